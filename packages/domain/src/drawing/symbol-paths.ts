import type { PartState, RoomItem } from './house-parts.ts'

/** How a line of a symbol is painted: in the tone of its part, or always the same. */
export type Paint = 'part' | 'open' | 'glass' | 'bar' | 'door' | 'knob'
export type Stroke = { readonly d: string; readonly paint: Paint }

const part = (...paths: readonly string[]): readonly Stroke[] => paths.map((d) => ({ d, paint: 'part' }))

const pane: readonly Stroke[] = [
  { d: 'M-22-43a3 3 0 0 1 3-3H19a3 3 0 0 1 3 3V-5a3 3 0 0 1-3 3H-19a3 3 0 0 1-3-3Z', paint: 'glass' },
  { d: 'M0-43V-5', paint: 'bar' },
]

/** The things in a room, drawn around the middle of their foot: the same on screen and on paper. */
export const symbolPaths: Record<RoomItem, readonly Stroke[]> = {
  window: pane,
  shaded_window: pane,
  wide_window: [
    { d: 'M-29-47a3 3 0 0 1 3-3H26a3 3 0 0 1 3 3V-5a3 3 0 0 1-3 3H-26a3 3 0 0 1-3-3Z', paint: 'glass' },
    { d: 'M0-47V-5', paint: 'bar' },
  ],
  door: [
    { d: 'M-19 0V-52a4 4 0 0 1 4-4H15a4 4 0 0 1 4 4V0Z', paint: 'door' },
    { d: 'M7.4-26a2.6 2.6 0 1 1 5.2 0a2.6 2.6 0 1 1-5.2 0Z', paint: 'knob' },
  ],
  bathroom: [
    ...part('M-28-29H28V-18A16 16 0 0 1 12-2H-12A16 16 0 0 1-28-18Z'),
    { d: 'M-22-29V-50a8.5 8.5 0 0 1 17 0v3', paint: 'open' },
  ],
  kitchen: part('M-60-38H60V-2H-60ZM-20-38V-2M20-38V-2', 'M-50-73H-16V-54H-50ZM20-76H60V-54H20Z'),
  heating: part(
    'M-21-45a5 5 0 0 1 5-5H16a5 5 0 0 1 5 5V-7a5 5 0 0 1-5 5H-16a5 5 0 0 1-5-5Z',
    'M-8-32a8 8 0 1 1 16 0a8 8 0 1 1-16 0Z',
    'M-11-13H11',
  ),
  hot_water: part('M-13-50a13 13 0 0 1 26 0V-15a13 13 0 0 1-26 0Z'),
  electrics: part(
    'M-17-44a4 4 0 0 1 4-4H13a4 4 0 0 1 4 4V-6a4 4 0 0 1-4 4H-13a4 4 0 0 1-4-4Z',
    'M-8-36H8M-8-25H8M-8-14H1',
  ),
  cellar: [{ d: 'M-25-50V-2M25-50V-2M-25-28H25M-25-6H25M-15-7V-18H-2V-7M9-29V-42H17V-29', paint: 'open' }],
}

/** State is never colour alone: drawn in a box of 12 units. */
export const stateSigns: Record<PartState, string> = {
  due: 'M6 1L11.5 10.8H0.5ZM6 4.8V7.2M6 9V9.1',
  soon: 'M6 0.8A5.2 5.2 0 1 1 6 11.2A5.2 5.2 0 0 1 6 0.8ZM6 3V6.2L8 7.5',
  good: 'M1 6.5L4.5 10L11 2.5',
  unknown:
    'M6 0.8A5.2 5.2 0 1 1 6 11.2A5.2 5.2 0 0 1 6 0.8ZM4.5 4.6A1.6 1.6 0 1 1 6.8 6C6.2 6.3 6 6.5 6 7M6 8.9V9',
}
