import { contactCard } from '@hauswart/domain/craftsmen/contact-card'
import { hireAgainLabels } from '@hauswart/domain/craftsmen/craftsman.labels'
import { tradeLabels } from '@hauswart/domain/craftsmen/trade.labels'
import { ibanWords } from '@hauswart/domain/payments/iban-words'
import {
  IconAddressBook,
  IconCalendarPlus,
  IconMail,
  IconPencil,
  IconPhone,
  IconPhoneCall,
  IconSend,
  IconStar,
  IconStarFilled,
  IconTrash,
} from '@tabler/icons-react'
import { useState, type RefObject } from 'react'
import { downloadText } from '#device/download.ts'
import { dialled } from '#device/text/dialled.ts'
import { craftsmen as record } from '#house/nouns/craftsmen.ts'
import { askPath } from '#house/paths/ask-path.ts'
import { visitPath } from '#house/paths/places.ts'
import { change, refusedCreation } from '#house/record/change.ts'
import { removeRow } from '#house/acts/remove-row.ts'
import { useRole } from '#house/use-role.ts'
import { Button, IconButton, LinkButton } from '#ui/action/button.tsx'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { Card } from '#ui/layout/card.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { Facts, type Fact } from '#ui/list/facts.tsx'
import { OnItsWay } from '#ui/mark/on-its-way.tsx'
import { Pill } from '#ui/mark/pill.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import {
  addressWords,
  mainPhone,
  starWords,
  websiteHref,
  websiteWords,
  type Craftsman,
} from '#features/craftsmen/craftsman-words.ts'
import { craftsmenTexts as texts } from '#features/craftsmen/craftsmen.texts.ts'
import { DuplicateNotice, MergeButton, useMayMerge } from '#features/craftsmen/merge/duplicate-notice.tsx'
import { CraftsmanSheet } from '#features/craftsmen/sheet/craftsman-sheets.tsx'
import { CraftsmanHistory } from './craftsman-history.tsx'
import styles from './craftsman-panel.module.css'

type CraftsmanPanelProps = {
  readonly craftsman: Craftsman
  readonly others: readonly Craftsman[]
  readonly realEstateId: string
  readonly onSettle: () => void
  readonly onRemoved: () => void
  readonly headingRef: RefObject<HTMLHeadingElement | null>
}

/** One craftsman: how to reach them first, then what is known, then what they did here. */
export function CraftsmanPanel(props: CraftsmanPanelProps) {
  const { craftsman, others, realEstateId, onSettle, onRemoved, headingRef } = props
  const { company, email, isFavourite, isWaiting, refusal } = craftsman
  const { mayWrite, isOwner } = useRole(realEstateId)
  const mayMerge = useMayMerge(realEstateId, craftsman)
  const [isEditing, setEditing] = useState(false)
  const like = async () => {
    const fault = await change(realEstateId, [record.acts.update(craftsman, { isFavourite: !isFavourite })])
    if (fault !== undefined) toast({ text: savingTexts.notKept[fault], tone: 'due' })
  }
  const remove = () => {
    // First, or the address would name somebody who is gone.
    onRemoved()
    const { deleted, restored } = texts.toast
    void removeRow(record, realEstateId, craftsman, {
      deleted: deleted(company),
      restored: restored(company),
    })
  }
  return (
    <Card>
      <div className={styles['head']}>
        <h2 ref={headingRef} tabIndex={-1} className={styles['title']}>
          {company}
        </h2>
        <OnItsWay isWaiting={isWaiting && refusal === undefined} isRefused={false} />
        {mayWrite && (
          <IconButton
            label={isFavourite ? texts.unlike : texts.like}
            aria-pressed={isFavourite}
            icon={isFavourite ? <IconStarFilled className={styles['star']} /> : <IconStar stroke={1.75} />}
            onClick={() => void like()}
          />
        )}
      </div>
      <Marks craftsman={craftsman} />
      {refusal !== undefined && (
        <Notice
          tone="due"
          action={
            <Button size="small" aria-haspopup="dialog" onClick={onSettle}>
              {texts.refusal.settle}
            </Button>
          }
        >
          {texts.refusal.ofThis}
        </Notice>
      )}
      <div className={styles['same']}>
        {mayMerge && <DuplicateNotice realEstateId={realEstateId} craftsman={craftsman} others={others} />}
      </div>
      <Reach craftsman={craftsman} />
      <Facts facts={factsOf(craftsman)} />
      {craftsman.note !== null && <p className={styles['note']}>{craftsman.note}</p>}
      <div className={styles['actions']}>
        {mayWrite && (
          <>
            <Button icon={<IconPencil />} onClick={() => setEditing(true)}>
              {texts.edit}
            </Button>
            <LinkButton icon={<IconCalendarPlus />} to={visitPath(craftsman.id)}>
              {texts.plan}
            </LinkButton>
            {isOwner && email !== null && (
              <LinkButton icon={<IconSend />} to={askPath(craftsman.id)}>
                {texts.askOne}
              </LinkButton>
            )}
          </>
        )}
        <Button icon={<IconAddressBook />} onClick={() => saveContact(craftsman)}>
          {texts.saveContact}
        </Button>
        {mayMerge && <MergeButton realEstateId={realEstateId} craftsman={craftsman} others={others} />}
        {/* What was never made is given up where its refusal is settled. */}
        {mayWrite && refusedCreation(craftsman) === undefined && (
          <Button kind="quiet" icon={<IconTrash />} onClick={remove}>
            {texts.delete}
          </Button>
        )}
      </div>
      <CraftsmanHistory realEstateId={realEstateId} craftsman={craftsman} />
      {isEditing && (
        <CraftsmanSheet
          craftsman={craftsman}
          others={others}
          realEstateId={realEstateId}
          onClose={() => setEditing(false)}
        />
      )}
    </Card>
  )
}

/** Into the address book of the telephone: whoever rings is known by name. */
function saveContact(craftsman: Craftsman): void {
  const trades = craftsman.trades.map((trade) => tradeLabels[trade])
  const name = craftsman.company.replaceAll(/[^\p{L}\d -]+/gu, '').trim()
  downloadText(contactCard({ ...craftsman, trades }), {
    name: `${name === '' ? texts.saveContact : name}.vcf`,
    type: 'text/vcard;charset=utf-8',
  })
}

function Marks({ craftsman: { trades, hireAgain } }: { readonly craftsman: Craftsman }) {
  return (
    <div className={styles['marks']}>
      {trades.map((trade) => (
        <Pill key={trade}>{tradeLabels[trade]}</Pill>
      ))}
      {hireAgain === 'no' && <Pill tone="due">{texts.notAgain}</Pill>}
    </div>
  )
}

/** One press to reach them; a telephone needs no line for it. */
function Reach({ craftsman }: { readonly craftsman: Craftsman }) {
  const { pikettPhone, email } = craftsman
  const phone = mainPhone(craftsman)
  return (
    <div className={styles['reach']}>
      {phone !== null && phone !== pikettPhone && (
        <LinkButton kind="primary" icon={<IconPhone />} href={dialled(phone)}>
          {texts.call}
        </LinkButton>
      )}
      {pikettPhone !== null && (
        <LinkButton
          kind={phone === pikettPhone ? 'primary' : 'secondary'}
          icon={<IconPhoneCall />}
          href={dialled(pikettPhone)}
        >
          {texts.callPikett}
        </LinkButton>
      )}
      {email !== null && (
        <LinkButton icon={<IconMail />} href={`mailto:${email}`}>
          {texts.write}
        </LinkButton>
      )}
    </div>
  )
}

function factsOf(craftsman: Craftsman): Fact[] {
  const { contactName, phone, mobile, pikettPhone, email, website, uid, iban, rating, hireAgain } = craftsman
  const labels = record.facts
  const some = (label: string, value: Fact['value'] | null): Fact[] =>
    value === null || value === '' ? [] : [{ label, value }]
  const call = (number: string | null) => number !== null && <a href={dialled(number)}>{number}</a>
  return [
    ...some(labels.contactName, contactName),
    ...some(labels.phone, call(phone) || null),
    ...some(labels.mobile, call(mobile) || null),
    ...some(labels.pikettPhone, call(pikettPhone) || null),
    ...some(labels.email, email === null ? null : <a href={`mailto:${email}`}>{email}</a>),
    ...some(
      labels.website,
      website === null ? null : (
        <a href={websiteHref(website)} target="_blank" rel="noreferrer">
          {websiteWords(website)}
        </a>
      ),
    ),
    ...some(texts.address, addressWords(craftsman)),
    ...some(labels.uid, uid),
    ...some(labels.iban, iban === null ? null : ibanWords(iban)),
    ...some(
      labels.rating,
      rating === null ? null : (
        <>
          <span className={styles['star']} aria-hidden="true">
            {starWords(rating)}
          </span>
          <span className="visually-hidden">{texts.stars(rating)}</span>
        </>
      ),
    ),
    ...some(labels.hireAgain, hireAgain === null ? null : hireAgainLabels[hireAgain]),
  ]
}
