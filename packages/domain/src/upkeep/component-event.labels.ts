import type { ComponentEventKind } from './component-event.ts'

export const componentEventLabels: Record<ComponentEventKind, string> = {
  replaced: 'Ersetzt',
  renewed: 'Erneuert',
  serviced: 'Gewartet',
  repaired: 'Repariert',
  other: 'Anderes',
}
