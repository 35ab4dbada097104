import { useConnection } from '#device/net/connection.ts'
import { pathTo } from '#device/routing/routes.ts'
import type { Failure } from '#ui/form/use-submit.ts'
import { LinkButton } from '#ui/action/button.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { SaveFailure } from '#ui/form/save-failure.tsx'
import { recordingTexts } from '#features/recording/recording.texts.ts'

const { exists, purchase } = recordingTexts

/** Why the house was not recorded: a failure, or that it is there already. */
export type Trouble =
  | { readonly kind: 'failure'; readonly failure: Failure }
  | { readonly kind: 'exists'; readonly id: string; readonly name: string | undefined }

export function CreateTrouble({ trouble }: { readonly trouble: Trouble | undefined }) {
  const { online } = useConnection()
  if (trouble?.kind === 'exists')
    return (
      <Notice
        tone="soon"
        live="alert"
        title={exists.title}
        action={<LinkButton to={pathTo('realEstate', { realEstate: trouble.id })}>{exists.open}</LinkButton>}
      >
        {trouble.name !== undefined && exists.text(trouble.name)}
      </Notice>
    )
  if (trouble !== undefined) return <SaveFailure failure={trouble.failure} />
  if (online) return null
  // Everything before this step works without a line.
  return (
    <Notice tone="soon" live="status">
      {purchase.offline}
    </Notice>
  )
}
