import { IconFileText, IconFileTypeXls, IconMail, IconPhoto } from '@tabler/icons-react'
import type { Paper } from '#features/documents/paper.ts'

type PaperSignProps = {
  readonly file: Paper['file']
  readonly size: number
  readonly stroke?: number | undefined
  readonly className?: string | undefined
}

/** What kind of file a paper is, drawn. */
export function PaperSign({ file, size, stroke = 1.75, className }: PaperSignProps) {
  const type = file.mediaType ?? ''
  const Icon = type.startsWith('image/')
    ? IconPhoto
    : type.includes('spreadsheet')
      ? IconFileTypeXls
      : type === 'message/rfc822'
        ? IconMail
        : IconFileText
  return <Icon size={size} stroke={stroke} aria-hidden="true" className={className} />
}
