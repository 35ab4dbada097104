import { useCallback, useEffect, useState } from 'react'
import { preparePhoto } from '#device/photos/prepare-photo.ts'
import { forgetShared, readShared, type SharedThing } from '#device/photos/shared-files.ts'

/** A shared thing once it was looked at: as it came, its photo ready to be sent, or one that cannot be. */
type Seen = {
  readonly id: number
  readonly text: string
  readonly file?: File
  readonly picture?: File
  readonly unusable?: string
}
export type Shared = ReturnType<typeof useShared>
export type SharedFile = { readonly id: number; readonly file: File }

/** What another app handed over: papers, usable pictures, those that cannot be kept, and words. */
export function useShared(userId: string) {
  const [seen, setSeen] = useState<readonly Seen[]>()
  useEffect(() => {
    let isOver = false
    readShared(userId)
      .then(look)
      .then(
        (found) => !isOver && setSeen(found),
        () => !isOver && setSeen([]),
      )
    return () => void (isOver = true)
  }, [userId])

  const forget = useCallback(async (ids: readonly number[]) => {
    await forgetShared(ids)
    setSeen((before) => before?.filter(({ id }) => !ids.includes(id)))
  }, [])

  const things = seen ?? []
  const usable = things.filter(({ unusable }) => unusable === undefined)
  return {
    isLoading: seen === undefined,
    pictures: usable.flatMap(({ id, picture }): SharedFile[] =>
      picture === undefined ? [] : [{ id, file: picture }],
    ),
    /** What is no picture can only be filed. */
    papers: usable.flatMap(({ id, file, picture }): SharedFile[] =>
      file === undefined || picture !== undefined ? [] : [{ id, file }],
    ),
    /** All of them as they came: a picture that is filed stays as sharp as it was. */
    files: usable.flatMap(({ id, file }): SharedFile[] => (file === undefined ? [] : [{ id, file }])),
    refused: things.flatMap(({ id, unusable }) => (unusable === undefined ? [] : [{ id, name: unusable }])),
    // Several photos shared at once all carry the same words.
    words: [...new Set(things.map(({ text }) => text))].filter((text) => text !== '').join('\n'),
    ids: things.map(({ id }) => id),
    forget,
  }
}

async function look(things: readonly SharedThing[]): Promise<Seen[]> {
  const seen: Seen[] = []
  // One after another: several large photos decoded at once are too much for an old phone.
  for (const { id, text, file } of things) {
    if (file === undefined) seen.push({ id, text })
    else if (isPdf(file)) seen.push({ id, text, file: withEnding(file) })
    else {
      const prepared = await preparePhoto(file)
      if ('file' in prepared)
        seen.push({ id, text, file: isTaken(file) ? file : prepared.file, picture: prepared.file })
      // The server reads what this browser cannot.
      else if (isApples(file)) seen.push({ id, text, file })
      else seen.push({ id, text, unusable: file.name })
    }
  }
  return seen
}

/** As papers are taken: by how their name ends. */
const isTaken = ({ name }: File): boolean => /\.(?:jpe?g|png|webp|hei[cf])$/i.test(name)
const isApples = ({ name }: File): boolean => /\.hei[cf]$/i.test(name)
const withEnding = (file: File): File =>
  file.name.toLowerCase().endsWith('.pdf') ? file : new File([file], `${file.name}.pdf`, { type: file.type })

const isPdf = ({ name, type }: File): boolean =>
  type === 'application/pdf' || name.toLowerCase().endsWith('.pdf')
