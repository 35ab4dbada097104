import { describe, expect, it, test } from 'vitest'
import { componentKeys, type ComponentCondition, type ComponentKey } from './component.ts'
import { drawingPartOf } from './drawing-part.ts'
import { drawnParts, drawnShape, judgedByCondition, type RecordedComponent } from './drawing.ts'
import { realEstateKinds } from './real-estate.ts'

const component = (
  catalogKey: ComponentKey,
  condition: ComponentCondition | null = null,
  installedYear = 1990,
): RecordedComponent => ({
  id: catalogKey,
  catalogKey,
  name: null,
  condition,
  installedYear,
  lastRenewedYear: null,
})

describe('where a component is drawn', () => {
  it('knows a place for every kind but those a cross-section cannot show', () => {
    const without = componentKeys.filter((key) => drawingPartOf(key) === undefined)
    expect(without).toEqual([
      'ventilation',
      'lift',
      'intercom',
      'washing_machine',
      'tumble_dryer',
      'built_in_furniture',
      'garage_door',
    ])
  })

  test.each([
    ['pitched_roof', 'roof'],
    ['flat_roof', 'roof'],
    ['heat_pump', 'heating'],
    ['oil_heating', 'heating'],
    ['shutters', 'sun_protection'],
    ['battery', 'electrics'],
  ] as const)('%s belongs to %s', (key, part) => {
    expect(drawingPartOf(key)).toBe(part)
  })
})

describe('the parts of the drawing', () => {
  const shown = (...components: RecordedComponent[]) =>
    drawnParts(judgedByCondition(components)).map(({ label, state, note }) => [label, state, note])

  it('says what the analysis says', () => {
    const roof = component('pitched_roof', 'good')
    const metal = component('sheet_metal', 'good')
    const parts = drawnParts([
      { component: metal, state: 'good', note: 'gut · bis 2046' },
      { component: roof, state: 'due', note: 'fällig · 2027' },
      { component: component('garden'), state: 'soon', note: 'in 4 Jahren' },
    ])
    expect(parts).toEqual([
      { key: 'roof', label: 'Dach', state: 'due', note: 'fällig · 2027', components: [roof, metal] },
      {
        key: 'surroundings',
        label: 'Umgebung',
        state: 'soon',
        note: 'bald',
        components: [component('garden')],
      },
    ])
  })

  it('keeps the order of the analysis among equals', () => {
    const later = component('sheet_metal')
    const sooner = component('pitched_roof')
    const [part] = drawnParts([
      { component: sooner, state: 'due', note: 'fällig · 2027' },
      { component: later, state: 'due', note: 'fällig · 2028' },
    ])
    expect(part?.note).toBe('fällig · 2027')
    expect(part?.components).toEqual([sooner, later])
  })

  it('names a single component and what its state rests on', () => {
    expect(shown(component('oil_heating', 'worn'))).toEqual([['Ölheizung', 'due', 'fällig · abgenutzt']])
    expect(shown(component('windows', 'used'))).toEqual([['Fenster', 'soon', 'bald · gebraucht']])
    expect(shown(component('kitchen', 'as_new'))).toEqual([['Küche', 'good', 'gut · neuwertig']])
  })

  it('does not say the same twice, and claims nothing without a condition', () => {
    expect(shown(component('bathroom', 'good'))).toEqual([['Bad', 'good', 'gut']])
    expect(shown(component('electrics'))).toEqual([['Elektro', 'unknown', 'unbekannt']])
  })

  it('shows the most urgent of several', () => {
    expect(shown(component('pitched_roof', 'used'), component('sheet_metal', 'worn'))).toEqual([
      ['Dach', 'due', 'fällig · abgenutzt'],
    ])
    expect(shown(component('pitched_roof', 'worn'), component('sheet_metal', 'defective'))).toEqual([
      ['Dach', 'due', 'fällig · defekt'],
    ])
  })

  it('calls the heating by what heats', () => {
    expect(shown(component('oil_tank', 'used'), component('oil_heating', 'worn'))).toEqual([
      ['Ölheizung', 'due', 'fällig · abgenutzt'],
    ])
    expect(shown(component('oil_heating', 'good'), component('heat_pump', 'as_new'))[0]?.[0]).toBe('Heizung')
  })

  it('leaves a part open when one of its components is', () => {
    expect(shown(component('water_heater', 'good'), component('water_pipes'))).toEqual([
      ['Boiler', 'unknown', 'unbekannt'],
    ])
  })

  it('brings urgent parts first and draws no lift', () => {
    const parts = drawnParts(
      judgedByCondition([
        component('kitchen', 'good'),
        component('lift', 'worn'),
        component('windows', 'worn'),
      ]),
    )
    expect(parts.map(({ key }) => key)).toEqual(['windows', 'kitchen'])
  })
})

describe('the outline of the house', () => {
  it('draws every kind but a building plot', () => {
    for (const kind of realEstateKinds) {
      expect(drawnShape({ kind, floors: 2 }, []) === undefined).toBe(kind === 'building_land')
    }
  })

  test.each([
    ['a flat roof is flat', [component('flat_roof')], 'flat'],
    [
      'a terrace beside a pitched roof is not the roof',
      [component('flat_roof'), component('pitched_roof')],
      'pitched',
    ],
    ['an unknown roof is drawn pitched', [], 'pitched'],
  ] as const)('%s', (_, components, roof) => {
    expect(drawnShape({ kind: 'single_family_house', floors: null }, components)?.roof).toBe(roof)
  })

  test.each([
    ['single_family_house', null, 'detached', 2, true],
    ['row_house', 3, 'row', 3, true],
    ['semi_detached_house', 2, 'row', 2, true],
    ['condominium_flat', null, 'flat', 3, false],
    ['apartment_building', 40, 'detached', 6, true],
    [null, null, 'detached', 2, true],
  ] as const)('%s with %s floors', (kind, floors, drawn, drawnFloors, hasCellar) => {
    expect(drawnShape({ kind, floors }, [])).toMatchObject({ kind: drawn, floors: drawnFloors, hasCellar })
  })
  it('follows what the owner told', () => {
    const told = { roofForm: 'shed', hasCellar: false, flatFloor: null } as const
    expect(drawnShape({ kind: 'single_family_house', floors: 2 }, [component('flat_roof')], told)).toEqual({
      kind: 'detached',
      roof: 'shed',
      floors: 2,
      hasCellar: false,
      hasAttic: false,
    })
  })

  it('shows a flat on its floor, in a house that is high enough', () => {
    const told = { roofForm: null, hasCellar: true, flatFloor: 4 }
    expect(drawnShape({ kind: 'condominium_flat', floors: null }, [], told)).toMatchObject({
      floors: 5,
      flatFloor: 4,
      hasCellar: true,
    })
    expect(drawnShape({ kind: 'single_family_house', floors: 2 }, [], told)).not.toHaveProperty('flatFloor')
  })
})
