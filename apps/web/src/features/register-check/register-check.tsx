import { realEstateFactLabels } from '@hauswart/domain/real-estate/fact.labels'
import type { SaidOrigin } from '@hauswart/domain/real-estate/origin'
import { IconBuildingCommunity, IconCircleCheck, IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useConnection } from '#device/net/connection.ts'
import { factWords } from '@hauswart/domain/real-estate/fact-words'
import { houseFacts, type HouseRow } from '#house/nouns/sheets/house-facts.ts'
import { useKeep } from '#house/record/use-keep.ts'
import type { RegisteredBuilding } from '#house/register.ts'
import { Button } from '#ui/action/button.tsx'
import { ChoiceChips } from '#ui/input/choice.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { OnlineButton } from '#ui/action/online-button.tsx'
import { SaveFailure } from '#ui/form/save-failure.tsx'
import { Loading, SkeletonRows } from '#ui/layout/skeleton.tsx'
import type { UpdateRealEstateInput } from '#gql/graphql.ts'
import { differencesOf, type Difference } from './differences.ts'
import { findBuilding, soughtAddress } from './registered-building.ts'
import styles from './register-check.module.css'
import { registerCheckTexts } from './register-check.texts.ts'

const texts = registerCheckTexts

/** Asks the federal register about a house and shows, row by row, where it says something else. */
export function RegisterCheck({ house }: { readonly house: HouseRow }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <OnlineButton size="small" icon={<IconRefresh />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.open}
      </OnlineButton>
      {isOpen && <CheckDialog house={house} onClose={() => setOpen(false)} />}
    </>
  )
}

type CheckProps = { readonly house: HouseRow; readonly onClose: () => void }

function CheckDialog({ house, onClose }: CheckProps) {
  const query = useQuery({
    queryKey: ['register', house.egid, soughtAddress(house)],
    queryFn: ({ signal }) => findBuilding(house, signal),
    staleTime: 60_000,
    // Nothing of a house, and soon out of date: not worth keeping on the device.
    persister: (ask, context) => ask(context),
  })
  if (query.data !== undefined && query.data !== null)
    return <Comparison house={house} building={query.data} onClose={onClose} />
  return (
    <Plain onClose={onClose}>
      {query.data === null ? (
        <Unknown house={house} />
      ) : query.isError ? (
        <CheckFailure onRetry={() => void query.refetch()} />
      ) : (
        <Loading label={texts.loading}>
          <SkeletonRows rows={4} />
        </Loading>
      )}
    </Plain>
  )
}

function Plain({ onClose, children }: { readonly onClose: () => void; readonly children: ReactNode }) {
  return (
    <Dialog
      title={texts.title}
      size="wide"
      isOpen
      onClose={onClose}
      actions={<Button onClick={onClose}>{texts.close}</Button>}
    >
      {children}
    </Dialog>
  )
}

function Unknown({ house }: { readonly house: HouseRow }) {
  const { title, byNumber, byAddress } = texts.unknown
  return (
    <EmptyState
      level={3}
      picture={<IconBuildingCommunity />}
      title={title}
      text={house.egid === null ? byAddress(soughtAddress(house)) : byNumber(house.egid)}
    />
  )
}

function CheckFailure({ onRetry }: { readonly onRetry: () => void }) {
  const { online } = useConnection()
  return (
    <Notice
      tone={online ? 'due' : 'info'}
      live="alert"
      action={
        <Button size="small" onClick={onRetry}>
          {texts.retry}
        </Button>
      }
    >
      {online ? texts.failed : texts.offline}
    </Notice>
  )
}

type Side = 'keep' | 'take'
type ComparisonProps = CheckProps & { readonly building: RegisteredBuilding }

function Comparison({ house, building, onClose }: ComparisonProps) {
  const differences = differencesOf(house, building)
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({})
  const taken = differences.filter((difference) => sideOf(difference, sides) === 'take')
  const { keep, failure } = useKeep(house.id)
  if (differences.length === 0)
    return (
      <Plain onClose={onClose}>
        <EmptyState level={3} picture={<IconCircleCheck />} title={texts.same.title} text={texts.same.text} />
      </Plain>
    )
  const setAll = (side: Side) => setSides(Object.fromEntries(differences.map((one) => [nameOf(one), side])))
  const save = async () => {
    const act = houseFacts.acts.update(house, factsOf(taken))
    if (await keep([act], texts.saved(taken.length))) onClose()
  }
  return (
    <Dialog
      title={texts.title}
      size="wide"
      isOpen
      onClose={onClose}
      actions={
        taken.length === 0 ? (
          <Button onClick={onClose}>{texts.keepEverything}</Button>
        ) : (
          <>
            <Button onClick={onClose}>{texts.cancel}</Button>
            <Button kind="primary" onClick={() => void save()}>
              {texts.save(taken.length)}
            </Button>
          </>
        )
      }
    >
      <div className={styles['body']}>
        <p>{texts.sentence(differences.length)}</p>
        <div className={styles['all']}>
          <Button size="small" onClick={() => setAll('take')}>
            {texts.takeAll}
          </Button>
          <Button size="small" onClick={() => setAll('keep')}>
            {texts.keepAll}
          </Button>
        </div>
        {differences.map((difference) => (
          <ChoiceChips
            key={nameOf(difference)}
            label={labelOf(difference)}
            look="equal"
            value={sideOf(difference, sides)}
            onChange={(side: Side) => setSides({ ...sides, [nameOf(difference)]: side })}
            options={[
              { value: 'keep', label: version(texts.own, texts.keep, wordsOf(difference, difference.own)) },
              {
                value: 'take',
                label: version(texts.registered, texts.take, wordsOf(difference, difference.registered)),
              },
            ]}
          />
        ))}
        <SaveFailure failure={failure} />
        <p className={styles['source']}>{texts.source}</p>
      </div>
    </Dialog>
  )
}

type Taken = Omit<UpdateRealEstateInput, 'idempotencyKey' | 'expectedVersion'>

function factsOf(taken: readonly Difference[]): Taken {
  const facts = taken.flatMap(({ facts: names, registered }) =>
    names.map((name, at) => [name, registered[at]] as const),
  )
  const origins: SaidOrigin[] = facts.map(([field]) => ({ field, source: 'register' }))
  return { ...(Object.fromEntries(facts) as Taken), origins }
}

const nameOf = ({ facts }: Difference): string => facts[0] ?? ''

const labelOf = (difference: Difference): string => {
  const [first = 'name'] = difference.facts
  return texts.rows[first] ?? realEstateFactLabels[first]
}

/** What is missing here is taken unless the owner says no; what is recorded stays unless the owner says so. */
const sideOf = (difference: Difference, sides: Readonly<Record<string, Side>>): Side =>
  sides[nameOf(difference)] ?? (difference.own.every((value) => value === null) ? 'take' : 'keep')

function wordsOf({ facts }: Difference, values: Difference['own']): string {
  const words = facts.map((fact, at) => factWords(fact, values[at])).filter((word) => word !== undefined)
  return words.length === 0 ? texts.none : words.join(facts[0] === 'east' ? ' / ' : ' ')
}

const version = (where: string, act: string, value: string): ReactNode => (
  <span className={styles['version']}>
    <span className={styles['where']}>
      {where} · {act}
    </span>
    <span>{value}</span>
  </span>
)
