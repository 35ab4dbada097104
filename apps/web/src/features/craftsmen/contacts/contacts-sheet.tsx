import { maxCraftsmen } from '@hauswart/domain/craftsmen/craftsman'
import {
  largestContactFile,
  readContactCards,
  type ReadCards,
} from '@hauswart/domain/craftsmen/read-contact-cards'
import type { Trade } from '@hauswart/domain/craftsmen/trade'
import { IconAddressBook } from '@tabler/icons-react'
import { useState } from 'react'
import { newId } from '#device/new-id.ts'
import { craftsmen as record } from '#house/nouns/craftsmen.ts'
import { useKeep } from '#house/record/use-keep.ts'
import { Button } from '#ui/action/button.tsx'
import { useCloseGuard } from '#ui/form/leave-guard.tsx'
import { SaveFailure } from '#ui/form/save-failure.tsx'
import { FileButton } from '#ui/input/file-button.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import type { Craftsman } from '#features/craftsmen/craftsman-words.ts'
import { ContactChoice } from './contact-choice.tsx'
import { offersOf, type Offer } from './contact-offers.ts'
import styles from './contacts-sheet.module.css'
import { contactsTexts as texts } from './contacts.texts.ts'

type ContactsSheetProps = {
  readonly realEstateId: string
  readonly book: readonly Craftsman[]
  readonly onClose: () => void
}

type Fault = 'tooLarge' | 'nothing' | 'notRead'

/** Some contacts of a file into the address book, with or without a line; the file is read on the device. */
export function ContactsSheet({ realEstateId, book, onClose }: ContactsSheetProps) {
  const [found, setFound] = useState<ReadCards>()
  const [fault, setFault] = useState<Fault>()
  const [chosen, setChosen] = useState<ReadonlyMap<number, Trade | undefined>>(new Map())
  const [isJudged, setJudged] = useState(false)
  const { keep, failure } = useKeep(realEstateId)
  const guard = useCloseGuard(chosen.size > 0, onClose)
  const offers = found === undefined ? [] : offersOf(found.cards, book)
  const isFull = book.length + chosen.size > maxCraftsmen

  const take = async ([file]: readonly File[]) => {
    if (file === undefined) return
    const read = await cardsOf(file)
    setFault(typeof read === 'string' ? read : undefined)
    setFound(typeof read === 'string' ? undefined : read)
    setJudged(false)
    setChosen(new Map())
    if (typeof read === 'string' || read.cards.length !== 1) return
    // Whoever shares one contact means this one.
    const [only] = offersOf(read.cards, book)
    if (only?.canBeTaken === true && only.same === undefined) setChosen(new Map([[0, undefined]]))
  }
  const save = async () => {
    setJudged(true)
    const taken = offers.filter(({ at }) => chosen.has(at))
    if (isFull || taken.some(({ at }) => chosen.get(at) === undefined)) return
    const acts = taken.map((offer) => addOf(offer, chosen.get(offer.at)))
    if (await keep(acts, texts.taken(acts.length))) onClose()
  }

  return (
    <>
      <Sheet
        title={texts.title}
        isOpen
        onClose={guard.ask}
        actions={
          offers.length > 0 && (
            <Button kind="primary" disabled={chosen.size === 0} onClick={() => void save()}>
              {texts.take(chosen.size)}
            </Button>
          )
        }
      >
        <div className={styles['body']}>
          {offers.length === 0 && (
            <>
              <p>{texts.intro}</p>
              <ul className={styles['ways']}>
                {texts.ways.map((way) => (
                  <li key={way}>{way}</li>
                ))}
              </ul>
            </>
          )}
          {fault !== undefined && (
            <Notice tone="due" live="alert">
              {texts[fault]}
            </Notice>
          )}
          {found !== undefined && (
            <output className={styles['found']}>
              {texts.found(offers.length)}
              {found.unread > 0 && <small className={styles['unread']}>{texts.unread(found.unread)}</small>}
            </output>
          )}
          {offers.length > 0 && (
            <ContactChoice offers={offers} chosen={chosen} isJudged={isJudged} onChange={setChosen} />
          )}
          <div>
            <FileButton
              kind={offers.length === 0 ? 'primary' : 'secondary'}
              icon={<IconAddressBook />}
              accept=".vcf,text/vcard,text/x-vcard"
              onFiles={(files) => void take(files)}
            >
              {offers.length === 0 ? texts.choose : texts.other}
            </FileButton>
          </div>
          {isFull && (
            <Notice tone="due" live="status">
              {texts.noRoom(maxCraftsmen)}
            </Notice>
          )}
          <SaveFailure failure={failure} />
        </div>
      </Sheet>
      {guard.dialog}
    </>
  )
}

async function cardsOf(file: File): Promise<ReadCards | Fault> {
  if (file.size > largestContactFile) return 'tooLarge'
  try {
    const read = readContactCards(new Uint8Array(await file.arrayBuffer()))
    return read.cards.length === 0 ? 'nothing' : read
  } catch {
    // The file was taken away meanwhile: the browser says no more.
    return 'notRead'
  }
}

function addOf({ card }: Offer, trade: Trade | undefined) {
  const { leftOver: _, ...facts } = card
  return record.acts.add({ ...facts, trades: trade === undefined ? [] : [trade] }, { id: newId() })
}
