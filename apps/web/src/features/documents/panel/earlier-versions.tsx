import { calendarDay } from '@hauswart/domain/formats/format'
import { IconRestore } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useConnection } from '#device/net/connection.ts'
import { day } from '#device/text/format.ts'
import { versionsQuery } from '#house/document-queries.ts'
import { OnlineButton } from '#ui/action/online-button.tsx'
import { Loading, SkeletonRows } from '#ui/layout/skeleton.tsx'
import { documentsTexts } from '#features/documents/documents.texts.ts'
import type { Paper } from '#features/documents/paper.ts'
import styles from './earlier-versions.module.css'
import { OpenButton } from './open-button.tsx'

type EarlierVersionsProps = {
  readonly realEstateId: string
  readonly paper: Paper
  /** Left out for who may only read. */
  readonly onUse: ((fileId: string) => void) | undefined
}
const texts = documentsTexts.versions

/** The files a paper had before, each to be opened and made current again. */
export function EarlierVersions({ realEstateId, paper, onUse }: EarlierVersionsProps) {
  const { id, file, earlierFileIds } = paper
  const { online } = useConnection()
  const { data, error } = useQuery(versionsQuery(realEstateId, id, [...earlierFileIds, file.id]))
  // What stands here as current may not have reached the server yet: whatever else it has, the paper had before.
  const earlier = data?.filter((one) => one.file.id !== file.id)
  return (
    <section className={styles['versions']} aria-label={texts.title}>
      <h3 className={styles['title']}>{texts.title}</h3>
      {earlier === undefined ? (
        online && error === null ? (
          <Loading>
            <SkeletonRows rows={earlierFileIds.length} />
          </Loading>
        ) : (
          <p className={styles['words']}>{online ? texts.failed : texts.offline}</p>
        )
      ) : (
        <ul className={styles['list']}>
          {earlier.map(({ file: one, addedAt, addedBy }) => (
            <li key={one.id} className={styles['version']}>
              <div className={styles['facts']}>
                <span className={styles['name']}>{documentsTexts.file.facts(one.name, one.sizeBytes)}</span>
                <span>{texts.added(day(calendarDay(addedAt)), addedBy)}</span>
              </div>
              {one.state === 'ready' ? (
                <span className={styles['acts']}>
                  <OpenButton realEstateId={realEstateId} file={one} />
                  {onUse !== undefined && (
                    <OnlineButton
                      size="small"
                      kind="quiet"
                      icon={<IconRestore />}
                      onClick={() => onUse(one.id)}
                    >
                      {texts.use}
                    </OnlineButton>
                  )}
                </span>
              ) : (
                <span>{one.state === 'refused' ? documentsTexts.refused.pill : texts.checked}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
