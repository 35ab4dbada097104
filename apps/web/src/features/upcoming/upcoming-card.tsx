import { sourceLabels } from '@hauswart/domain/deadlines/source.labels'
import type { UpcomingSource } from '@hauswart/domain/deadlines/source'
import {
  IconAlertTriangle,
  IconCalendar,
  IconFileDollar,
  IconFileText,
  IconHammer,
  IconPercentage,
  IconReceipt,
  IconRefresh,
  IconScale,
  IconSquare,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { today } from '#device/text/format.ts'
import { datePath } from '#house/paths/date-path.ts'
import { upcomingQuery } from '#house/house-queries.ts'
import { isOutOfReach } from '#device/cache/is-out-of-reach.ts'
import { pathTo } from '#device/routing/routes.ts'
import { AppLink } from '#ui/action/app-link.tsx'
import { LinkButton } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Pill, StatePill } from '#ui/mark/pill.tsx'
import { Row, RowList } from '#ui/list/row-list.tsx'
import { Loading, SkeletonRows } from '#ui/layout/skeleton.tsx'
import { mergeUpcoming, type Decision, type UpcomingEntry } from './upcoming.ts'
import { upcomingTexts, whenWords } from './upcoming.texts.ts'
import styles from './upcoming-card.module.css'

const most = 6
/** So that dates too have their place. */
const mostDecisions = 4
const signs: Readonly<Record<UpcomingSource, typeof IconSquare>> = {
  todo: IconSquare,
  maintenance: IconRefresh,
  measure: IconHammer,
  document: IconFileText,
  appointment: IconCalendar,
  defect: IconAlertTriangle,
  invoice: IconReceipt,
  discount: IconPercentage,
  quote: IconFileDollar,
}

type UpcomingCardProps = {
  readonly realEstateId: string
  /** To-dos and upkeep as they stand on this device, also without a line. */
  readonly work: Parameters<typeof mergeUpcoming>[1]
  readonly isUpkeepKnown: boolean
  readonly areTodosLoading: boolean
  readonly componentName: (componentId: string) => string | undefined
  /** What is due and not decided yet, the most urgent first. */
  readonly decisions: readonly Decision[]
  /** Where somebody decides; nothing for those who may only read. */
  readonly decisionPath: ((componentId: string) => string) | undefined
  readonly componentPath: (componentId: string) => string
  readonly allDecisionsPath: string
}

/** One list over all sources of dates, so that nobody has to look in five places. */
export function UpcomingCard(props: UpcomingCardProps) {
  const { realEstateId, work, isUpkeepKnown, areTodosLoading, componentName, decisions } = props
  const upcoming = useQuery(upcomingQuery(realEstateId))
  const shown = decisions.length > mostDecisions ? decisions.slice(0, mostDecisions - 1) : decisions
  const rest = decisions.length - shown.length
  const entries = mergeUpcoming(upcoming.data?.realEstate?.upcoming ?? [], work, {
    isUpkeepKnown,
    most: most - shown.length - Math.min(1, rest),
    decisions,
  })
  const isEmpty = entries.length === 0 && decisions.length === 0
  const now = today()
  return (
    <Card
      title={upcomingTexts.title}
      action={<AppLink to={pathTo('todos')}>{upcomingTexts.all}</AppLink>}
      className={styles['card']}
    >
      {(areTodosLoading || upcoming.isPending) && !isOutOfReach(upcoming) && isEmpty ? (
        <Loading>
          <SkeletonRows rows={5} />
        </Loading>
      ) : isEmpty ? (
        <p className={styles['none']}>
          {isOutOfReach(upcoming) ? upcomingTexts.unknown : upcomingTexts.none}
        </p>
      ) : (
        <RowList label={upcomingTexts.title}>
          {shown.map((decision) => (
            <DecisionRow key={decision.id} decision={decision} {...props} />
          ))}
          {rest > 0 && (
            <Row
              icon={<IconScale />}
              title={upcomingTexts.moreDue(rest)}
              text={upcomingTexts.moreDueText}
              to={props.allDecisionsPath}
            />
          )}
          {entries.map((entry) => {
            const Sign = signs[entry.source]
            const about = entry.componentId === null ? undefined : componentName(entry.componentId)
            const source = sourceLabels[entry.source]
            return (
              <Row
                key={`${entry.source} ${entry.id}`}
                icon={<Sign />}
                title={entry.title}
                text={about === undefined || about === entry.title ? source : `${source} · ${about}`}
                value={<When entry={entry} today={now} />}
                isValueWide
                to={datePath(entry)}
              />
            )
          })}
        </RowList>
      )}
    </Card>
  )
}

type DecisionRowProps = Pick<UpcomingCardProps, 'decisionPath' | 'componentPath'> & {
  readonly decision: Decision
}

/** «Küche, fällig»: the row tells of the component, its button leads to the decision. */
function DecisionRow({ decision: { id, name, note }, decisionPath, componentPath }: DecisionRowProps) {
  return (
    <Row
      icon={<IconScale />}
      title={name}
      text={<StatePill state="due">{note}</StatePill>}
      to={componentPath(id)}
      action={
        decisionPath && (
          <LinkButton to={decisionPath(id)} size="small">
            {upcomingTexts.decide}
            <span className="visually-hidden"> {upcomingTexts.decideFor(name)}</span>
          </LinkButton>
        )
      }
    />
  )
}

/** Colour, sign and word say the same. */
function When({ entry, today: now }: { readonly entry: UpcomingEntry; readonly today: string }) {
  const { words, state } = whenWords(entry, now)
  return state === 'later' ? <Pill>{words}</Pill> : <StatePill state={state}>{words}</StatePill>
}
