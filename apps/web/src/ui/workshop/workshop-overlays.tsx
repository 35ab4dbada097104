import { IconDots, IconPencil, IconPhoto, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Facts } from '#ui/list/facts.tsx'
import { FileButton } from '#ui/input/file-button.tsx'
import { useCloseGuard } from '#ui/form/leave-guard.tsx'
import { Menu } from '#ui/overlay/menu.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { Progress } from '#ui/layout/progress.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { Loading, Skeleton, SkeletonRows } from '#ui/layout/skeleton.tsx'
import { Stepper } from '#ui/layout/stepper.tsx'
import { Tabs } from '#ui/layout/tabs.tsx'
import { Timeline } from '#ui/list/timeline.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import { Group, Line } from './workshop-group.tsx'
import { WorkshopForm } from './workshop-form.tsx'
import styles from './workshop.module.css'
import { workshopTexts as texts } from './workshop.texts.ts'

export function WorkshopOverlays() {
  const [isAsking, setAsking] = useState(false)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const [isDirty, setDirty] = useState(false)
  const [tab, setTab] = useState<(typeof texts.tabs)[number]['id']>('facts')
  const guard = useCloseGuard(isDirty, () => setSheetOpen(false))
  return (
    <>
      <Group title={texts.groups.overlays} isWide>
        <Line>
          <Button onClick={() => setAsking(true)}>{texts.openDialog}</Button>
          <Button onClick={() => setSheetOpen(true)}>{texts.openSheet}</Button>
          <Button onClick={() => toast({ text: texts.removed, undo: () => toast({ text: texts.restored }) })}>
            {texts.openToast}
          </Button>
          <Button onClick={() => toast({ text: texts.notices.good, tone: 'good' })}>
            {texts.openPlainToast}
          </Button>
          <Button onClick={() => toast({ text: texts.notSent, tone: 'due' })}>{texts.openBadToast}</Button>
          <Menu
            label={texts.more}
            align="start"
            items={[
              { label: texts.note, icon: <IconPencil />, onSelect: () => toast({ text: texts.note }) },
              { label: texts.photo, icon: <IconPhoto />, to: '/werkstatt' },
              { label: texts.disabled, isDisabled: true, onSelect: () => undefined },
              {
                label: texts.remove,
                icon: <IconTrash />,
                isDanger: true,
                startsGroup: true,
                onSelect: () => setAsking(true),
              },
            ]}
          >
            <IconDots aria-hidden="true" />
          </Menu>
        </Line>
        <Card>
          <Tabs
            label={texts.tabsLabel}
            value={tab}
            onChange={setTab}
            tabs={texts.tabs.map(({ id, label }) => ({
              id,
              label,
              content:
                id === 'history' ? <Timeline entries={texts.history} /> : <Facts facts={texts.facts} />,
            }))}
          />
        </Card>
        <Stepper step={2} steps={5} label={texts.step} />
      </Group>
      <ConfirmDialog
        title={texts.dialogTitle}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => setAsking(false)}
        confirmLabel={texts.remove}
        isDanger
      >
        {texts.dialogText}
      </ConfirmDialog>
      <Sheet title={texts.sheetTitle} isOpen={isSheetOpen} onClose={guard.ask}>
        <WorkshopForm onDirty={setDirty} />
      </Sheet>
      {guard.dialog}
      <WaitingAndMedia />
    </>
  )
}

function WaitingAndMedia() {
  const [count, setCount] = useState(0)
  return (
    <>
      <Group title={texts.groups.waiting}>
        <Card>
          <Loading>
            <Skeleton shape="title" width="medium" />
            <SkeletonRows rows={3} />
          </Loading>
        </Card>
        <Card>
          <div className={styles['form']}>
            <Progress label={texts.uploading} share={3 / 8} note={texts.uploadingNote} />
            <Progress label={texts.preparing} />
          </div>
        </Card>
      </Group>
      <Group title={texts.groups.media}>
        <Picture src="/icon-512.png" alt={texts.photoAlt} place="page" facts={{ placeholder: '/icon.svg' }} />
        <Picture src="/gibt-es-nicht.jpg" alt={texts.photoAlt} place="page" />
        <Line>
          <FileButton source="camera" kind="primary" onFiles={(files) => setCount(count + files.length)}>
            {texts.takePhoto}
          </FileButton>
          <FileButton isMultiple onFiles={(files) => setCount(count + files.length)}>
            {texts.choosePhotos}
          </FileButton>
          <FileButton isDisabled onFiles={() => undefined}>
            {texts.disabled}
          </FileButton>
          <output>{count}</output>
        </Line>
      </Group>
    </>
  )
}
