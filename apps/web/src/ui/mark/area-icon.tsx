import {
  IconBell,
  IconBook2,
  IconBuildingBank,
  IconCalendar,
  IconChartLine,
  IconCheckbox,
  IconFile,
  IconFolder,
  IconHammer,
  IconHome,
  IconLayoutDashboard,
  IconMailQuestion,
  IconReceipt,
  IconSettings,
  IconStethoscope,
  IconTool,
  IconUser,
  IconUsers,
} from '@tabler/icons-react'
import type { RouteName } from '#device/routing/routes.ts'

const icons: Partial<Record<RouteName, typeof IconFile>> = {
  dashboard: IconLayoutDashboard,
  realEstates: IconHome,
  realEstate: IconHome,
  analysis: IconStethoscope,
  projects: IconHammer,
  craftsmen: IconUsers,
  toolsCraftsmen: IconMailQuestion,
  appointments: IconCalendar,
  todos: IconCheckbox,
  toolsDocuments: IconFolder,
  toolsInvoice: IconReceipt,
  tools: IconTool,
  mortgage: IconBuildingBank,
  realEstateReview: IconChartLine,
  toolsCounselor: IconBook2,
  notifications: IconBell,
  profile: IconUser,
  settings: IconSettings,
}

/** The sign of an area, the same in navigation and search. */
export function AreaIcon({ area, size = 20 }: { readonly area: RouteName; readonly size?: number }) {
  const Icon = icons[area] ?? IconFile
  return <Icon size={size} stroke={1.75} aria-hidden="true" />
}
