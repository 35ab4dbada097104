import { IconCheck, IconPlus, IconSelector } from '@tabler/icons-react'
import { useId, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { housesOf, selectHouse, useActiveHouse, useHouses, type House } from '#house/active-house.ts'
import { houseLine, houseName, housePlace, selectable } from '#house/house-choice.ts'
import { pathTo, routeOf } from '#device/routing/routes.ts'
import { AppLink } from '#ui/action/app-link.tsx'
import { Pill } from '#ui/mark/pill.tsx'
import { followAnchor } from '#ui/overlay/popover-place.ts'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import styles from './house-switcher.module.css'
import { HouseThumbnail } from './house-thumbnail.tsx'
import { shellTexts } from '#features/shell/shell.texts.ts'

const texts = shellTexts.house

/** Which house is looked at, and the way to another one. `top` is the short form on a phone. */
export function HouseSwitcher({ place }: { readonly place: 'side' | 'top' }) {
  const { data, isLoading, isError, refetch } = useHouses()
  const active = useActiveHouse()
  const houses = selectable(housesOf(data))
  const look = { className: styles['switcher'], 'data-place': place }

  if (active === undefined && isLoading)
    return (
      <output {...look}>
        <HouseThumbnail isEmpty />
        <span className="visually-hidden">{texts.loading}</span>
        <Skeleton width="medium" />
      </output>
    )
  if (data === undefined && isError)
    return (
      <button {...look} type="button" data-tip={texts.failed} onClick={() => void refetch()}>
        <HouseThumbnail isEmpty />
        <Words name={texts.failed} line={texts.retry} />
      </button>
    )
  if (active === undefined)
    return (
      <AppLink {...look} to={pathTo('analysisCreate')} data-tip={texts.create}>
        <HouseThumbnail isEmpty />
        <Words name={texts.none} line={texts.create} />
      </AppLink>
    )
  const line = place === 'side' ? houseLine(active) : housePlace(active)
  const content = (
    <>
      <HouseThumbnail />
      <Words name={nameOf(active)} line={line} />
    </>
  )
  if (houses.length === 1)
    return (
      <AppLink {...look} to={pathTo('realEstate', { realEstate: active.id })} data-tip={nameOf(active)}>
        {content}
      </AppLink>
    )
  return <Choice houses={houses} active={active} look={look} content={content} />
}

type ChoiceProps = {
  readonly houses: readonly House[]
  readonly active: House
  readonly look: { readonly className: string | undefined; readonly 'data-place': string }
  readonly content: ReactNode
}

function Choice({ houses, active, look, content }: ChoiceProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDialogElement>(null)
  const unfollow = useRef<() => void>(undefined)
  const [isOpen, setOpen] = useState(false)
  const change = useHouseChange()
  const choose = (house: House) => {
    list.current?.hidePopover()
    button.current?.focus()
    change(house)
  }
  return (
    <>
      <button
        {...look}
        ref={button}
        type="button"
        popoverTarget={id}
        aria-expanded={isOpen}
        data-tip={nameOf(active)}
      >
        {content}
        <span className="visually-hidden">{texts.another}</span>
        <IconSelector className={styles['chevron']} size={18} stroke={1.75} aria-hidden="true" />
      </button>
      <dialog
        ref={list}
        id={id}
        popover="auto"
        aria-label={texts.menu}
        className={styles['popover']}
        onToggle={(event) => {
          const isNowOpen = event.newState === 'open'
          setOpen(isNowOpen)
          unfollow.current?.()
          if (isNowOpen && button.current !== null)
            unfollow.current = followAnchor(event.currentTarget, button.current, 'start')
        }}
      >
        <ul className={styles['houses']}>
          {houses.map((house) => (
            <li key={house.id}>
              <button
                type="button"
                className={styles['house']}
                aria-pressed={house.id === active.id}
                onClick={() => choose(house)}
              >
                <HouseThumbnail />
                <Words name={nameOf(house)} line={houseLine(house)} />
                {house.status === 'draft' && <Pill size="small">{texts.draft}</Pill>}
                {house.id === active.id && <IconCheck size={19} stroke={1.75} aria-hidden="true" />}
              </button>
            </li>
          ))}
        </ul>
        <CreateLink popover={list} />
      </dialog>
    </>
  )
}

function CreateLink({ popover }: { readonly popover: RefObject<HTMLDialogElement | null> }) {
  return (
    <AppLink
      to={pathTo('analysisCreate')}
      className={styles['create']}
      onClick={() => popover.current?.hidePopover()}
    >
      <IconPlus size={19} stroke={1.75} aria-hidden="true" />
      {texts.create}
    </AppLink>
  )
}

/**
 * On the page of one house the other one's page is meant, from a component of it the other one's analysis; elsewhere the
 * page stays and shows the other house.
 */
function useHouseChange(): (house: House) => void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return ({ id }) => {
    selectHouse(id)
    const [route] = routeOf(pathname) ?? []
    if (route === 'realEstate') void navigate(pathTo('realEstate', { realEstate: id }))
    if (route === 'component') void navigate(pathTo('analysis'))
  }
}

const nameOf = (house: House): string => houseName(house) || texts.unnamed

function Words({ name, line }: { readonly name: string; readonly line: string }) {
  return (
    <span className={styles['words']}>
      <span className={styles['name']}>{name}</span>
      {line !== '' && <span className={styles['line']}>{line}</span>}
    </span>
  )
}
