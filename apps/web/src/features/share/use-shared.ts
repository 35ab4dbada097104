import { useCallback, useEffect, useState } from 'react'
import { preparePhoto } from '#device/photos/prepare-photo.ts'
import { forgetShared, readShared, type SharedThing } from '#device/photos/shared-files.ts'

/** A shared thing once it was looked at: its photo ready to be sent, or one that cannot be. */
type Seen = {
  readonly id: number
  readonly text: string
  readonly picture?: File
  readonly unusable?: string
}
export type Shared = ReturnType<typeof useShared>
export type SharedPicture = { readonly id: number; readonly file: File }

/** What another app handed over: usable pictures, those that cannot be kept, and words. */
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
  return {
    isLoading: seen === undefined,
    pictures: things.flatMap(({ id, picture }): SharedPicture[] =>
      picture === undefined ? [] : [{ id, file: picture }],
    ),
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
    const prepared = file === undefined ? undefined : await preparePhoto(file)
    if (prepared === undefined) seen.push({ id, text })
    else if ('file' in prepared) seen.push({ id, text, picture: prepared.file })
    else seen.push({ id, text, unusable: file?.name ?? '' })
  }
  return seen
}
