import { useState, type ReactNode } from 'react'
import { useConnection } from '#device/net/connection.ts'
import { condominium as record } from '#house/nouns/sheets/condominium.ts'
import { finance as financeRecord } from '#house/nouns/sheets/finance.ts'
import { useRows } from '#house/record/use-rows.ts'
import { Button } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Facts } from '#ui/list/facts.tsx'
import { LeaveGuard } from '#ui/form/leave-guard.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { Loading, SkeletonRows } from '#ui/layout/skeleton.tsx'
import { CommunityForm } from './community-form.tsx'
import styles from './condominium-tab.module.css'
import {
  condominiumForm,
  fundForm,
  readable,
  type Condominium,
  type CondominiumValues,
  type Fund,
  type FundValues,
} from './condominium-values.ts'
import { condominiumTexts } from './condominium.texts.ts'
import { FundForm } from './fund-form.tsx'
import { ManagerActions, OwnShare } from './condominium-words.tsx'

type CondominiumTabProps = {
  readonly realEstateId: string
  readonly mayWrite: boolean
  readonly canSeeFinances: boolean
}

/** The community of owners a flat belongs to: share, manager, fund. */
export function CondominiumTab(props: CondominiumTabProps) {
  const { realEstateId, mayWrite, canSeeFinances } = props
  const community = useRows(record, realEstateId)
  const fund = useRows(financeRecord, realEstateId)
  const condominium = community.data?.[0]
  const finance = fund.data?.[0]
  const texts = condominiumTexts
  const [isCommunityDirty, setCommunityDirty] = useState(false)
  const [isFundDirty, setFundDirty] = useState(false)
  if (condominium === undefined)
    return <Waiting isError={community.isError} onRetry={() => void community.refetch()} />
  return (
    <div className={styles['tab']}>
      {/* One for both forms: the router asks only one guard. */}
      <LeaveGuard isDirty={isCommunityDirty || isFundDirty} coversSearch />
      {mayWrite ? (
        <CommunityForm realEstateId={realEstateId} condominium={condominium} onDirty={setCommunityDirty} />
      ) : (
        <CommunityFacts condominium={condominium} />
      )}
      {!canSeeFinances ? (
        <Card title={texts.groups.fund}>
          <Notice>{texts.noFinances}</Notice>
        </Card>
      ) : finance === undefined ? (
        <Waiting isError={fund.isError} onRetry={() => void fund.refetch()} />
      ) : (
        <FundCard finance={finance} share={condominium.sharePermille}>
          {mayWrite ? (
            <FundForm realEstateId={realEstateId} fund={finance} onDirty={setFundDirty} />
          ) : (
            <FundFacts finance={finance} />
          )}
        </FundCard>
      )}
    </div>
  )
}

type FundCardProps = { readonly finance: Fund; readonly share: number | null; readonly children: ReactNode }

function FundCard({ finance, share, children }: FundCardProps) {
  return (
    <Card title={condominiumTexts.groups.fund}>
      <OwnShare fund={finance} sharePermille={share} />
      {children}
    </Card>
  )
}

function CommunityFacts({ condominium }: { readonly condominium: Condominium }) {
  const { groups, labels } = condominiumTexts
  const values = condominiumForm.valuesOf(condominium)
  const fact = (name: keyof CondominiumValues) => ({
    label: labels[name],
    value: orMissing(values[name], readable(name, values[name])),
  })
  return (
    <>
      <Card title={groups.community}>
        <Facts facts={[fact('name'), fact('sharePermille')]} />
      </Card>
      <Card title={groups.manager} action={<ManagerActions condominium={condominium} />}>
        <Facts facts={[fact('managerName'), fact('managerPhone'), fact('managerEmail')]} />
      </Card>
    </>
  )
}

function FundFacts({ finance }: { readonly finance: Fund }) {
  const { labels } = condominiumTexts
  const values = fundForm.valuesOf(finance)
  return (
    <Facts
      facts={(Object.keys(values) as (keyof FundValues)[]).map((name) => ({
        label: labels[name],
        value: orMissing(values[name], readable(name, values[name])),
      }))}
    />
  )
}

const orMissing = (value: unknown, words: string): ReactNode =>
  value === '' || value === null ? (
    <span className={styles['missing']}>{condominiumTexts.notRecorded}</span>
  ) : (
    words
  )

function Waiting({ isError, onRetry }: { readonly isError: boolean; readonly onRetry: () => void }) {
  const { online } = useConnection()
  const { failed, offline, retry } = condominiumTexts
  if (isError)
    return (
      <Notice tone={online ? 'due' : 'info'} action={<Button onClick={onRetry}>{retry}</Button>}>
        {online ? failed : offline}
      </Notice>
    )
  return (
    <Card>
      <Loading>
        <SkeletonRows rows={3} />
      </Loading>
    </Card>
  )
}
