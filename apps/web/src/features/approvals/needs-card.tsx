import type { PermitNeed } from '@hauswart/domain/approvals/permit-needs'
import { cantonLabels } from '@hauswart/domain/real-estate/canton.labels'
import type { Canton } from '@hauswart/domain/real-estate/real-estate'
import { day } from '#device/text/format.ts'
import { Button } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Pill } from '#ui/mark/pill.tsx'
import styles from './approvals-tab.module.css'
import { approvalsTexts } from './approvals.texts.ts'

const texts = approvalsTexts.needs

type NeedsCardProps = {
  readonly needs: readonly PermitNeed[]
  readonly canton: Canton | null
  /** What is recorded already, by its name. */
  readonly taken: readonly string[]
  readonly onTake: ((title: string) => void) | undefined
}

/** What somebody wrote about leave for this work, with its source; nothing is said without one. */
export function NeedsCard({ needs, canton, taken, onTake }: NeedsCardProps) {
  const where = canton === null ? texts.nowhere : texts.sentence(cantonLabels[canton])
  return (
    <Card title={texts.title} sentence={needs.length === 0 ? undefined : where}>
      {needs.length === 0 ? (
        <p className={styles['quiet']}>{texts.none}</p>
      ) : (
        <>
          <ul className={styles['needs']}>
            {needs.map((need) => (
              <li key={need.url} className={styles['need']}>
                <p className={styles['marks']}>
                  <Pill size="small">
                    {need.canton === null ? texts.everywhere : texts.canton(cantonLabels[need.canton])}
                  </Pill>
                  {!need.isVerified && <Pill size="small">{texts.unverified}</Pill>}
                </p>
                <p>{need.sentence}</p>
                <p className={styles['quiet']}>
                  {texts.source}:{' '}
                  <a href={need.url} target="_blank" rel="noreferrer">
                    {need.source}
                  </a>
                  , {texts.checked(day(need.checkedOn))}
                </p>
                {taken.includes(need.title) ? (
                  <p className={styles['quiet']}>{texts.taken}</p>
                ) : (
                  onTake !== undefined && (
                    <Button size="small" aria-haspopup="dialog" onClick={() => onTake(need.title)}>
                      {texts.take}
                      <span className="visually-hidden">: {need.title}</span>
                    </Button>
                  )
                )}
              </li>
            ))}
          </ul>
          <p className={styles['quiet']}>{texts.ask}</p>
        </>
      )}
    </Card>
  )
}
