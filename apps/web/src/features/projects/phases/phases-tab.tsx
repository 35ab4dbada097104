import { inCourse, maxPhases, usualPhases, type Phase } from '@hauswart/domain/projects/phase'
import { phaseScale, type PhaseScale } from '@hauswart/domain/projects/phase-scale'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { newId } from '#device/new-id.ts'
import { today } from '#device/text/format.ts'
import { useRole } from '#house/use-role.ts'
import { Button } from '#ui/action/button.tsx'
import { classes } from '#ui/classes.ts'
import { Card } from '#ui/layout/card.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { Pill, StatePill } from '#ui/mark/pill.tsx'
import { timeWords, type Project } from '#features/projects/project-words.ts'
import { PhaseSheet } from './phase-sheet.tsx'
import styles from './phases-tab.module.css'
import { phasesTexts as texts } from './phases.texts.ts'
import { usePhases } from './use-phases.ts'

type PhasesTabProps = {
  readonly realEstateId: string
  readonly project: Project
}

/** What happens when: the phases of a renovation over its months. */
export function PhasesTab({ realEstateId, project }: PhasesTabProps) {
  const { mayWrite } = useRole(realEstateId)
  const { phases, put } = usePhases(realEstateId, project)
  const [opened, setOpened] = useState<Phase | 'new'>()
  const isFull = phases.length >= maxPhases
  const add = (
    <Button icon={<IconPlus />} aria-haspopup="dialog" disabled={isFull} onClick={() => setOpened('new')}>
      {texts.add}
    </Button>
  )
  const takeUsual = () =>
    void put(
      // A second tap comes before the first is drawn.
      (old) =>
        old.length > 0
          ? old
          : usualPhases[project.kind].map((title) => ({
              id: newId(),
              title,
              startsOn: null,
              endsOn: null,
              state: 'open' as const,
            })),
      texts.usualTaken,
    )
  const save = (phase: Phase) =>
    put((old) =>
      old.some(({ id }) => id === phase.id)
        ? old.map((one) => (one.id === phase.id ? phase : one))
        : [...old, phase],
    )
  const remove = (phase: Phase) => {
    void put((old) => old.filter(({ id }) => id !== phase.id), texts.removed(phase.title))
    setOpened(undefined)
  }
  return (
    <Card title={texts.title} action={mayWrite && phases.length > 0 && add}>
      {phases.length === 0 ? (
        <EmptyState
          title={texts.empty.title}
          text={mayWrite ? texts.empty.text : texts.empty.reader}
          action={
            mayWrite && (
              <div className={styles['actions']}>
                <Button kind="primary" onClick={takeUsual}>
                  {texts.usual}
                </Button>
                {add}
              </div>
            )
          }
        />
      ) : (
        <Course phases={inCourse(phases)} onOpen={mayWrite ? setOpened : undefined} />
      )}
      {isFull && <p className={styles['note']}>{texts.full(maxPhases)}</p>}
      {opened !== undefined && (
        <PhaseSheet
          phase={opened === 'new' ? undefined : opened}
          onSave={save}
          onRemove={() => opened !== 'new' && remove(opened)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Card>
  )
}

type CourseProps = {
  readonly phases: readonly Phase[]
  readonly onOpen: ((phase: Phase) => void) | undefined
}

function Course({ phases, onOpen }: CourseProps) {
  const scale = phaseScale(phases)
  const now = today()
  return (
    <>
      {scale !== undefined && <Months scale={scale} />}
      <ol className={styles['course']} aria-label={texts.list}>
        {phases.map((phase) => (
          <li key={phase.id} className={styles['phase']}>
            <div className={styles['words']}>
              {onOpen === undefined ? (
                <span className={styles['title']}>{phase.title}</span>
              ) : (
                <button
                  type="button"
                  className={styles['title']}
                  aria-haspopup="dialog"
                  title={texts.edit(phase.title)}
                  onClick={() => onOpen(phase)}
                >
                  {phase.title}
                </button>
              )}
              <span className={styles['days']}>
                {timeWords(phase.startsOn, phase.endsOn) ?? texts.noDays}
              </span>
            </div>
            <span className={styles['state']}>
              <StateOf phase={phase} now={now} />
            </span>
            {scale !== undefined && <Bar phase={phase} scale={scale} now={now} />}
          </li>
        ))}
      </ol>
    </>
  )
}

const isLate = ({ state, endsOn }: Phase, now: string): boolean =>
  state !== 'done' && endsOn !== null && endsOn < now

function StateOf({ phase, now }: { readonly phase: Phase; readonly now: string }) {
  if (isLate(phase, now)) return <StatePill state="due">{texts.late}</StatePill>
  if (phase.state === 'done') return <StatePill state="good">{texts.states.done}</StatePill>
  return <Pill tone={phase.state === 'running' ? 'info' : 'neutral'}>{texts.states[phase.state]}</Pill>
}

/** The words beside it say the same. */
function Months({ scale }: { readonly scale: PhaseScale }) {
  return (
    <div className={styles['months']} aria-hidden="true">
      {scale.ticks.map(({ on, at }, index) => (
        <span key={on} className={styles['month']} style={{ insetInlineStart: share(at) }}>
          {texts.months[Number(on.slice(5, 7)) - 1]}
          {(index === 0 || on.slice(5, 7) === '01') && ` ${on.slice(0, 4)}`}
        </span>
      ))}
    </div>
  )
}

type BarProps = { readonly phase: Phase; readonly scale: PhaseScale; readonly now: string }

function Bar({ phase, scale, now }: BarProps) {
  const stretch = scale.stretchOf(phase)
  const nowAt = scale.placeOf(now)
  return (
    <div className={styles['track']} aria-hidden="true">
      {stretch !== undefined && (
        <span
          className={classes(styles['bar'], styles[isLate(phase, now) ? 'late' : phase.state])}
          style={{ insetInlineStart: share(stretch.from), width: share(stretch.until - stretch.from) }}
        />
      )}
      {nowAt !== undefined && <span className={styles['now']} style={{ insetInlineStart: share(nowAt) }} />}
    </div>
  )
}

const share = (part: number): string => `${(part * 100).toFixed(2)}%`
