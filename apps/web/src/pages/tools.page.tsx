import { ToolsHub } from '#features/tools/tools-hub.tsx'
import { toolsTexts } from '#features/tools/tools.texts.ts'
import { useActiveHouse, useHouses } from '#house/active-house.ts'
import { pathTo } from '#device/routing/routes.ts'
import { LinkButton } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { Loaded } from '#ui/list/loaded.tsx'

export default function ToolsPage() {
  const houses = useHouses()
  const active = useActiveHouse()
  return (
    <>
      <PageHead title={toolsTexts.title} sentence={toolsTexts.sentence} />
      <Loaded query={houses} texts={toolsTexts} rows={4}>
        {() => (active === undefined ? <NoHouse /> : <ToolsHub realEstateId={active.id} />)}
      </Loaded>
    </>
  )
}

function NoHouse() {
  const { action, ...words } = toolsTexts.noHouse
  return (
    <Card>
      <EmptyState
        {...words}
        action={
          <LinkButton kind="primary" to={pathTo('analysisCreate')}>
            {action}
          </LinkButton>
        }
      />
    </Card>
  )
}
