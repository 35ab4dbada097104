import { addDays } from '@hauswart/domain/days/day'
import { sourceRules } from '@hauswart/domain/deadlines/source'
import { sourceLabels } from '@hauswart/domain/deadlines/source.labels'
import { IconChevronDown, IconScale } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { today, weekDay } from '#device/text/format.ts'
import { deadlinesPath } from '#house/paths/places.ts'
import { datePath } from '#house/paths/date-path.ts'
import { upcomingQuery } from '#house/house-queries.ts'
import { isOutOfReach } from '#device/cache/is-out-of-reach.ts'
import { pathTo } from '#device/routing/routes.ts'
import { AppLink } from '#ui/action/app-link.tsx'
import { isSecondTap } from '#ui/action/second-tap.ts'
import { IconButton, LinkButton } from '#ui/action/button.tsx'
import { Menu } from '#ui/overlay/menu.tsx'
import { Card } from '#ui/layout/card.tsx'
import { StatePill } from '#ui/mark/pill.tsx'
import { Row, RowList } from '#ui/list/row-list.tsx'
import { Loading, SkeletonRows } from '#ui/layout/skeleton.tsx'
import { DateSign, When } from './date-sign.tsx'
import { mergeUpcoming, type Decision, type UpcomingEntry } from './upcoming.ts'
import { upcomingTexts, whenWords } from './upcoming.texts.ts'
import styles from './upcoming-card.module.css'

const most = 6
/** So that dates too have their place. */
const mostDecisions = 4

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
  /** What can be done with a to-do or upkeep in place; nothing for those who may only read. */
  readonly acts:
    | { readonly finish: (id: string) => void; readonly move: (id: string, on: string) => void }
    | undefined
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
      action={
        <>
          <AppLink to={deadlinesPath}>{upcomingTexts.deadlines}</AppLink>
          <AppLink to={pathTo('todos')}>{upcomingTexts.all}</AppLink>
        </>
      }
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
          {entries.map((entry) => (
            <EntryRow
              key={`${entry.source} ${entry.id}`}
              entry={entry}
              today={now}
              about={entry.componentId === null ? undefined : componentName(entry.componentId)}
              acts={work.some(({ id }) => id === entry.id) ? props.acts : undefined}
            />
          ))}
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

type EntryRowProps = Pick<UpcomingCardProps, 'acts'> & {
  readonly entry: UpcomingEntry
  readonly today: string
  readonly about: string | undefined
}

/** Most of what stands here is answered with one word: ticked off at its sign, put off at its day. */
function EntryRow({ entry, today: now, about, acts }: EntryRowProps) {
  const { source, id, title, on } = entry
  const { finish, move, day, week } = upcomingTexts.act
  const label = sourceLabels[source]
  const when = <When entry={entry} today={now} />
  const isOurs = acts !== undefined && sourceRules[source].act === 'finish'
  const by = (words: string, days: number) => {
    const to = addDays(on < now ? now : on, days)
    return { label: `${words}: ${weekDay(to)}`, onSelect: () => acts?.move(id, to) }
  }
  return (
    <Row
      icon={<DateSign source={source} />}
      lead={
        isOurs ? (
          <IconButton
            label={finish(title)}
            icon={<DateSign source={source} />}
            onClick={(tap) => {
              if (!isSecondTap(id, tap)) acts.finish(id)
            }}
          />
        ) : undefined
      }
      title={title}
      text={about === undefined || about === title ? label : `${label} · ${about}`}
      value={
        isOurs ? (
          <Menu
            label={move(whenWords(entry, now).words, title)}
            items={[by(day, 1), by(week, 7)]}
            buttonClassName={styles['when']}
          >
            {when}
            <IconChevronDown aria-hidden="true" />
          </Menu>
        ) : (
          when
        )
      }
      isValueWide
      to={datePath(entry)}
    />
  )
}
