import { emergencyNumbers } from '@hauswart/domain/emergency/emergency-number.labels'
import { dialled } from '#device/text/dialled.ts'
import styles from './emergency-numbers.module.css'
import { emergencyTexts } from './emergency.texts.ts'

/** The numbers that help anybody in the country; they need no network of ours. */
export function EmergencyNumbers() {
  return (
    <ul className={styles['numbers']} aria-label={emergencyTexts.numbers}>
      {emergencyNumbers.map(({ number, label }) => (
        <li key={number}>
          <a className={styles['number']} href={dialled(number)}>
            <strong>{number}</strong>
            <span>
              {label}
              <span className="visually-hidden"> {emergencyTexts.call}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
