import { IconArrowRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ProjectRow } from '#house/nouns/projects.ts'
import { askedFirmParameter } from '#house/paths/ask-path.ts'
import { useRole } from '#house/use-role.ts'
import { pathTo } from '#device/routing/routes.ts'
import { LinkButton } from '#ui/action/button.tsx'
import { OnlineButton } from '#ui/action/online-button.tsx'
import { SelectField } from '#ui/input/field.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Loading, SkeletonRows } from '#ui/layout/skeleton.tsx'
import { AskSheet } from './ask-sheet.tsx'
import { quoteRequestsTexts } from './quote-requests.texts.ts'
import styles from './requests-view.module.css'

const { card, page } = quoteRequestsTexts
const { ask: texts } = page

type NewRequestCardProps = {
  readonly realEstateId: string
  /** Nothing as long as they are on their way. */
  readonly projects: readonly ProjectRow[] | undefined
}

/** First for which renovation, then the same sheet as there. */
export function NewRequestCard({ realEstateId, projects }: NewRequestCardProps) {
  const { role, isOwner, mayWrite } = useRole(realEstateId)
  const firmId = useSearchParams()[0].get(askedFirmParameter) ?? undefined
  const [chosen, setChosen] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const open = projects?.filter(({ state }) => state !== 'closed' && state !== 'cancelled')
  const project = open?.find(({ id }) => id === chosen)
  return (
    <Card title={texts.title} sentence={texts.sentence}>
      {open === undefined || role === undefined ? (
        <Loading>
          <SkeletonRows rows={1} />
        </Loading>
      ) : !isOwner ? (
        <p>{card.ownersOnly}</p>
      ) : open.length === 0 ? (
        <div className={styles['ask']}>
          <p>{texts.noProject}</p>
          {mayWrite && <LinkButton to={pathTo('projectCreate')}>{texts.newProject}</LinkButton>}
        </div>
      ) : (
        <div className={styles['ask']}>
          <SelectField
            label={texts.project}
            options={open.map(({ id, title }) => ({ value: id, label: title }))}
            value={chosen}
            error={isMissing && project === undefined ? texts.missing : undefined}
            onChange={({ target }) => setChosen(target.value)}
          />
          <OnlineButton
            kind="primary"
            icon={<IconArrowRight />}
            aria-haspopup="dialog"
            onClick={() => {
              setMissing(project === undefined)
              setAsking(project !== undefined)
            }}
          >
            {texts.next}
          </OnlineButton>
        </div>
      )}
      {isAsking && project !== undefined && (
        <AskSheet
          realEstateId={realEstateId}
          project={project}
          firmId={firmId}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  )
}
