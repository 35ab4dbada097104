import { IconPhotoPlus, IconTrash } from '@tabler/icons-react'
import { useCallback, useState, type ReactNode } from 'react'
import { useConnection } from '#device/net/connection.ts'
import { Card } from '#ui/layout/card.tsx'
import { ChoiceChips } from '#ui/input/choice.tsx'
import { FileButton } from '#ui/input/file-button.tsx'
import { KeptPicture } from '#ui/picture/kept-picture.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { OnlineButton } from '#ui/action/online-button.tsx'
import { SaveFailure } from '#ui/form/save-failure.tsx'
import styles from './house-picture.module.css'
import { realEstateTexts } from '#features/real-estate/real-estate.texts.ts'
import { useCover } from './use-cover.ts'

const texts = realEstateTexts.photo
const looks = [
  { value: 'photo', label: texts.photo },
  { value: 'drawing', label: texts.drawing },
] as const

type HousePictureProps = {
  readonly realEstateId: string
  readonly name: string
  readonly mayWrite: boolean
  /** Nothing stands on a building plot. */
  readonly drawing: ReactNode | undefined
}

/** How the house looks: the owner's photo, or its drawing. */
export function HousePicture({ realEstateId, name, mayWrite, drawing }: HousePictureProps) {
  const { online } = useConnection()
  const cover = useCover(realEstateId)
  const [wanted, setWanted] = useState<'photo' | 'drawing'>('photo')
  const [missing, setMissing] = useState<string>()
  const { photo } = cover
  const shown = photo !== undefined && photo.url !== missing ? photo : undefined
  const isPhoto = shown !== undefined && (wanted === 'photo' || drawing === undefined)
  const url = photo?.url ?? undefined
  const noteMissing = useCallback(() => setMissing(url), [url])
  if (!isPhoto && drawing === undefined && !mayWrite) return null
  return (
    <Card>
      {isPhoto ? (
        <KeptPicture
          key={shown.id}
          photo={shown}
          alt={texts.alt(name)}
          place="page"
          isFirst
          className={styles['photo']}
          onMissing={noteMissing}
        />
      ) : (
        drawing
      )}
      {(mayWrite || shown !== undefined) && (
        <div className={styles['bar']}>
          {shown !== undefined && drawing !== undefined && (
            <ChoiceChips
              label={texts.choice}
              isLabelHidden
              look="pills"
              options={looks}
              value={wanted}
              onChange={setWanted}
            />
          )}
          {mayWrite && (
            <div className={styles['acts']}>
              {isPhoto && (
                <OnlineButton
                  kind="quiet"
                  size="small"
                  icon={<IconTrash />}
                  onClick={() => cover.remove(shown)}
                >
                  {texts.remove}
                </OnlineButton>
              )}
              {online && (
                <FileButton
                  kind="quiet"
                  size="small"
                  icon={<IconPhotoPlus />}
                  isDisabled={cover.isBusy}
                  onFiles={cover.take}
                >
                  {cover.isBusy ? texts.busy : shown === undefined ? texts.add : texts.change}
                </FileButton>
              )}
            </div>
          )}
        </div>
      )}
      {cover.fault !== undefined && (
        <Notice tone="due" live="alert">
          {cover.fault}
        </Notice>
      )}
      <SaveFailure failure={cover.failure} />
    </Card>
  )
}
