import { IconChevronDown, IconX } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { comboAria, ComboboxList, listKeys } from './combobox-list.tsx'
import { matching, type ComboOption } from './combobox-match.ts'
import { TextField, type TextFieldProps } from './field.tsx'
import fieldStyles from './field.module.css'
import { uiTexts } from '#ui/ui.texts.ts'

const most = 60

type ComboboxProps = Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'trailing'> & {
  readonly options: readonly ComboOption[]
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  readonly emptyText?: string | undefined
}

/** One of many: type to narrow down, arrows and Enter to choose. The focus stays in the field. */
export function Combobox(props: ComboboxProps) {
  const { options, value, onChange, emptyText, onBlur, isOptional, ...rest } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const chosen = options.find((option) => option.value === value)
  const found = matching(options, query ?? '')
  const shown = found.slice(0, most)

  const open = () => {
    setOpen(true)
    setActive(chosen === undefined ? -1 : shown.indexOf(chosen))
  }
  const close = () => {
    setOpen(false)
    setQuery(null)
  }
  const choose = (option: ComboOption | undefined) => {
    onChange(option?.value ?? null)
    close()
  }
  const chooseActive = () => {
    const option = shown[active]
    if (option !== undefined) choose(option)
  }

  return (
    <>
      <TextField
        autoComplete="off"
        spellCheck={false}
        placeholder={uiTexts.choose}
        {...rest}
        {...comboAria(id, isOpen, active)}
        isOptional={isOptional}
        ref={input}
        value={query ?? chosen?.label ?? ''}
        onClick={open}
        onKeyDown={(event) =>
          listKeys(event, {
            isOpen,
            active,
            count: shown.length,
            open,
            close,
            setActive,
            choose: chooseActive,
          })
        }
        onChange={(event) => {
          setQuery(event.target.value)
          setOpen(true)
          setActive(event.target.value === '' ? -1 : 0)
        }}
        onBlur={(event) => {
          if (query === '') onChange(null)
          close()
          onBlur?.(event)
        }}
        trailing={
          isOptional === true && value !== null ? (
            <button
              type="button"
              className={fieldStyles['inside']}
              aria-label={uiTexts.clear}
              onClick={() => {
                choose(undefined)
                input.current?.focus()
              }}
            >
              <IconX size={18} stroke={1.75} aria-hidden="true" />
            </button>
          ) : (
            <IconChevronDown size={19} stroke={1.75} aria-hidden="true" />
          )
        }
      />
      <ComboboxList
        id={id}
        input={input}
        isOpen={isOpen}
        label={typeof rest.label === 'string' ? rest.label : undefined}
        options={shown}
        active={active}
        value={value}
        onChoose={choose}
        status={resultText(found.length, emptyText)}
        isStatusHidden={found.length > 0 && found.length <= most}
      />
    </>
  )
}

function resultText(count: number, emptyText: string | undefined): string {
  if (count === 0) return emptyText ?? uiTexts.nothingFound
  return count > most ? uiTexts.moreResults : uiTexts.results(count)
}
