import { useQuery } from '@tanstack/react-query'
import { Button } from '#ui/action/button.tsx'
import { useSubmit } from '#ui/form/use-submit.ts'
import { Loading, SkeletonRows } from '#ui/layout/skeleton.tsx'
import { SaveFailure } from '#ui/form/save-failure.tsx'
import { Pill } from '#ui/mark/pill.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import styles from './notification-settings.module.css'
import { notificationSettingsTexts } from './notification-settings.texts.ts'
import { deviceQuery, sendTest, switchOff, switchOn } from './this-device.ts'

const texts = notificationSettingsTexts.device

/** Messages on this device while the app is closed: the owner switches them on, and hears one to be sure. */
export function ThisDeviceRow() {
  const { data, isPending } = useQuery(deviceQuery)
  const { submit, isBusy, failure } = useSubmit(async (act: 'on' | 'off' | 'test') => {
    if (act === 'on') await switchOn(data?.publicKey ?? '')
    if (act === 'off') await switchOff(data?.id ?? '')
    if (act !== 'test') return
    await sendTest()
    toast({ text: texts.testSent, tone: 'good' })
  })
  if (isPending)
    return (
      <Loading>
        <SkeletonRows rows={1} />
      </Loading>
    )
  if (data === undefined) return null
  return (
    <fieldset className={styles['part']}>
      <legend className={styles['legend']}>{texts.title}</legend>
      <p className={styles['hint']}>{texts.states[data.state]}</p>
      <div className={styles['hours']}>
        {data.state === 'on' && <Pill tone="good">{texts.isOn}</Pill>}
        {data.state === 'off' && (
          <Button isBusy={isBusy} onClick={() => void submit('on')}>
            {texts.switchOn}
          </Button>
        )}
        {data.state === 'on' && (
          <>
            <Button isBusy={isBusy} onClick={() => void submit('test')}>
              {texts.test}
            </Button>
            <Button kind="quiet" onClick={() => void submit('off')}>
              {texts.switchOff}
            </Button>
          </>
        )}
      </div>
      <SaveFailure failure={failure} />
    </fieldset>
  )
}
