import { componentName } from '@hauswart/domain/real-estate/drawing'
import { toPayNow } from '@hauswart/domain/invoices/invoice'
import {
  canGoWithOthers,
  changedBySeveral,
  maxSeveralInvoices,
  type SeveralInvoices,
} from '@hauswart/domain/invoices/several/several-invoices'
import { IconCheck, IconLink, IconReceiptTax, IconTrash } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { newId } from '#device/new-id.ts'
import { doAct } from '#house/acts/do-act.ts'
import { invoices as record } from '#house/nouns/invoices.ts'
import { Button, IconButton } from '#ui/action/button.tsx'
import { actClass, lastActClass, SelectionBar } from '#ui/list/selection-bar.tsx'
import type { Selection } from '#ui/list/use-selection.ts'
import { toast } from '#ui/overlay/toast.tsx'
import { sumOf, type Invoice } from '#features/invoices/invoice-words.ts'
import type { InvoiceLinks } from '#features/invoices/use-invoice-links.ts'
import { AssignDialog, ClassifyDialog, PayDialog } from './several-dialogs.tsx'
import { severalTexts as texts } from './several.texts.ts'

type Said = Omit<SeveralInvoices, 'ids'>

type InvoicesSelectionBarProps = {
  readonly realEstateId: string
  readonly selection: Selection
  readonly chosen: readonly Invoice[]
  /** What the list shows; «Alle» means these. */
  readonly shown: readonly Invoice[]
  readonly links: InvoiceLinks
  readonly today: string
}

/** What can be done to the selected invoices: one act each, kept with or without a line, taken back as one. */
export function InvoicesSelectionBar(props: InvoicesSelectionBarProps) {
  const { realEstateId, selection, shown, links, today } = props
  const [asked, setAsked] = useState<'pay' | 'assign' | 'classify'>()
  const chosen = props.chosen.slice(0, maxSeveralInvoices)
  const amount = chosen.length
  const places = [
    ...links.projects.map(({ id, title }) => ({ value: id, label: title, note: texts.dialog.project })),
    ...links.components.map((one) => ({ value: one.id, label: componentName(one) })),
  ]
  // One act carries so many: the others stay selected.
  const others = props.chosen.slice(maxSeveralInvoices).map(({ id }) => id)
  const act = async (of: readonly Invoice[], said: Said, text: string): Promise<void> => {
    setAsked(undefined)
    const { paymentIds, ...rest } = said
    const facts = {
      ...rest,
      ids: of.map(({ id }) => id),
      ...(paymentIds && { paymentIds: [...paymentIds] }),
    }
    const told = `${text}${texts.left(amount - of.length)}`
    if (await doAct(realEstateId, record.acts.several(texts.title(of.length), facts), { text: told }))
      selection.set(others.length > 0 ? others : undefined)
  }
  const nothing = (text: string) => {
    setAsked(undefined)
    toast({ text })
  }
  const change = (said: Said, text: (of: readonly Invoice[]) => string) => {
    const of = chosen.filter((one) => changedBySeveral(one, { ...said, ids: [one.id] }) !== undefined)
    if (of.length === 0) nothing(texts.asIs)
    else void act(of, said, text(of))
  }
  const payableOn = (paidOn: string) =>
    chosen.filter(
      (one) =>
        changedBySeveral(one, { act: 'pay', paidOn, ids: [one.id], paymentIds: [one.id] }) !== undefined,
    )
  const sumOn = (of: readonly Invoice[], day: string) =>
    sumOf(of.map((one) => ({ currency: one.currency, rappen: toPayNow(one, day) }))).words
  const askPay = () => (payableOn(today).length === 0 ? nothing(texts.nothingToPay) : setAsked('pay'))
  const pay = (paidOn: string) => {
    const of = payableOn(paidOn)
    const text = texts.paid(of.length, sumOn(of, paidOn))
    void act(of, { act: 'pay', paidOn, paymentIds: of.map(() => newId()) }, text)
  }
  const remove = () => {
    const of = chosen.filter(canGoWithOthers)
    if (of.length === 0) return nothing(texts.nothingRemoved)
    void act(of, { act: 'delete' }, texts.removed(of.length))
  }
  const button = (label: string, icon: ReactNode, onClick: () => void) => (
    <Button
      size="small"
      kind="quiet"
      className={actClass}
      icon={icon}
      disabled={amount === 0}
      aria-haspopup="dialog"
      onClick={onClick}
    >
      {label}
    </Button>
  )
  const dialog = { amount, onClose: () => setAsked(undefined) }
  return (
    <>
      <SelectionBar
        texts={texts}
        amount={props.chosen.length}
        onAll={() => selection.set(shown.slice(0, maxSeveralInvoices).map(({ id }) => id))}
        onEnd={() => selection.set(undefined)}
      >
        {button(texts.pay, <IconCheck />, askPay)}
        {places.length > 0 && button(texts.assign, <IconLink />, () => setAsked('assign'))}
        {button(texts.classify, <IconReceiptTax />, () => setAsked('classify'))}
        {amount > 0 && (
          <IconButton label={texts.remove} icon={<IconTrash />} className={lastActClass} onClick={remove} />
        )}
      </SelectionBar>
      {asked === 'pay' && (
        <PayDialog
          {...dialog}
          today={today}
          sumOn={(day) => {
            const of = payableOn(day)
            return of.length === 0 ? undefined : texts.dialog.sum(of.length, sumOn(of, day))
          }}
          unseen={payableOn(today).filter(({ isReviewed }) => !isReviewed).length}
          onSave={pay}
        />
      )}
      {asked === 'assign' && (
        <AssignDialog
          {...dialog}
          options={places}
          onSave={({ value, label }) => {
            const isProject = links.projects.some(({ id }) => id === value)
            const to = isProject ? { projectId: value } : { componentId: value }
            change({ act: 'assign', ...to }, ({ length }) => texts.assigned(length, label))
          }}
        />
      )}
      {asked === 'classify' && (
        <ClassifyDialog
          {...dialog}
          onSave={(taxClass) =>
            change({ act: 'classify', taxClass }, ({ length }) => texts.classified(length, taxClass))
          }
        />
      )}
    </>
  )
}
