import { componentName } from '@hauswart/domain/real-estate/drawing'
import { IconHammer, IconPlus } from '@tabler/icons-react'
import { money } from '#device/text/format.ts'
import { pathTo } from '#device/routing/routes.ts'
import { useToday } from '#device/use-today.ts'
import { costItems } from '#house/nouns/cost-items.ts'
import { craftsmen as craftsmanRecord } from '#house/nouns/craftsmen.ts'
import { projects as record } from '#house/nouns/projects.ts'
import { useRows } from '#house/record/use-rows.ts'
import { useRefusals } from '#house/refusal/use-refusals.tsx'
import { useRole } from '#house/use-role.ts'
import { Button, LinkButton } from '#ui/action/button.tsx'
import { ChoiceChips } from '#ui/input/choice.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { Loading, SkeletonRows } from '#ui/layout/skeleton.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { ListFailure } from '#ui/list/list-failure.tsx'
import { isRunning, sumsOf, type Project } from '#features/projects/project-words.ts'
import { projectsTexts as texts } from '#features/projects/projects.texts.ts'
import { useBills, type Bill } from '#features/projects/use-bills.ts'
import { useStartFacts } from '#features/projects/use-start-facts.ts'
import { Board } from './board.tsx'
import { ProjectFilterFields } from './project-filter-fields.tsx'
import { ProjectList } from './project-list.tsx'
import { choicesIn, filterProjects } from './projects-filter.ts'
import { useFirms } from './use-firms.ts'
import { projectViews, useProjectsAddress } from './use-projects-address.ts'
import styles from './projects-view.module.css'

const records = [record, costItems]

const countUnderway = (projects: readonly Project[]): number =>
  projects.filter(({ state }) => state === 'underway').length

/** The renovations of one house, all or some: by where they stand on a board, or line by line. */
export function ProjectsView({ realEstateId }: { readonly realEstateId: string }) {
  const { role, mayWrite, canSeeFinances } = useRole(realEstateId)
  const rows = useRows(record, realEstateId)
  const items = useRows(costItems, realEstateId).data ?? []
  const bills = useBills(realEstateId)
  const { components, factsOf } = useStartFacts(realEstateId)
  const refused = useRefusals({
    records,
    realEstateId,
    nameOf: (id) => components.find((one) => one.id === id)?.name ?? undefined,
  })
  const address = useProjectsAddress()
  const firms = useFirms(realEstateId)
  const book = useRows(craftsmanRecord, realEstateId).data ?? []
  const all = rows.data ?? []
  const today = useToday()
  const shown = filterProjects(all, address.filter, { firms, today })
  const choices = choicesIn(all, address.filter, {
    firms,
    today,
    craftsmen: book.map(({ id, company }) => ({ value: id, label: company })),
    components: components.map((one) => ({ value: one.id, label: componentName(one) })),
  })
  const running = all.filter(isRunning)
  const isReady = rows.data !== undefined
  const add = mayWrite && (
    <LinkButton kind="primary" to={pathTo('projectCreate')} icon={<IconPlus />}>
      {texts.add}
    </LinkButton>
  )
  return (
    <>
      <PageHead
        title={texts.title}
        sentence={isReady && all.length > 0 && texts.running(running.length, countUnderway(running))}
        actions={all.length > 0 && add}
      />
      {refused.view}
      {role !== undefined && !mayWrite && <Notice>{texts.readerOnly}</Notice>}
      {rows.error !== null && !isReady ? (
        <ListFailure texts={texts.failed} error={rows.error} onAgain={() => void rows.refetch()} />
      ) : !isReady ? (
        <Card>
          <Loading>
            <SkeletonRows rows={6} />
          </Loading>
        </Card>
      ) : all.length === 0 ? (
        <Card>
          <EmptyState {...texts.empty} picture={<IconHammer stroke={1.5} size={56} />} action={add} />
        </Card>
      ) : (
        <>
          {canSeeFinances && <Totals running={shown.filter(isRunning)} items={items} bills={bills} />}
          <div className={styles['tools']}>
            <ChoiceChips
              label={texts.look}
              isLabelHidden
              look="joined"
              options={projectViews.map((value) => ({ value, label: texts.looks[value] }))}
              value={address.view}
              onChange={address.setView}
            />
            <ProjectFilterFields filter={address.filter} choices={choices} onChange={address.setFilter} />
          </div>
          {shown.length === 0 ? (
            <Card>
              <EmptyState
                {...texts.filter.none}
                action={<Button onClick={address.showAll}>{texts.filter.all}</Button>}
              />
            </Card>
          ) : address.view === 'list' ? (
            <ProjectList projects={shown} items={items} realEstateId={realEstateId} factsOf={factsOf} />
          ) : (
            <Board projects={shown} items={items} realEstateId={realEstateId} factsOf={factsOf} />
          )}
        </>
      )}
    </>
  )
}

type TotalsProps = {
  readonly running: readonly Project[]
  readonly items: Parameters<typeof sumsOf>[0]
  readonly bills: readonly Bill[]
}

function Totals({ running, items, bills }: TotalsProps) {
  const sums = running.map(({ id }) => sumsOf(items, bills, id))
  const total = (of: 'committed' | 'invoiced' | 'paid') => sums.reduce((sum, one) => sum + one[of], 0)
  const figures = [
    [texts.sums.budget, running.reduce((sum, { budgetRappen }) => sum + (budgetRappen ?? 0), 0)],
    [texts.sums.committed, total('committed')],
    [texts.sums.invoiced, total('invoiced')],
    [texts.sums.paid, total('paid')],
  ] as const
  return (
    <dl className={styles['totals']} aria-label={texts.totals}>
      {figures.map(([label, rappen]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{money(rappen)}</dd>
        </div>
      ))}
    </dl>
  )
}
