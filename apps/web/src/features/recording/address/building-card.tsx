import { buildPeriodLabel } from '@hauswart/domain/real-estate/building.labels'
import { realEstateKindLabels } from '@hauswart/domain/real-estate/real-estate.labels'
import { pathTo } from '#device/routing/routes.ts'
import type { RegisteredBuilding } from '#house/register.ts'
import { Button, LinkButton } from '#ui/action/button.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { OriginChip } from '#ui/mark/origin-chip.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { addressLine, type Answers } from '#features/recording/answers.ts'
import styles from './building-card.module.css'
import { recordingTexts } from '#features/recording/recording.texts.ts'
import type { BuildingState, Existing } from './use-building.ts'
import { spacedNumber } from '#features/recording/spaced-number.ts'

const { building: texts, exists, address, frame } = recordingTexts

type BuildingCardProps = {
  readonly answers: Answers
  readonly building: RegisteredBuilding | undefined
  readonly state: BuildingState
  readonly existing: Existing | undefined
  readonly onRetry: () => void
  readonly onByHand: () => void
}

/** What stands at the picked address, as far as the register knows. */
export function BuildingCard({ answers, building, state, existing, onRetry, onByHand }: BuildingCardProps) {
  if (state === 'missing' || state === 'failed')
    return (
      <Notice
        tone="soon"
        live="status"
        action={
          <div className={styles['ways']}>
            {state === 'failed' && <Button onClick={onRetry}>{texts.retry}</Button>}
            <Button onClick={onByHand}>{address.byHand}</Button>
          </div>
        }
      >
        {texts[state]}
      </Notice>
    )
  return (
    <section className={styles['card']} aria-label={texts.title} aria-busy={state === 'loading' || undefined}>
      <div className={styles['head']}>
        <h2 className={styles['title']}>{addressLine(answers)}</h2>
        <OriginChip origin="register" />
      </div>
      {building === undefined ? (
        <p className={styles['facts']}>
          <span className="visually-hidden">{texts.loading}</span>
          <Skeleton width="long" />
        </p>
      ) : (
        <p className={styles['facts']}>{factsOf(building)}</p>
      )}
      {existing !== undefined && (
        <Notice
          tone="soon"
          live="alert"
          title={exists.title}
          action={
            <LinkButton to={pathTo('realEstate', { realEstate: existing.id })}>{exists.open}</LinkButton>
          }
        >
          {existing.name !== null && exists.text(existing.name)}
        </Notice>
      )}
    </section>
  )
}

function factsOf({ kind, buildYear, buildPeriod, floors, flats, egid }: RegisteredBuilding): string {
  const age =
    buildYear === null
      ? buildPeriod === null
        ? ''
        : texts.builtIn(buildPeriodLabel(buildPeriod))
      : texts.built(buildYear)
  const parts = [
    realEstateKindLabels[kind],
    age,
    floors === null ? '' : frame.floors(floors),
    flats.length > 1 ? texts.dwellings(flats.length) : '',
    texts.egid(spacedNumber(egid)),
  ]
  return texts.facts(parts.filter((part) => part !== ''))
}
