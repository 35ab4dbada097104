import { lienLight, type FirmLien, type LienState } from '@hauswart/domain/projects/lien'
import { day, money } from '#device/text/format.ts'
import { Card } from '#ui/layout/card.tsx'
import { StatePill, type State } from '#ui/mark/pill.tsx'
import type { Project } from '#features/projects/project-words.ts'
import { projectsTexts } from '#features/projects/projects.texts.ts'
import styles from './lien-card.module.css'
import { useLiens } from './use-liens.ts'

const texts = projectsTexts.lien

const states: Readonly<Record<LienState, State>> = { open: 'due', possible: 'soon', over: 'good' }

type LienCardProps = { readonly realEstateId: string; readonly project: Project }

/** Whether somebody can still have a lien entered on the land, who, why and until when. */
export function LienCard({ realEstateId, project }: LienCardProps) {
  const liens = useLiens(realEstateId, project)
  const light = lienLight(liens)
  return (
    <Card
      title={texts.title}
      action={
        <StatePill state={light === undefined ? 'unknown' : states[light]}>
          {light === undefined ? texts.none : texts.states[light]}
        </StatePill>
      }
    >
      <p className={styles['why']}>{texts.sentence}</p>
      {liens.length === 0 ? (
        <p className={styles['about']}>{texts.empty}</p>
      ) : (
        <ul className={styles['firms']}>
          {liens.map((lien) => (
            <li key={lien.firm.company}>
              <StatePill state={states[lien.state]}>{texts.firm[lien.state]}</StatePill>
              <div>
                <strong className={styles['company']}>{lien.firm.company}</strong>
                <p className={styles['about']}>{`${paidWords(lien)} ${untilWords(lien)}`}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {light !== undefined && light !== 'over' && <p className={styles['advice']}>{texts.advice}</p>}
      <p className={styles['source']}>{texts.source}</p>
    </Card>
  )
}

function paidWords({ firm: { open, openSince, invoiced } }: FirmLien): string {
  if (openSince !== null) return texts.openSince(open === 0 ? texts.euros : money(open), day(openSince))
  return invoiced === 0 ? texts.noInvoice : texts.paid
}

function untilWords({ deadline, from, state }: FirmLien): string {
  if (deadline === null || from === null) return texts.notYet
  const { startsOn, lastDay } = deadline
  return state === 'over'
    ? texts.over(day(lastDay))
    : texts.until(day(lastDay), texts.from[from](day(startsOn)))
}
