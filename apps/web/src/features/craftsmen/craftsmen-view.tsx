import { IconAddressBook, IconPlus, IconUsers } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { pathTo } from '#device/routing/routes.ts'
import { craftsmen as record } from '#house/nouns/craftsmen.ts'
import { useRows } from '#house/record/use-rows.ts'
import { useRefusals } from '#house/refusal/use-refusals.tsx'
import { useRole } from '#house/use-role.ts'
import { Button, LinkButton } from '#ui/action/button.tsx'
import { classes } from '#ui/classes.ts'
import { Card } from '#ui/layout/card.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { Loading, SkeletonRows } from '#ui/layout/skeleton.tsx'
import { MissingPanel } from '#ui/list/missing-panel.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { ListFailure } from '#ui/list/list-failure.tsx'
import { ListPanel } from '#ui/list/list-panel.tsx'
import { usePhonePlace } from '#ui/list/use-phone-place.ts'
import { ContactsSheet } from './contacts/contacts-sheet.tsx'
import { contactsTexts } from './contacts/contacts.texts.ts'
import { craftsmenTexts as texts } from './craftsmen.texts.ts'
import styles from './craftsmen-view.module.css'
import { CraftsmenCard } from './list/craftsmen-card.tsx'
import { CraftsmanPanel } from './panel/craftsman-panel.tsx'
import { AddCraftsmanSheet } from './sheet/craftsman-sheets.tsx'
import { useCraftsmenAddress } from './use-craftsmen-address.ts'

const records = [record]
// A craftsman names nothing else of the house.
const nameOf = () => undefined

/** The address book of one house, with or without a line. */
export function CraftsmenView({ realEstateId }: { readonly realEstateId: string }) {
  const address = useCraftsmenAddress()
  const { selectedId } = address
  const { role, mayWrite } = useRole(realEstateId)
  const rows = useRows(record, realEstateId)
  const refused = useRefusals({ records, realEstateId, nameOf })
  const navigate = useNavigate()
  const [isTaking, setTaking] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  usePhonePlace(selectedId, heading)
  const all = rows.data ?? []
  const isReady = rows.data !== undefined
  const isFirstTime = isReady && all.length === 0
  const selected = all.find(({ id }) => id === selectedId)
  const add = mayWrite && isReady && (
    <LinkButton kind="primary" to={address.addPath} icon={<IconPlus />}>
      {texts.add}
    </LinkButton>
  )
  const contacts = (
    <Button icon={<IconAddressBook />} aria-haspopup="dialog" onClick={() => setTaking(true)}>
      {contactsTexts.open}
    </Button>
  )
  return (
    <div className={classes(styles['page'], selectedId !== undefined && styles['chosen'])}>
      <div className={styles['head']}>
        <PageHead
          title={texts.title}
          sentence={isReady && sentenceOf(all)}
          actions={
            isFirstTime || !mayWrite || !isReady ? undefined : (
              <>
                {contacts}
                <LinkButton to={pathTo('toolsCraftsmen')}>{texts.ask}</LinkButton>
                <span className={styles['wide']}>{add}</span>
              </>
            )
          }
        />
      </div>
      <div className={styles['notices']}>
        {refused.view}
        {role !== undefined && !mayWrite && <Notice>{texts.readerOnly}</Notice>}
      </div>
      {rows.error !== null && !isReady ? (
        <ListFailure texts={texts.failed} error={rows.error} onAgain={() => void rows.refetch()} />
      ) : !isReady ? (
        <Card>
          <Loading>
            <SkeletonRows rows={6} />
          </Loading>
        </Card>
      ) : isFirstTime && selectedId === undefined ? (
        <Card>
          <EmptyState
            {...texts.empty}
            picture={<IconUsers stroke={1.5} size={56} />}
            action={
              mayWrite && (
                <div className={styles['begin']}>
                  {add}
                  {contacts}
                </div>
              )
            }
          />
        </Card>
      ) : (
        <ListPanel
          back={{ to: address.listPath, label: texts.back }}
          panelLabel={texts.panel}
          list={<CraftsmenCard realEstateId={realEstateId} all={all} address={address} />}
          emptyPanel={
            <Card>
              <p className={styles['hint']}>{texts.nothingChosen}</p>
            </Card>
          }
          panel={
            selectedId === undefined ? undefined : selected === undefined ? (
              <MissingPanel texts={texts} />
            ) : (
              <CraftsmanPanel
                key={selected.id}
                craftsman={selected}
                others={all.filter(({ id }) => id !== selected.id)}
                realEstateId={realEstateId}
                onSettle={() => refused.look(selected.refusal?.seq)}
                onRemoved={() => void navigate(address.listPath, { preventScrollReset: true })}
                headingRef={heading}
              />
            )
          }
        />
      )}
      {isTaking && <ContactsSheet realEstateId={realEstateId} book={all} onClose={() => setTaking(false)} />}
      {address.isAdding && mayWrite && (
        <AddCraftsmanSheet
          realEstateId={realEstateId}
          others={all}
          onClose={address.closeAdding}
          onAdded={(id) => void navigate(address.pathOf(id), { replace: true, preventScrollReset: true })}
        />
      )}
    </div>
  )
}

function sentenceOf(all: readonly { readonly pikettPhone: string | null }[]): string {
  const pikett = all.filter(({ pikettPhone }) => pikettPhone !== null).length
  return all.length === 0 ? texts.firstSentence : texts.sentence(all.length, pikett)
}
