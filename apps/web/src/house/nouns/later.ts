import { acceptances } from './acceptances.ts'
import { approvals } from './approvals.ts'
import { appointments } from './appointments.ts'
import { analysisBudget, analysisProfile } from './analysis/answers.ts'
import { componentCosts } from './analysis/component-costs.ts'
import { decisions } from './analysis/decisions.ts'
import { componentEvents } from './component-events.ts'
import { changeOrders } from './change-orders.ts'
import { components } from './components.ts'
import { condominium } from './sheets/condominium.ts'
import { craftsmen } from './craftsmen.ts'
import { defects } from './defects.ts'
import { documents } from './documents.ts'
import { costItems } from './cost-items.ts'
import { emergency } from './sheets/emergency.ts'
import { finance } from './sheets/finance.ts'
import { houseFacts } from './sheets/house-facts.ts'
import { invoices } from './invoices.ts'
import { journal } from './journal.ts'
import { makerWarranties } from './maker-warranties.ts'
import { projects } from './projects.ts'
import { quotes } from './quotes.ts'
import { rooms } from './rooms.ts'
import { upkeep } from './upkeep.ts'

export { components } from './components.ts'

/** Nouns that most visits do not write: they are loaded with their screens, or when a change of theirs waits. */
export const laterNouns = [
  rooms,
  components,
  houseFacts,
  emergency,
  condominium,
  finance,
  upkeep,
  componentEvents,
  componentCosts,
  analysisProfile,
  analysisBudget,
  decisions,
  documents,
  appointments,
  craftsmen,
  projects,
  costItems,
  quotes,
  changeOrders,
  defects,
  acceptances,
  approvals,
  makerWarranties,
  journal,
  invoices,
]
