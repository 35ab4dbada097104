import { improvementsOf } from '@hauswart/domain/taxes/tax-folder'
import { gainFileTexts as texts, taxFolderTexts } from '@hauswart/domain/taxes/tax-folder.labels'
import { GainFileDocument } from '#gql/graphql.ts'
import { request } from '#device/net/graphql.ts'
import { pathTo } from '#device/routing/routes.ts'
import { day, money } from '#device/text/format.ts'
import { dossierPath } from '#house/paths/dossier-paths.ts'
import { taxFolderPath } from '#house/paths/places.ts'
import { LinkButton } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { Facts } from '#ui/list/facts.tsx'
import { Downloads } from './downloads.tsx'
import { EntriesCard } from './entries-card.tsx'
import { TaxFrame } from './tax-frame.tsx'
import { taxFolderWords as words } from './tax-folder.texts.ts'
import { useTaxFacts, type Purchase } from './use-tax-facts.ts'

/** Everything that has added value since the purchase, for the day the house is sold. */
export function GainFileView({ realEstateId }: { readonly realEstateId: string }) {
  const tax = useTaxFacts(realEstateId)
  const { facts, purchase } = tax
  const all = improvementsOf(facts?.invoices ?? [], purchase.purchasedOn)
  const own = all.filter(({ currency }) => currency === 'CHF')
  const foreign = all.filter(({ currency }) => currency !== 'CHF')
  const improvements = own.reduce((total, { netRappen }) => total + netRappen, 0)
  return (
    <>
      <PageHead
        trail={{
          label: words.trail,
          crumbs: [{ label: words.invoices, to: pathTo('toolsInvoice') }, { label: texts.title }],
        }}
        title={texts.title}
        sentence={
          facts === undefined || tax.isRefused
            ? undefined
            : own.length === 0
              ? texts.none
              : texts.lead(money(improvements))
        }
        actions={tax.isRefused ? undefined : <LinkButton to={taxFolderPath}>{words.toFolder}</LinkButton>}
      />
      <TaxFrame tax={tax}>
        {(purchase.purchasedOn === null || purchase.purchasePriceRappen === null) && (
          <Notice
            action={<LinkButton to={dossierPath(realEstateId, 'overview')}>{words.addPurchase}</LinkButton>}
          >
            {words.missingPurchase}
          </Notice>
        )}
        <Card title={texts.basis} sentence={texts.note}>
          <Facts facts={basisFacts(purchase, improvements)} />
        </Card>
        {all.length > 0 && (
          <Downloads
            text={words.takeGain}
            addressOf={async (format) =>
              (await request(GainFileDocument, { realEstateId, format })).realEstate?.gainFileUrl
            }
          />
        )}
        {own.length === 0 ? (
          <Card>
            <EmptyState title={texts.none} text={texts.keep} />
          </Card>
        ) : (
          <EntriesCard title={texts.byYear} sentence={texts.keep} entries={own} />
        )}
        {foreign.length > 0 && (
          <EntriesCard title="EUR" sentence={taxFolderTexts.foreign} entries={foreign} />
        )}
      </TaxFrame>
    </>
  )
}

function basisFacts(
  { purchasedOn, purchasePriceRappen, purchaseCostsRappen }: Purchase,
  improvements: number,
) {
  const told = (amount: number | null) => (amount === null ? texts.unknown : money(amount))
  return [
    { label: texts.purchasedOn, value: purchasedOn === null ? texts.unknown : day(purchasedOn) },
    { label: texts.price, value: told(purchasePriceRappen) },
    { label: texts.costs, value: told(purchaseCostsRappen) },
    {
      label: purchasedOn === null ? texts.improvementsAll : texts.improvements,
      value: money(improvements),
    },
    {
      label: texts.total,
      value: told(
        purchasePriceRappen === null ? null : purchasePriceRappen + (purchaseCostsRappen ?? 0) + improvements,
      ),
    },
  ]
}
