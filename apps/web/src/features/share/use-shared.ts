import { pictureMimes } from '@hauswart/domain/pictures/picture'
import { useCallback, useEffect, useState } from 'react'
import { forgetShared, readShared, type SharedFile } from '#lib/shared-files.ts'

const mostBytes = 20 * 1_024 * 1_024

const isUsable = ({ file }: SharedFile): boolean =>
  pictureMimes.some((mime) => mime === file.type) && file.size <= mostBytes

/** What another app handed over: usable pictures, and those that cannot be kept. */
export function useShared(userId: string) {
  const [files, setFiles] = useState<readonly SharedFile[]>()
  useEffect(() => {
    let isOver = false
    readShared(userId).then(
      (found) => !isOver && setFiles(found),
      () => !isOver && setFiles([]),
    )
    return () => void (isOver = true)
  }, [userId])

  const forget = useCallback(async (ids: readonly number[]) => {
    await forgetShared(ids)
    setFiles((before) => before?.filter(({ id }) => !ids.includes(id)))
  }, [])

  return {
    isLoading: files === undefined,
    pictures: files?.filter(isUsable) ?? [],
    refused: files?.filter((file) => !isUsable(file)) ?? [],
    all: files ?? [],
    forget,
  }
}
