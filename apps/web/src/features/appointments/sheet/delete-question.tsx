import { canGoWithOthers } from '@hauswart/domain/appointments/series'
import { doAct } from '#house/acts/do-act.ts'
import { appointments } from '#house/nouns/appointments.ts'
import { Button } from '#ui/action/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { uiTexts } from '#ui/ui.texts.ts'
import { appointmentsTexts } from '#features/appointments/appointments.texts.ts'
import type { Appointment } from '#features/appointments/entries.ts'
import styles from './delete-question.module.css'

type DeleteQuestionProps = {
  readonly realEstateId: string
  readonly appointment: Appointment
  readonly following: readonly Appointment[]
  readonly onOne: () => void
  readonly onDone: () => void
  readonly onClose: () => void
}

const { series: texts, toast } = appointmentsTexts

/** What goes: this one alone, or with all of its series that follow. That is one act and taken back as one. */
export function DeleteQuestion(props: DeleteQuestionProps) {
  const { realEstateId, appointment, following, onOne, onDone, onClose } = props
  const { title } = appointment
  const all = [appointment, ...following]
  const going = all.filter((one) => canGoWithOthers(one))
  const staying = all.filter((one) => !canGoWithOthers(one)).map(({ startsOn }) => startsOn)
  const deleteAll = () => {
    // First, or the address would name an appointment that is gone.
    onDone()
    const ids = going.map(({ id }) => id)
    const act = appointments.acts.deleteSeveral(texts.named(ids.length, title), { ids })
    void doAct(realEstateId, act, { text: toast.deletedAll(ids.length, title) })
  }
  return (
    <Dialog
      title={texts.question(title)}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button data-autofocus onClick={onClose}>
            {uiTexts.cancel}
          </Button>
          <Button onClick={onOne}>{texts.deleteOne}</Button>
          <Button kind="primary" onClick={deleteAll}>
            {texts.deleteAll}
          </Button>
        </>
      }
    >
      <div className={styles['text']}>
        <p>{texts.later(following.length, following.at(-1)?.startsOn ?? '')}</p>
        {staying.length > 0 && <p>{texts.staying(staying)}</p>}
      </div>
    </Dialog>
  )
}
