import type { PasswordStrength as Strength } from '@hauswart/domain/accounts/password'
import { classes } from '#ui/classes.ts'
import { accountsTexts } from '#features/accounts/accounts.texts.ts'
import styles from './password-strength.module.css'

const { label, words } = accountsTexts.strength
const steps = [1, 2, 3, 4] as const

/** Bars and a word; nothing as long as nothing was typed. */
export function PasswordStrength({ strength }: { readonly strength: Strength | undefined }) {
  return (
    <div className={styles['strength']} aria-live="polite">
      {strength !== undefined && (
        <>
          <span className={styles['bars']} aria-hidden="true">
            {steps.map((step) => (
              <span
                key={step}
                className={classes(styles['bar'], step <= strength && styles[tones[strength]])}
              />
            ))}
          </span>
          <span className={styles['word']}>
            <span className="visually-hidden">{label}: </span>
            {words[strength]}
          </span>
        </>
      )}
    </div>
  )
}

const tones = ['due', 'due', 'soon', 'good', 'good'] as const
