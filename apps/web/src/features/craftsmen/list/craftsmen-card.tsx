import { trades } from '@hauswart/domain/craftsmen/trade'
import { tradeLabels } from '@hauswart/domain/craftsmen/trade.labels'
import { AppLink } from '#ui/action/app-link.tsx'
import { LinkButton } from '#ui/action/button.tsx'
import { SelectField } from '#ui/input/field.tsx'
import { SearchField } from '#ui/input/search-field.tsx'
import { Card } from '#ui/layout/card.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import type { Craftsman } from '#features/craftsmen/craftsman-words.ts'
import { filterCraftsmen, isFiltered, tradesIn } from '#features/craftsmen/craftsmen-filter.ts'
import { craftsmenTexts as texts } from '#features/craftsmen/craftsmen.texts.ts'
import { dayOf, dealingsWith } from '#features/craftsmen/dealings.ts'
import { useWorks } from '#features/craftsmen/use-works.ts'
import type { useCraftsmenAddress } from '#features/craftsmen/use-craftsmen-address.ts'
import { CraftsmanRow } from './craftsman-row.tsx'
import styles from './craftsmen-card.module.css'

type CraftsmenCardProps = {
  readonly realEstateId: string
  readonly all: readonly Craftsman[]
  readonly address: ReturnType<typeof useCraftsmenAddress>
}

/** Search, choice and the list. */
export function CraftsmenCard({ realEstateId, all, address }: CraftsmenCardProps) {
  const works = useWorks(realEstateId)
  const { filter } = address
  const found = filterCraftsmen(all, filter)
  return (
    <Card>
      <SearchField
        label={texts.search}
        placeholder={texts.searchShort}
        value={filter.search}
        onChange={address.setSearch}
      />
      <Choices all={all} address={address} />
      <output className={isFiltered(filter) ? styles['found'] : 'visually-hidden'}>
        {isFiltered(filter) ? texts.found(found.length) : ''}
      </output>
      {found.length === 0 ? (
        <EmptyState
          title={texts.noHits.title}
          text={texts.noHits.text}
          action={<LinkButton to={address.allPath}>{texts.noHits.action}</LinkButton>}
        />
      ) : (
        <ul className={styles['rows']} aria-label={texts.list}>
          {found.map((one) => {
            const { orders, open } = dealingsWith(one.id, works.quotes, works.defects)
            return (
              <CraftsmanRow
                key={one.id}
                craftsman={one}
                to={address.pathOf(one.id)}
                isSelected={one.id === address.selectedId}
                openDefects={open.length}
                lastOrder={orders[0] && dayOf(orders[0])}
              />
            )
          })}
        </ul>
      )}
    </Card>
  )
}

function Choices({ all, address }: Pick<CraftsmenCardProps, 'all' | 'address'>) {
  const { filter } = address
  const marks = [
    { label: texts.favourites, to: address.favouritesPath, isOn: filter.isFavourite },
    { label: texts.withPikett, to: address.pikettPath, isOn: filter.hasPikett },
  ]
  return (
    <div className={styles['choices']}>
      <SelectField
        label={texts.trade}
        isLabelHidden
        placeholder={texts.allTrades}
        options={tradesIn(all).map((value) => ({ value, label: tradeLabels[value] }))}
        value={filter.trade ?? ''}
        onChange={({ target }) => address.setTrade(trades.find((one) => one === target.value))}
      />
      {marks.map(({ label, to, isOn }) => (
        <AppLink
          key={label}
          to={to}
          prefetch="none"
          preventScrollReset
          className={styles['mark']}
          aria-current={isOn ? 'true' : undefined}
        >
          {label}
        </AppLink>
      ))}
    </div>
  )
}
