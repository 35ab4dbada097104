import {
  emergencyPlaces,
  type EmergencyContact,
  type EmergencyPlace,
} from '@hauswart/domain/emergency/emergency-sheet'
import { maxContacts } from '@hauswart/domain/emergency/emergency-sheet'
import {
  IconBolt,
  IconDroplet,
  IconFlame,
  IconGasStation,
  IconKey,
  IconPencil,
  IconPhone,
  IconPlus,
} from '@tabler/icons-react'
import { day, today } from '#device/text/format.ts'
import { emergency } from '#house/nouns/sheets/emergency.ts'
import { Button, IconButton } from '#ui/action/button.tsx'
import { dialled } from '#device/text/dialled.ts'
import { EmergencyNumbers } from './emergency-numbers.tsx'
import styles from './emergency-page.module.css'
import { emergencyTexts } from './emergency.texts.ts'
import { isDense, type EmergencySheet } from './sheet-values.ts'

const signs = {
  mainWater: IconDroplet,
  fuseBox: IconBolt,
  heatingOff: IconFlame,
  gasTap: IconGasStation,
  keys: IconKey,
} as const satisfies Record<EmergencyPlace, unknown>

type EmergencyPageProps = {
  readonly name: string
  readonly address: readonly string[]
  readonly sheet: EmergencySheet
  /** Who comes day and night, from the address book; changed there. */
  readonly onCall: readonly EmergencyContact[]
  /** Opens one contact, or a new one; nothing for those who may only read. */
  readonly onContact: ((contact?: EmergencyContact) => void) | undefined
}

/** What hangs in the cellar: large, plain, one page. */
export function EmergencyPage({ name, address, sheet, onCall, onContact }: EmergencyPageProps) {
  const texts = emergencyTexts
  return (
    <article
      className={styles['page']}
      data-printed=""
      data-dense={isDense({ ...sheet, contacts: [...sheet.contacts, ...onCall] }) ? '' : undefined}
      aria-label={texts.title}
    >
      <header className={styles['head']}>
        <p className={styles['kind']}>{texts.title}</p>
        <h2 className={styles['house']}>{name}</h2>
        <p className={styles['address']}>{address.filter((line) => line !== name).join(', ')}</p>
      </header>
      <EmergencyNumbers />
      <section className={styles['part']}>
        <h3>{texts.places}</h3>
        <dl className={styles['places']}>
          {emergencyPlaces.map((place) => {
            const Sign = signs[place]
            return (
              <div
                key={place}
                className={styles['place']}
                data-empty={sheet[place] === null ? '' : undefined}
              >
                <Sign className={styles['sign']} size={26} stroke={1.75} aria-hidden="true" />
                <dt>{emergency.facts[place]}</dt>
                <dd>{sheet[place] ?? <span className={styles['missing']}>{texts.notRecorded}</span>}</dd>
              </div>
            )
          })}
        </dl>
      </section>
      <section className={styles['part']}>
        <h3>{emergency.facts.contacts}</h3>
        {sheet.contacts.length + onCall.length === 0 && (
          <p className={styles['missing']}>{texts.noContacts}</p>
        )}
        <ul className={styles['contacts']}>
          {sheet.contacts.map((contact) => (
            <Contact key={`${contact.name} ${contact.phone}`} contact={contact} onEdit={onContact} />
          ))}
          {onCall.map((contact) => (
            <Contact key={`${contact.name} ${contact.phone}`} contact={contact} onEdit={undefined} />
          ))}
        </ul>
        {onContact !== undefined && <AddContact sheet={sheet} onAdd={() => onContact()} />}
      </section>
      <p className={styles['printed']}>{texts.printed(day(today()))}</p>
    </article>
  )
}

type ContactProps = {
  readonly contact: EmergencyContact
  readonly onEdit: ((contact: EmergencyContact) => void) | undefined
}

function Contact({ contact, onEdit }: ContactProps) {
  const { name, phone, note } = contact
  return (
    <li className={styles['contact']}>
      <div className={styles['who']}>
        <strong>{name}</strong>
        {note !== null && <span className={styles['note']}>{note}</span>}
      </div>
      <a className={styles['phone']} href={dialled(phone)}>
        <IconPhone size={19} stroke={1.75} aria-hidden="true" />
        <span className="visually-hidden">{name}: </span>
        {phone}
      </a>
      {onEdit !== undefined && (
        <IconButton
          className={styles['edit'] ?? ''}
          label={emergencyTexts.editContact(name)}
          icon={<IconPencil />}
          aria-haspopup="dialog"
          onClick={() => onEdit(contact)}
        />
      )}
    </li>
  )
}

function AddContact({ sheet, onAdd }: { readonly sheet: EmergencySheet; readonly onAdd: () => void }) {
  if (sheet.contacts.length >= maxContacts) return <p className={styles['full']}>{emergencyTexts.fullList}</p>
  return (
    <div className={styles['add']}>
      <Button size="small" icon={<IconPlus />} aria-haspopup="dialog" onClick={onAdd}>
        {emergencyTexts.addContact}
      </Button>
    </div>
  )
}
