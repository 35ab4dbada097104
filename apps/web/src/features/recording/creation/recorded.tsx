import { isYearAssumed } from '@hauswart/domain/real-estate/component-state'
import { IconCircleCheck } from '@tabler/icons-react'
import { lazy, Suspense, type ReactNode } from 'react'
import { loadChunk } from '#device/chunk-guard.ts'
import { pathTo } from '#device/routing/routes.ts'
import { LinkButton } from '#ui/action/button.tsx'
import { addressLine } from '#features/recording/answers.ts'
import { houseInput } from './house-input.ts'
import { recordingTexts } from '#features/recording/recording.texts.ts'
import styles from './recorded.module.css'
import { thisYear } from '#features/recording/step.ts'
import type { Recorded as RecordedHouse } from './use-create-house.ts'

const texts = recordingTexts.done

// The engine comes once there is something to analyse, not with the questions.
const FirstFinding = lazy(async () => ({
  default: (await loadChunk(() => import('./first-finding.tsx'))).FirstFinding,
}))

/** The end of the wizard: what was made. */
export function Recorded({ recorded: { id, draft } }: { readonly recorded: RecordedHouse }) {
  const { components = [], origins, finance } = houseInput(draft, thisYear())
  const registered = origins?.filter(({ source }) => source === 'register').length ?? 0
  const assumed = components?.filter(isYearAssumed).length
  const parts = components?.length ?? 0
  return (
    <section className={styles['done']} aria-label={texts.made}>
      <ul className={styles['list']}>
        <Made title={texts.house}>
          {addressLine(draft.answers)}
          {registered > 0 && ` · ${texts.fromRegister(registered)}`}
        </Made>
        {parts > 0 && (
          <Made title={texts.components(parts)}>
            {assumed !== undefined && assumed > 0 && texts.assumed(assumed)}
          </Made>
        )}
        {finance !== undefined && <Made title={texts.purchase} />}
      </ul>
      {parts > 0 && (
        <Suspense>
          <FirstFinding realEstateId={id} isFlat={draft.answers.kind === 'condominium_flat'} />
        </Suspense>
      )}
      <div>
        <LinkButton to={pathTo('realEstate', { realEstate: id })}>{texts.toHouse}</LinkButton>
      </div>
    </section>
  )
}

function Made({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <li className={styles['made']}>
      <IconCircleCheck size={22} stroke={1.75} aria-hidden="true" />
      <span className={styles['title']}>{title}</span>
      <span className={styles['note']}>{children}</span>
    </li>
  )
}
