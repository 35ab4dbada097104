import type { TaxYearRule } from '@hauswart/domain/taxes/tax-deduction'
import { taxYearRules } from '@hauswart/domain/taxes/tax-deduction'
import {
  folderOrder,
  hasUnassigned,
  taxFolderOf,
  taxYearsOf,
  usualYearRule,
  type FolderFacts,
  type TaxFolder,
} from '@hauswart/domain/taxes/tax-folder'
import {
  classLabel,
  taxFolderTexts as texts,
  taxYearRuleLabels,
} from '@hauswart/domain/taxes/tax-folder.labels'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useToday } from '#device/use-today.ts'
import { request } from '#device/net/graphql.ts'
import { money } from '#device/text/format.ts'
import { pathTo } from '#device/routing/routes.ts'
import { gainFilePath } from '#house/paths/places.ts'
import { unassignedPath } from '#house/paths/tax-list.ts'
import { TaxFolderDocument } from '#gql/graphql.ts'
import { LinkButton } from '#ui/action/button.tsx'
import { ChoiceChips } from '#ui/input/choice.tsx'
import { SelectField } from '#ui/input/field.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { CarryCard } from './carry-card.tsx'
import { Downloads } from './downloads.tsx'
import { EntriesCard } from './entries-card.tsx'
import { ChoiceCard, RulesCard, SumsCard } from './folder-sums.tsx'
import { SplitCard } from './split-card.tsx'
import { TaxFrame } from './tax-frame.tsx'
import styles from './tax-folder.module.css'
import { taxFolderWords as words } from './tax-folder.texts.ts'
import { useTaxFacts } from './use-tax-facts.ts'

const slugs = { payment: 'zahlung', invoice: 'rechnung' } as const
const rules = taxYearRules.map((value) => ({ value, label: taxYearRuleLabels[value] }))

type TaxFolderViewProps = {
  readonly realEstateId: string
  /** What the invoices nobody has assigned yet probably are. */
  readonly renderProposals: (invoiceIds: readonly string[]) => ReactNode
}

/** One tax year from the invoices of this device: sums, the better deduction, and everything to take along. */
export function TaxFolderView({ realEstateId, renderProposals }: TaxFolderViewProps) {
  const tax = useTaxFacts(realEstateId)
  const { facts, purchase, mayWrite } = tax
  const said = useTaxYear(facts)
  const { year, rule } = said
  const folder = facts && taxFolderOf(facts, year, rule)
  const lead = folder?.deduction.cantonal
  return (
    <>
      <PageHead
        trail={{
          label: words.trail,
          crumbs: [{ label: words.invoices, to: pathTo('toolsInvoice') }, { label: texts.title(year) }],
        }}
        title={texts.title(year)}
        sentence={
          tax.isRefused || folder === undefined
            ? undefined
            : lead === undefined || lead === null
              ? texts.leadOpen(year)
              : texts.lead(money(lead), year)
        }
        actions={tax.isRefused ? undefined : <LinkButton to={gainFilePath}>{words.toGain}</LinkButton>}
      />
      <TaxFrame tax={tax}>
        {facts !== undefined && folder !== undefined && (
          <>
            <Card>
              <div className={styles['choices']}>
                <SelectField
                  label={words.year}
                  placeholder={null}
                  options={said.years.map((one) => ({ value: String(one), label: String(one) }))}
                  value={String(year)}
                  onChange={({ target }) => said.put('jahr', target.value)}
                />
                <ChoiceChips
                  label={words.rule}
                  look="joined"
                  hint={
                    folder.yearLaw !== undefined && rule === said.usual ? words.ruleKnown : words.ruleHint
                  }
                  options={rules}
                  value={rule}
                  onChange={(value) => said.put('regel', slugs[value])}
                />
              </div>
            </Card>
            {hasUnassigned(folder) && (
              <Notice
                tone="soon"
                action={
                  <LinkButton size="small" to={unassignedPath({ year, rule })}>
                    {words.assign}
                  </LinkButton>
                }
              >
                {texts.unassigned(folder.unassignedRappen, money)}
              </Notice>
            )}
            {mayWrite && renderProposals(unassignedIn(folder))}
            {folder.imputedRentEnds !== undefined && (
              <Notice>{texts.regime(folder.imputedRentEnds.value)}</Notice>
            )}
            <SumsCard folder={folder} />
            <ChoiceCard folder={folder} purchase={purchase} realEstateId={realEstateId} mayWrite={mayWrite} />
            {/* What is paid already, or counts by another day, cannot be moved. */}
            {year === said.thisYear && rule === 'payment' && <SplitCard facts={facts} year={year} />}
            <CarryCard key={year} folder={folder} facts={facts} />
            {folder.entries.length + folder.foreign.length === 0 ? (
              <Card>
                <EmptyState title={words.empty.title(year)} text={words.empty.text} />
              </Card>
            ) : (
              <Downloads
                text={words.takeText}
                addressOf={async (format) =>
                  (await request(TaxFolderDocument, { realEstateId, year, rule, format })).realEstate
                    ?.taxFolderUrl
                }
              />
            )}
            {[...folderOrder, null].map((taxClass) => {
              const entries = folder.entries.filter((entry) => entry.taxClass === taxClass)
              return (
                entries.length > 0 && (
                  <EntriesCard key={taxClass ?? ''} title={classLabel(taxClass)} entries={entries} />
                )
              )
            })}
            {folder.foreign.length > 0 && (
              <EntriesCard title="EUR" sentence={texts.foreign} entries={folder.foreign} />
            )}
            <RulesCard folder={folder} />
          </>
        )}
      </TaxFrame>
    </>
  )
}

const unassignedIn = ({ entries, foreign }: TaxFolder): string[] =>
  [...entries, ...foreign].flatMap(({ taxClass, invoiceId }) => (taxClass === null ? [invoiceId] : []))

/** Which year by which day, as the address says; else as the canton counts, and in spring the year of the return. */
function useTaxYear(facts: FolderFacts | undefined) {
  const today = useToday()
  const [query, setQuery] = useSearchParams()
  const thisYear = Number(today.slice(0, 4))
  const usual: TaxYearRule = facts ? usualYearRule(facts.references, facts.house.canton, today) : 'payment'
  const rule = taxYearRules.find((one) => slugs[one] === query.get('regel')) ?? usual
  const asked = query.get('jahr') ?? ''
  const year = /^(19|20)\d\d$/.test(asked)
    ? Number(asked)
    : today.slice(5, 7) < '07'
      ? thisYear - 1
      : thisYear
  const years = [...new Set([thisYear, year, ...taxYearsOf(facts?.invoices ?? [], rule)])].toSorted(
    (a, b) => b - a,
  )
  const put = (name: string, value: string): void =>
    setQuery(
      (before) => {
        before.set(name, value)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  return { year, thisYear, years, rule, usual, put }
}
