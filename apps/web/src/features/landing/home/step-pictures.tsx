import { IconCheck } from '@tabler/icons-react'
import { classes } from '#ui/classes.ts'
import { Pill, StatePill } from '#ui/mark/pill.tsx'
import { landingTexts } from '#features/landing/landing.texts.ts'
import styles from './step-pictures.module.css'

const { house, components, todos } = landingTexts.steps

/** Small pictures of real screens; whoever cannot see them gets one sentence instead (see `Step`). */
export function HousePicture() {
  return (
    <div className={styles['sheet']}>
      <div className={styles['chips']}>
        {house.kinds.map((kind, n) => (
          <span key={kind} className={classes(styles['chip'], n === 0 && styles['chosen'])}>
            {kind}
          </span>
        ))}
      </div>
      <Field pair={house.street} />
      <div className={styles['pair']}>
        <Field pair={house.zip} />
        <Field pair={house.city} />
      </div>
    </div>
  )
}

export function ComponentPicture() {
  return (
    <div className={styles['sheet']}>
      <div className={styles['head']}>
        <span>
          <strong className={styles['name']}>{components.name}</strong>
          <span className={styles['note']}>{components.year}</span>
        </span>
        <StatePill state="due">{components.state}</StatePill>
      </div>
      <div className={styles['chips']}>
        {components.conditions.map((condition) => (
          <span
            key={condition}
            className={classes(styles['chip'], condition === components.chosen && styles['chosen'])}
          >
            {condition}
          </span>
        ))}
      </div>
    </div>
  )
}

export function TodosPicture() {
  return (
    <div className={classes(styles['sheet'], styles['list'])}>
      {todos.rows.map(({ title, note, state, pill }) => (
        <div key={title} className={styles['row']}>
          <span className={classes(styles['box'], state === 'good' && styles['done'])}>
            {state === 'good' ? <IconCheck size={13} stroke={2.5} /> : null}
          </span>
          <span className={styles['grow']}>
            <span className={styles['name']}>{title}</span>
            <span className={styles['note']}>{note}</span>
          </span>
          {state === 'good' ? null : <Pill tone={state}>{pill}</Pill>}
        </div>
      ))}
    </div>
  )
}

function Field({ pair: [label, value] }: { readonly pair: readonly [string, string] }) {
  return (
    <span className={styles['field']}>
      <span className={styles['label']}>{label}</span>
      <span className={styles['value']}>{value}</span>
    </span>
  )
}
