import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { TextField } from './field.tsx'

type SearchFieldProps = {
  readonly label: string
  readonly placeholder: string
  readonly value: string
  readonly onChange: (search: string) => void
}

const typingMs = 250

/** Shown at once; the address follows. */
export function SearchField({ label, placeholder, value, onChange }: SearchFieldProps) {
  const [shown, setShown] = useState(value)
  const [known, setKnown] = useState(value)
  const [sent, setSent] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  if (known !== value) {
    setKnown(value)
    // From outside, by the reset button or the way back; our own comes late and must not take away what is typed.
    if (sent !== value) {
      setShown(value)
      setSent(value)
    }
  }
  return (
    <TextField
      type="search"
      label={label}
      isLabelHidden
      placeholder={placeholder}
      leading={<IconSearch size={18} stroke={1.75} aria-hidden="true" />}
      value={shown}
      autoComplete="off"
      onChange={({ target: { value: typed } }) => {
        setShown(typed)
        clearTimeout(timer.current)
        timer.current = setTimeout(() => {
          setSent(typed)
          onChange(typed)
        }, typingMs)
      }}
    />
  )
}
