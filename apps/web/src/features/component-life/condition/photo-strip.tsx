import { useState } from 'react'
import { useConnection } from '#device/net/connection.ts'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { FileButton } from '#ui/input/file-button.tsx'
import { KeptPicture } from '#ui/picture/kept-picture.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { OnlineButton } from '#ui/action/online-button.tsx'
import { SaveFailure } from '#ui/form/save-failure.tsx'
import { componentLifeTexts } from '#features/component-life/component-life.texts.ts'
import styles from './photo-strip.module.css'
import { useComponentPhotos } from './use-component-photos.ts'
import { usePhotos, type Photo } from './use-photos.ts'

type PhotoStripProps = {
  readonly realEstateId: string
  readonly componentId: string
  readonly name: string
  readonly mayWrite: boolean
}

const texts = componentLifeTexts.condition

/** The photos of a component beside each other; one opens large. */
export function PhotoStrip({ realEstateId, componentId, name, mayWrite }: PhotoStripProps) {
  const { online } = useConnection()
  const [openId, setOpenId] = useState<string>()
  const { photos: list, refetch } = useComponentPhotos(realEstateId, componentId)
  const photos = usePhotos(realEstateId, componentId)
  const opened = list.find(({ id }) => id === openId)
  if (list.length === 0 && !mayWrite) return null
  return (
    <section className={styles['photos']} aria-label={texts.photos}>
      {list.length > 0 && (
        <ul className={styles['strip']}>
          {list.map((picture) => (
            <li key={picture.id}>
              <Tile
                picture={picture}
                onOpen={() => {
                  setOpenId(picture.id)
                  // Its address is good for a minute; the large one may need a new one.
                  refetch()
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {mayWrite && (
        <div className={styles['acts']} title={online ? undefined : savingTexts.onlineOnly}>
          <FileButton
            size="small"
            source="camera"
            isDisabled={!online || photos.isBusy}
            onFiles={photos.take}
          >
            {photos.isBusy ? texts.adding : texts.photo}
          </FileButton>
          <FileButton size="small" isMultiple isDisabled={!online || photos.isBusy} onFiles={photos.take}>
            {texts.chooseFile}
          </FileButton>
          {!online && <span className={styles['quiet']}>{savingTexts.onlineOnly}</span>}
        </div>
      )}
      {photos.faults.map((text) => (
        <Notice key={text} tone="due" live="alert">
          {text}
        </Notice>
      ))}
      <SaveFailure failure={photos.failure} />
      <Dialog
        title={opened?.fileName ?? texts.photos}
        size="wide"
        isOpen={opened !== undefined}
        onClose={() => setOpenId(undefined)}
        actions={
          mayWrite &&
          opened !== undefined && (
            <OnlineButton
              onClick={() => {
                setOpenId(undefined)
                photos.remove(opened)
              }}
            >
              {texts.remove}
            </OnlineButton>
          )
        }
      >
        {opened !== undefined && opened.url !== null && (
          <KeptPicture
            photo={opened}
            alt={texts.alt(opened.fileName, name)}
            place="screen"
            shape="free"
            fit="contain"
            isFirst
          />
        )}
      </Dialog>
    </section>
  )
}

function Tile({ picture, onOpen }: { readonly picture: Photo; readonly onOpen: () => void }) {
  if (picture.url === null)
    return (
      <span className={styles['waiting']}>
        {picture.state === 'rejected' ? texts.refused : texts.scanning}
      </span>
    )
  return (
    <button
      type="button"
      className={styles['open']}
      aria-haspopup="dialog"
      aria-label={texts.open(picture.fileName)}
      onClick={onOpen}
    >
      <KeptPicture photo={picture} alt="" place="tile" shape="square" />
    </button>
  )
}
