import { IconHammer, IconRefresh, IconSquareCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { today } from '#lib/format.ts'
import { upcomingQuery } from '#lib/house-queries.ts'
import { isOutOfReach } from '#lib/is-out-of-reach.ts'
import { pathTo } from '#lib/routes.ts'
import { AppLink } from '#ui/app-link.tsx'
import { Card } from '#ui/card.tsx'
import { Pill, StatePill } from '#ui/pill.tsx'
import { Row, RowList } from '#ui/row-list.tsx'
import { Loading, SkeletonRows } from '#ui/skeleton.tsx'
import { mergeUpcoming, type UpcomingEntry } from './upcoming.ts'
import { upcomingTexts, whenWords } from './upcoming.texts.ts'
import styles from './upcoming-card.module.css'

const most = 6
const signs = { todo: IconSquareCheck, maintenance: IconRefresh, measure: IconHammer } as const

type UpcomingCardProps = {
  readonly realEstateId: string
  /** The to-dos as they stand on this device, also without a line. */
  readonly todos: Parameters<typeof mergeUpcoming>[1]
  readonly areTodosLoading: boolean
  readonly pathOf: (entry: UpcomingEntry) => string
  readonly componentName: (componentId: string) => string | undefined
}

/** One list over all sources of dates, so that nobody has to look in five places. */
export function UpcomingCard(props: UpcomingCardProps) {
  const { realEstateId, todos, areTodosLoading, pathOf, componentName } = props
  const upcoming = useQuery(upcomingQuery(realEstateId))
  const entries = mergeUpcoming(upcoming.data?.realEstate?.upcoming ?? [], todos, most)
  const now = today()
  return (
    <Card
      title={upcomingTexts.title}
      action={<AppLink to={pathTo('todos')}>{upcomingTexts.all}</AppLink>}
      className={styles['card']}
    >
      {(areTodosLoading || upcoming.isPending) && !isOutOfReach(upcoming) && entries.length === 0 ? (
        <Loading>
          <SkeletonRows rows={5} />
        </Loading>
      ) : entries.length === 0 ? (
        <p className={styles['none']}>
          {isOutOfReach(upcoming) ? upcomingTexts.unknown : upcomingTexts.none}
        </p>
      ) : (
        <RowList label={upcomingTexts.title}>
          {entries.map((entry) => {
            const Sign = signs[entry.source]
            const about = entry.componentId === null ? undefined : componentName(entry.componentId)
            const source = upcomingTexts.sources[entry.source]
            return (
              <Row
                key={`${entry.source} ${entry.id}`}
                icon={<Sign />}
                title={entry.title}
                text={about === undefined || about === entry.title ? source : `${source} · ${about}`}
                value={<When entry={entry} today={now} />}
                isValueWide
                to={pathOf(entry)}
              />
            )
          })}
        </RowList>
      )}
    </Card>
  )
}

/** Colour, sign and word say the same. */
function When({ entry, today: now }: { readonly entry: UpcomingEntry; readonly today: string }) {
  const { words, state } = whenWords(entry, now)
  return state === 'later' ? <Pill>{words}</Pill> : <StatePill state={state}>{words}</StatePill>
}
