import { IconMail, IconPhone } from '@tabler/icons-react'
import { dialled } from '#device/text/dialled.ts'
import { money, today } from '#device/text/format.ts'
import { LinkButton } from '#ui/action/button.tsx'
import { Figure } from '#ui/list/facts.tsx'
import { SourceSheet } from '#ui/overlay/source-sheet.tsx'
import { ownShare, readable, type Condominium, type Fund } from './condominium-values.ts'
import styles from './condominium-words.module.css'
import { condominiumTexts } from './condominium.texts.ts'

/** One press to reach the manager. */
export function ManagerActions({ condominium }: { readonly condominium: Condominium }) {
  const { managerName, managerPhone, managerEmail } = condominium
  const { manager, call, write } = condominiumTexts
  const name = managerName ?? manager
  return (
    <>
      {managerPhone !== null && (
        <LinkButton size="small" icon={<IconPhone />} href={dialled(managerPhone)}>
          {call}
          <span className="visually-hidden">: {name}</span>
        </LinkButton>
      )}
      {managerEmail !== null && (
        <LinkButton size="small" icon={<IconMail />} href={`mailto:${managerEmail}`}>
          {write}
          <span className="visually-hidden">: {name}</span>
        </LinkButton>
      )}
    </>
  )
}

type OwnShareProps = {
  readonly fund: Fund
  readonly sharePermille: number | null
}

/** What of the fund belongs to the flat, and how that is reckoned. */
export function OwnShare({ fund, sharePermille }: OwnShareProps) {
  const { fundBalanceRappen, fundBalanceOn, fundYearlyRappen } = fund
  const own = ownShare(fundBalanceRappen, sharePermille)
  if (own === undefined) return null
  const yearly = ownShare(fundYearlyRappen, sharePermille)
  const { labels, ownShare: texts } = condominiumTexts
  return (
    <div className={styles['own']}>
      <Figure
        look="bare"
        label={texts.label}
        value={money(own)}
        note={yearly === undefined ? undefined : texts.yearly(money(yearly))}
      />
      <SourceSheet
        title={texts.title}
        figure={money(own)}
        inputs={[
          { label: labels.fundBalanceRappen, value: readable('fundBalanceRappen', fundBalanceRappen) },
          { label: labels.fundYearlyRappen, value: readable('fundYearlyRappen', fundYearlyRappen) },
          { label: labels.sharePermille, value: readable('sharePermille', sharePermille) },
        ]}
        rule={texts.rule}
        sources={[{ name: texts.source, asOf: fundBalanceOn ?? today() }]}
      />
    </div>
  )
}
