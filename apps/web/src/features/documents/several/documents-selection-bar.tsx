import type { DocumentCategory } from '@hauswart/domain/documents/document'
import {
  changedBySeveral,
  linkSaid,
  maxLinks,
  maxSeveralDocuments,
  maxTags,
  type SeveralDocuments,
  type SeveralLink,
} from '@hauswart/domain/documents/several-documents'
import { IconFolder, IconLink, IconShare2, IconTag, IconTrash } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { doAct } from '#house/acts/do-act.ts'
import { documents as record } from '#house/nouns/documents.ts'
import { sharePath } from '#house/paths/dossier-paths.ts'
import { useRole } from '#house/use-role.ts'
import { Button, IconButton } from '#ui/action/button.tsx'
import { actClass, lastActClass, SelectionBar } from '#ui/list/selection-bar.tsx'
import type { Selection } from '#ui/list/use-selection.ts'
import type { ComboOption } from '#ui/input/combobox-match.ts'
import { toast } from '#ui/overlay/toast.tsx'
import type { Paper } from '#features/documents/paper.ts'
import type { HouseDocuments } from '#features/documents/use-house-documents.ts'
import { DownloadButton } from './download-button.tsx'
import { DrawerDialog, LinkDialog, TagsDialog } from './several-dialogs.tsx'
import { severalTexts as texts } from './several.texts.ts'

type Facts = Omit<Parameters<typeof record.acts.several>[1], 'ids'>

type DocumentsSelectionBarProps = {
  readonly realEstateId: string
  readonly selection: Selection
  readonly chosen: readonly Paper[]
  /** What the list shows; «Alle» means these. */
  readonly shown: readonly Paper[]
  readonly house: Pick<
    HouseDocuments,
    'componentOptions' | 'todoOptions' | 'projectOptions' | 'measureOptions' | 'mayWrite'
  >
}

/** What can be done to the selected papers: one act each, kept with or without a line, taken back as one. Readers take them along. */
export function DocumentsSelectionBar(props: DocumentsSelectionBarProps) {
  const { realEstateId, selection, shown, house } = props
  const { isOwner } = useRole(realEstateId)
  const { mayWrite } = house
  const navigate = useNavigate()
  const [asked, setAsked] = useState<'file' | 'tag' | 'link'>()
  const chosen = props.chosen.slice(0, maxSeveralDocuments)
  const amount = chosen.length
  const { notes } = texts.dialog
  const offered = (link: SeveralLink, options: readonly ComboOption[]) =>
    options.map((option) => ({ ...option, note: notes[link], link }))
  const places = [
    ...offered('projectId', house.projectOptions),
    ...offered('measureId', house.measureOptions),
    ...offered('componentId', house.componentOptions),
    ...offered('todoId', house.todoOptions),
  ]
  const end = () => selection.set(undefined)
  // One act carries so many: the others stay selected.
  const rest = props.chosen.slice(maxSeveralDocuments).map(({ id }) => id)
  const act = async (of: readonly Paper[], said: Facts, text: string): Promise<void> => {
    setAsked(undefined)
    if (of.length === 0) return void toast({ text })
    const facts = { ids: of.map(({ id }) => id), ...said }
    if (await doAct(realEstateId, record.acts.several(texts.title(of.length), facts), { text }))
      selection.set(rest.length > 0 ? rest : undefined)
  }
  /** Those it changes; what it leaves is so already, or carries as much as it can. */
  const change = (said: Facts, text: (amount: number) => string, most: string) => {
    const changed = chosen.filter((paper) => changedBySeveral(paper, said) !== undefined)
    const full = chosen.filter((paper) => isFull(paper, said)).length
    const words = changed.length === 0 ? texts.asIs : text(changed.length)
    const left = texts.full(full, most)
    void act(changed, said, changed.length === 0 && full > 0 ? left.trim() : `${words}${left}`)
  }
  const file = (category: DocumentCategory) =>
    change({ act: 'file', category }, (many) => texts.filed(many, category), '')
  const share = () => {
    const ready = chosen.filter((paper) => paper.isFiled && paper.file.state === 'ready')
    if (ready.length < chosen.length) toast({ text: texts.notShared(chosen.length - ready.length) })
    if (ready.length > 0) void navigate(sharePath(realEstateId, ...ready.map(({ id }) => id)))
  }
  const button = (label: string, icon: ReactNode, onClick: () => void, opensDialog = true) => (
    <Button
      size="small"
      kind="quiet"
      className={actClass}
      icon={icon}
      disabled={amount === 0}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      onClick={onClick}
    >
      {label}
    </Button>
  )
  const dialog = { amount, onClose: () => setAsked(undefined) }
  return (
    <>
      <SelectionBar
        texts={texts}
        amount={props.chosen.length}
        onAll={() => selection.set(shown.slice(0, maxSeveralDocuments).map(({ id }) => id))}
        onEnd={end}
      >
        {mayWrite && (
          <>
            {button(texts.file, <IconFolder />, () => setAsked('file'))}
            {button(texts.tag, <IconTag />, () => setAsked('tag'))}
            {places.length > 0 && button(texts.link, <IconLink />, () => setAsked('link'))}
          </>
        )}
        {isOwner && button(texts.share, <IconShare2 />, share, false)}
        <DownloadButton realEstateId={realEstateId} chosen={props.chosen} />
        {mayWrite && amount > 0 && (
          <IconButton
            label={texts.remove}
            icon={<IconTrash />}
            className={lastActClass}
            onClick={() => void act(chosen, { act: 'delete' }, texts.removed(amount))}
          />
        )}
      </SelectionBar>
      {asked === 'file' && <DrawerDialog {...dialog} onSave={file} />}
      {asked === 'tag' && (
        <TagsDialog
          {...dialog}
          carried={[...new Set(chosen.flatMap(({ tags }) => tags))].toSorted((a, b) =>
            a.localeCompare(b, 'de'),
          )}
          onSave={(said) => change({ act: 'tag', ...said }, texts.tagged, texts.mostTags(maxTags))}
        />
      )}
      {asked === 'link' && (
        <LinkDialog
          {...dialog}
          options={places}
          onSave={({ value, label }) => {
            const { link = 'componentId' } = places.find((place) => place.value === value) ?? {}
            change(
              { act: 'link', [link]: value },
              (many) => texts.linked(many, label),
              texts.mostLinks(maxLinks),
            )
          }}
        />
      )}
    </>
  )
}

/** Would change it, if it could carry more. */
function isFull(paper: Paper, said: SeveralDocuments): boolean {
  if (changedBySeveral(paper, said) !== undefined) return false
  if (said.act === 'tag') return (said.tags ?? []).some((tag) => !paper.tags.includes(tag))
  const link = linkSaid(said)
  // Not only empty: a copy on a device may be older than this fact.
  return link !== undefined && (paper[link.list] ?? []).length >= maxLinks
}
