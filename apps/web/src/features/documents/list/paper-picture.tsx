import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useConnection } from '#device/net/connection.ts'
import { fileQuery } from '#house/document-queries.ts'
import { KeptPicture } from '#ui/picture/kept-picture.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { documentsTexts } from '#features/documents/documents.texts.ts'
import type { Paper } from '#features/documents/paper.ts'
import { useOwnFile } from '#features/documents/use-own-file.ts'
import styles from './document-tile.module.css'
import { PaperSign } from './paper-sign.tsx'
import { useNear } from './use-near.ts'

type PictureProps = { readonly realEstateId: string; readonly paper: Paper }
const texts = documentsTexts.tile

/** The first page of a paper in a tile, or what stands there in its place. */
export function PaperPicture({ realEstateId, paper }: PictureProps) {
  const { ref, isNear } = useNear()
  return (
    <div ref={ref} className={styles['picture']}>
      {isNear && <Near realEstateId={realEstateId} paper={paper} />}
    </div>
  )
}

function Near({ realEstateId, paper }: PictureProps) {
  const { file } = paper
  if (file.state === 'ready') return <FirstPage key={file.id} realEstateId={realEstateId} file={file} />
  if (file.state === 'refused') return <Instead file={file} words={undefined} />
  return <OnItsWay paper={paper} />
}

type FileProps = { readonly realEstateId: string; readonly file: Paper['file'] }

function FirstPage({ realEstateId, file }: FileProps) {
  const { online } = useConnection()
  // A picture that came stays, so its address is not asked for again whenever somebody comes back to the window.
  const { data, error, refetch } = useQuery({ ...fileQuery(realEstateId, file), refetchOnWindowFocus: false })
  const [isMissing, setMissing] = useState(false)
  const [isAsked, setAsked] = useState(false)
  if (data?.previewUrl === null)
    return <Instead file={file} words={file.isRead ? texts.none : texts.reading} />
  if (isMissing && !online) return <Instead file={file} words={texts.offline} />
  if (data === undefined && error !== null) return <Instead file={file} words={undefined} />
  const photo = {
    id: file.id,
    url: data?.previewUrl ?? null,
    widths: data?.previewWidths,
    placeholder: data?.placeholder,
  }
  return (
    <KeptPicture
      photo={photo}
      alt=""
      place="tile"
      className={styles['page']}
      onMissing={() => {
        // Without an answer yet there is nothing to miss.
        if (data === undefined && online) return
        setMissing(true)
        if (isAsked) return
        // Once: an address that leads to nothing is new each time, and would be asked for without end.
        setAsked(online)
        void refetch()
      }}
    />
  )
}

/** Chosen here and not at the server yet: a picture can be seen all the same. */
function OnItsWay({ paper }: { readonly paper: Paper }) {
  const { file, isWaiting } = paper
  const chosen = useOwnFile(paper)
  if (chosen !== undefined && /^image\/(?:jpeg|png|webp)$/.test(chosen.type))
    return <Picture src={chosen} alt="" place="tile" className={styles['page']} />
  return <Instead file={file} words={isWaiting ? undefined : texts.reading} />
}

type InsteadProps = { readonly file: Paper['file']; readonly words: string | undefined }

function Instead({ file, words }: InsteadProps) {
  return (
    <span className={styles['instead']}>
      <PaperSign file={file} size={34} stroke={1.25} />
      {words !== undefined && <span>{words}</span>}
    </span>
  )
}
