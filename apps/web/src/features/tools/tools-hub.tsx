import { IconFileText, IconHistory, IconLifebuoy, IconTrash, IconUsersGroup } from '@tabler/icons-react'
import type { RouteName } from '#device/routing/routes.ts'
import { useRole } from '#house/use-role.ts'
import { AppLink } from '#ui/action/app-link.tsx'
import { AreaIcon } from '#ui/mark/area-icon.tsx'
import { HouseExportCard } from './house-export-card.tsx'
import { toolsOf, type Tool } from './tools.ts'
import { toolsTexts } from './tools.texts.ts'
import styles from './tools-hub.module.css'

const icons = {
  emergency: IconLifebuoy,
  analysis: IconFileText,
  people: IconUsersGroup,
  history: IconHistory,
  trash: IconTrash,
} satisfies Partial<Record<Tool['id'], typeof IconTrash>>

/** Every tool of a house as a tile: the areas, then the sheets of the house itself. */
export function ToolsHub({ realEstateId }: { readonly realEstateId: string }) {
  const { mayWrite, isOwner } = useRole(realEstateId)
  const groups = toolsOf(realEstateId, { mayWrite, isOwner }).map(({ id, tools }) => (
    <section key={id} className={styles['group']} aria-labelledby={`werkzeuge-${id}`}>
      <h2 id={`werkzeuge-${id}`}>{toolsTexts.groups[id]}</h2>
      <ul className={styles['tiles']}>
        {tools.map((tool) => (
          <li key={tool.id}>
            <AppLink to={tool.to} className={styles['tile']}>
              <span className={styles['sign']}>
                <Sign id={tool.id} />
              </span>
              <span className={styles['words']}>
                <span className={styles['label']}>{tool.label}</span>
                <span className={styles['hint']}>{tool.hint}</span>
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  ))
  return (
    <>
      {groups}
      {isOwner && (
        <div className={styles['group']}>
          <HouseExportCard realEstateId={realEstateId} />
        </div>
      )}
    </>
  )
}

function Sign({ id }: Pick<Tool, 'id'>) {
  if (!(id in icons)) return <AreaIcon area={id as RouteName} size={24} />
  const Icon = icons[id as keyof typeof icons]
  return <Icon size={24} stroke={1.75} aria-hidden="true" />
}
