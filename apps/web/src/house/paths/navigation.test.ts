import { describe, expect, test } from 'vitest'
import { actionPath, createActions, openActions } from './create-actions.ts'
import {
  accountPages,
  bottomEntries,
  builtNavigation,
  isBuilt,
  navigation,
  selectedEntry,
} from './navigation.ts'
import { titleOf } from './page-titles.ts'
import { routes } from '#device/routing/routes.ts'

describe('the navigation', () => {
  test('has the areas of the product in their groups', () => {
    expect(navigation.map(({ label }) => label)).toEqual([undefined, 'Verwalten', 'Geld & Wert', 'Wissen'])
    expect(navigation.flatMap(({ entries }) => entries.map(({ label }) => label))).toEqual([
      'Übersicht',
      'Immobilie',
      'Analyse',
      'Renovationen',
      'Handwerker',
      'Termine',
      'To-dos',
      'Unterlagen',
      'Rechnungen',
      'Werkzeuge',
      'Meine Finanzen',
      'Bewertung',
      'Ratgeber',
    ])
  })

  test('never leads to an area that is not built', () => {
    const shown = builtNavigation.flatMap(({ entries }) => entries)
    for (const { route } of [...shown, ...bottomEntries]) expect(routes[route].page).toBeDefined()
    expect(shown.length).toBeGreaterThan(0)
    expect(builtNavigation.every(({ entries }) => entries.length > 0)).toBe(true)
  })

  test('the bottom bar has three places beside ＋ and «Mehr»', () => {
    expect(bottomEntries).toHaveLength(3)
    expect(bottomEntries.map(({ route }) => route)).toContain('todos')
    expect(bottomEntries.some(({ route }) => route === 'realEstates')).toBe(!isBuilt('analysis'))
  })

  test.each([
    ['/immobilie', 'realEstates'],
    ['/immobilie/0198', 'realEstates'],
    ['/de/immobilie/0198/', 'realEstates'],
    ['/to-dos', 'todos'],
    ['/profil/einstellungen', 'settings'],
    ['/gibt-es-nicht', undefined],
  ])('on %s %s is selected', (path, expected) => {
    expect(selectedEntry(path)).toBe(expected)
  })

  test('no page is selected by two entries', () => {
    const claims = [...navigation.flatMap(({ entries }) => entries), ...accountPages].flatMap(
      ({ route, covers = [] }) => [route, ...covers],
    )
    expect(new Set(claims).size).toBe(claims.length)
  })
})

test('pages have German titles', () => {
  expect(titleOf('/to-dos')).toBe('To-dos')
  expect(titleOf('/de/dashboard')).toBe('Übersicht')
  expect(titleOf('/gibt-es-nicht')).toBeUndefined()
})

describe('what can be recorded', () => {
  test('is what is built, and without a house only a house', () => {
    expect(openActions(undefined).map(({ id }) => id)).toEqual(['realEstate'])
    expect(openActions('h').map(({ id }) => id)).toEqual(
      createActions.filter(({ route }) => isBuilt(route)).map(({ id }) => id),
    )
  })

  test('leads to the form of its page', () => {
    const paths = Object.fromEntries(openActions('h1').map((action) => [action.id, actionPath(action, 'h1')]))
    expect(paths).toMatchObject({
      todo: '/to-dos?neu=to-do',
      photo: '/to-dos?neu=foto',
      realEstate: '/immobilie-erfassen',
    })
  })
})
