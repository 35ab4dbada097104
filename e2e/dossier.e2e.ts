import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dossierViews } from '../apps/web/src/house/paths/dossier-paths.ts'
import { violations } from './browsers/axe.ts'
import { until } from './browsers/driver.ts'
import { open, saved, sheet } from './dossier.ts'
import { openMapProvider, plainPicture, type MapProvider } from './map-provider.ts'
import { addTodo, onDevice, openStage, withWorker, workerReady, type Member, type Stage } from './stage.ts'

let stage: Stage
let provider: MapProvider
beforeAll(async () => {
  provider = await openMapProvider()
  stage = await openStage({ config: provider.config })
})
afterAll(async () => {
  await stage?.close()
  provider?.close()
})

const column = async <Value>(
  member: Member,
  name: string,
  table = 'real_estate',
): Promise<Value | undefined> => {
  const by = table === 'real_estate' ? 'id' : 'real_estate_id'
  const [row] = await stage.site.admin<{ value: Value }>(
    `select ${name} as value from app.${table} where ${by} = $1`,
    [member.houseId],
  )
  return row?.value
}

test('rooms by floor, with what stands in them', async () => {
  const vreni = await stage.member()
  const { page, houseId } = vreni
  await open(page, houseId, 'components')
  await page.getByRole('link', { name: 'Raum hinzufügen' }).first().click()
  await sheet(page).getByLabel('Name').fill('Waschküche')
  await sheet(page).getByLabel('Geschoss').selectOption({ label: '1. UG' })
  await sheet(page).getByLabel('Fläche').fill('12,5')
  await sheet(page).getByRole('button', { name: 'Speichern' }).click()
  await saved(page, '«Waschküche» hinzugefügt.')
  await page.getByRole('heading', { name: '1. UG' }).waitFor()

  // Out of the catalogue, with its usual lifetime and who says so, into that room.
  await page.getByRole('link', { name: 'Bauteil in «Waschküche» erfassen' }).click()
  await sheet(page).getByLabel('Welches Bauteil?').fill('waschm')
  await sheet(page)
    .getByRole('button', { name: /Waschmaschine/ })
    .click()
  await sheet(page).getByText('Übliche Lebensdauer:').waitFor()
  await sheet(page)
    .getByRole('button', { name: /Woher kommt diese Zahl/ })
    .click()
  await sheet(page).getByRole('heading', { name: 'Quellen' }).waitFor()
  await page.keyboard.press('Escape')
  await sheet(page).getByLabel('Hersteller').fill('Schulthess')
  await sheet(page).getByLabel('Seriennummer').fill('SN 4711')
  await sheet(page).getByRole('button', { name: 'Speichern' }).click()
  await saved(page, '«Waschmaschine» erfasst.')
  await page.getByRole('list').getByRole('link', { name: 'Waschmaschine' }).waitFor()

  await open(page, houseId, 'devices')
  await page.getByText('Seriennummer SN 4711').waitFor()
  await page.getByText('in «Waschküche»').first().waitFor()

  // The room goes and comes back; what stood in it stays all the while.
  await open(page, houseId, 'components')
  await page.getByRole('link', { name: 'Raum «Waschküche» bearbeiten' }).click()
  await sheet(page).getByRole('button', { name: 'Löschen' }).click()
  await page.getByText('«Waschküche» gelöscht. Die Bauteile bleiben.').first().hover()
  await page.getByRole('heading', { name: 'Innenausbau' }).waitFor()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await page.getByRole('heading', { name: '1. UG' }).waitFor()
  await until(
    'the room on the server',
    async () => (await column(vreni, 'deleted_at is null', 'room')) === true,
  )
})

test('rooms and what stands in them are written without a line, and arrive once', async () => {
  const { page, houseId, context } = await stage.member({ context: withWorker })
  await workerReady(page)
  const packed = `Object.keys(localStorage).some((name) => name.endsWith('${houseId}'))`
  await until('the copy of the house', () => page.evaluate<boolean>(packed))
  await open(page, houseId, 'components')
  await page.getByRole('link', { name: 'Raum hinzufügen' }).first().waitFor()
  await context.setOffline(true)
  const add = async (name: string) => {
    await page.getByRole('link', { name: 'Raum hinzufügen' }).first().click()
    await sheet(page).getByLabel('Name').fill(name)
    await sheet(page).getByRole('button', { name: 'Speichern' }).click()
    await page.getByRole('heading', { name }).getByText('wartet').waitFor()
  }
  await add('Waschküche')
  await add('Estrich')
  // In the room that the server has never heard of.
  await page.getByRole('link', { name: 'Bauteil in «Waschküche» erfassen' }).click()
  await sheet(page).getByLabel('Welches Bauteil?').fill('waschm')
  await sheet(page)
    .getByRole('button', { name: /Waschmaschine/ })
    .click()
  await sheet(page).getByRole('button', { name: 'Speichern' }).click()
  await page.getByRole('link', { name: 'Raum «Waschküche» bearbeiten' }).click()
  await sheet(page).getByLabel('Name').fill('Waschraum')
  await sheet(page).getByRole('button', { name: 'Speichern' }).click()
  await page.getByRole('link', { name: 'Raum «Estrich» bearbeiten' }).click()
  await sheet(page).getByRole('button', { name: 'Löschen' }).click()
  await saved(page, '«Estrich» gelöscht. Die Bauteile bleiben.')
  await page.reload()
  const room = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Waschraum' }) })
  await room.getByRole('link', { name: 'Waschmaschine' }).waitFor()
  await page.getByRole('heading', { name: 'Estrich' }).waitFor({ state: 'detached' })
  const held = () =>
    stage.site.admin(
      `select o.name, o.version, o.deleted_at is null as is_there, c.catalog_key, c.version as part_version
       from app.room o left join app.component c on c.room_id = o.id
       where o.real_estate_id = $1 order by o.name desc`,
      [houseId],
    )
  expect(await held()).toEqual([])
  await context.setOffline(false)
  await page
    .getByRole('button', { name: /^Online · alles gespeichert/ })
    .first()
    .waitFor()
  await expect.poll(held).toEqual([
    { name: 'Waschraum', version: 2, is_there: true, catalog_key: 'washing_machine', part_version: 1 },
    { name: 'Estrich', version: 2, is_there: false, catalog_key: null, part_version: null },
  ])
  await room.getByRole('link', { name: 'Waschmaschine' }).waitFor()
  await expect.poll(() => page.getByText('wartet').count()).toBe(0)
})

describe('compared with the register', () => {
  const egid = 190_000_001
  let vreni: Member
  beforeAll(async () => {
    const { site } = stage
    await site.admin(
      `insert into register.building (egid, canton, municipality_number, municipality, status, category, class,
         build_year, floors, dwellings, parcel, heating_generator, heating_energy, east, north)
       values ($1, 'ZH', 198, 'Uster', 1004, 1021, 1110, 1979, 2, 1, '4711', 7430, 7530, 2696500, 1245300)`,
      [egid],
    )
    await site.admin(
      `insert into register.entrance (egid, edid, street, house_number, zip, place, is_official, street_ref)
       values ($1, 0, 'Lindenweg', '14', 8610, 'Uster', true, null)`,
      [egid],
    )
    vreni = await stage.member()
    await site.admin('update app.real_estate set egid = $2 where id = $1', [vreni.houseId, egid])
    // A page begins with what the device has kept, and that is the house from before it had its number.
    await open(vreni.page, vreni.houseId, 'facts')
    await onDevice(vreni.page, String(egid))
  })

  const compare = async () => {
    await open(vreni.page, vreni.houseId, 'facts')
    await vreni.page.getByRole('button', { name: 'Mit Register abgleichen' }).click()
  }

  test('row by row, taken over with its origin or kept', async () => {
    const { page } = vreni
    await compare()
    const year = sheet(page).getByRole('radiogroup', { name: 'Baujahr' })
    await year.getByText('1979').waitFor()
    // What is recorded stays unless the owner says so; what is missing is offered.
    await year.getByRole('radio', { name: /Bei Ihnen/, checked: true }).waitFor()
    const floors = sheet(page).getByRole('radiogroup', { name: 'Geschosse' })
    await floors.getByRole('radio', { name: /Im Register/, checked: true }).waitFor()
    await sheet(page)
      .getByRole('radiogroup', { name: 'Parzelle' })
      .getByRole('radio', { name: /Bei Ihnen/ })
      .check()
    await sheet(page)
      .getByRole('button', { name: /Angaben übernehmen/ })
      .click()
    await saved(page, 'aus dem Register übernommen.')
    await until('what was taken on the server', async () => (await column(vreni, 'floors')) === 2)
    expect(await column(vreni, 'build_year')).toBe(1978)
    expect(await column(vreni, 'parcel')).toBeNull()
    expect(await column(vreni, 'east')).toBe(2_696_500)
    expect(await column(vreni, "origins -> 'floors' ->> 'source'")).toBe('register')
    expect(await column(vreni, "origins -> 'buildYear' ->> 'source'")).toBe('owner')

    await open(page, vreni.houseId, 'overview')
    const floorsRow = page.getByText('Geschosse', { exact: true }).locator('xpath=..')
    await floorsRow.getByText('Gebäuderegister').waitFor()
  })

  test('only what differs, and plainly when nothing does', async () => {
    const { page } = vreni
    await compare()
    await sheet(page).getByRole('button', { name: 'Überall übernehmen' }).click()
    await sheet(page)
      .getByRole('button', { name: /übernehmen$/ })
      .last()
      .click()
    await saved(page, 'aus dem Register übernommen.')
    await until('the year on the server', async () => (await column(vreni, 'build_year')) === 1979)
    await until(
      'the new year in the form',
      async () => (await page.getByLabel('Baujahr').inputValue()) === '1979',
    )
    await page.getByRole('button', { name: 'Mit Register abgleichen' }).click()
    await sheet(page).getByText('Alles stimmt überein').waitFor()
  })

  test('a building the register does not have', async () => {
    const { page } = vreni
    await open(page, vreni.houseId, 'facts')
    await page.getByLabel('EGID').fill('5')
    await page.getByRole('button', { name: 'Speichern' }).click()
    await saved(page, 'Stammdaten gespeichert.')
    await page.getByRole('button', { name: 'Mit Register abgleichen' }).click()
    await sheet(page).getByText('Nicht im Register gefunden').waitFor()
  })
})

test('[S9.12] a photo stands for the house as soon as it was scanned, in the width it is seen', async () => {
  const { page, houseId } = await stage.member()
  await open(page, houseId, 'overview')
  const file = { name: 'haus.png', mimeType: 'image/png', buffer: plainPicture(800) }
  await page.locator('main input[type=file]').setInputFiles(file)
  const photo = page.getByRole('img', { name: 'Foto von Lindenweg 14' })
  await photo.waitFor()
  const shown = () =>
    photo.evaluate((image: HTMLImageElement) => {
      const { currentSrc, srcset, width, height, previousElementSibling: before } = image
      const dots = before instanceof HTMLImageElement ? [before.naturalWidth, before.naturalHeight] : []
      const widths = [...srcset.matchAll(/ (\d+)w/g)].map(([, one]) => Number(one))
      return { width: new URL(currentSrc).searchParams.get('width'), widths, dots, hasPlace: width > height }
    })
  await expect.poll(shown).toEqual({
    width: '767',
    widths: [320, 575, 767, 800],
    dots: [10, 10],
    hasPlace: true,
  })
  await until('the chosen photo', async () => {
    const text = 'select is_cover as "isCover" from app.picture where real_estate_id = $1'
    return (await stage.site.admin<{ isCover: boolean }>(text, [houseId]))[0]?.isCover
  })
  await page.getByRole('radio', { name: 'Zeichnung' }).check({ force: true })
  await photo.waitFor({ state: 'detached' })
})

test('a to-do that is done and taken back again keeps its photo', async () => {
  const { page } = await stage.member({ path: '/to-dos' })
  await page.getByLabel('Neues To-do').focus()
  const file = { name: 'storen.png', mimeType: 'image/png', buffer: plainPicture() }
  await page.locator('form input[type=file]:not([capture])').setInputFiles(file)
  await page.getByRole('button', { name: 'Foto storen.png entfernen' }).waitFor()
  await addTodo(page, 'Storen richten')
  const row = page.getByRole('listitem').filter({ hasText: 'Storen richten' })
  await until('the photo from the server', () =>
    row
      .locator('img')
      .evaluateAll((images) => images.some((one) => one.getAttribute('src')?.startsWith('data:'))),
  )
  const thumbnail = row.locator('img').last()
  await row.getByRole('checkbox').click({ force: true })
  await row.waitFor({ state: 'detached' })
  const answered = page.waitForResponse(
    (one) => one.request().postData()?.includes('mutation Undo(') === true,
  )
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await (await answered).finished()
  await row.waitFor()
  // The answer is in the list as soon as nothing waits any more.
  await until('an empty queue', async () => (await row.getByText('Wartet').count()) === 0)
  await thumbnail.waitFor()
})

test('a house is put away and brought back in its own place', async () => {
  const vreni = await stage.member()
  const { page, houseId } = vreni
  await open(page, houseId, 'archive')
  await page.getByRole('button', { name: 'Archivieren' }).click()
  await sheet(page).getByRole('button', { name: 'Archivieren' }).click()
  await saved(page, 'ist archiviert.')
  await expect.poll(() => column(vreni, 'status')).toBe('archived')
  await page.getByRole('button', { name: 'Aus dem Archiv holen' }).last().click()
  await saved(page, 'ist wieder aktiv.')
  await expect.poll(() => column(vreni, 'status')).toBe('active')
})

test.each([
  ['1440', 1440, 900],
  ['390', 390, 844],
])('an empty record teaches, and axe finds nothing at %s pixels', async (_size, width, height) => {
  const { page, houseId } = await stage.member({
    context: { viewport: { width, height }, reducedMotion: 'reduce' },
  })
  await stage.site.admin("update app.real_estate set kind = 'condominium_flat' where id = $1", [houseId])
  const faults: string[] = []
  for (const view of dossierViews) {
    await open(page, houseId, view)
    faults.push(...(await violations(page)).map((one) => `${view}: ${one}`))
  }
  expect(faults).toEqual([])
})

test('what was done is undone in the Verlauf, and brought back', async () => {
  const { page, houseId } = await stage.member({ todos: ['Filter wechseln'] })
  const isThere = async () => {
    const text = 'select 1 from app.todo where real_estate_id = $1 and deleted_at is null'
    return (await stage.site.admin(text, [houseId])).length === 1
  }
  await open(page, houseId, 'history')
  await page.getByRole('button', { name: 'Rückgängig machen: Sie haben «Filter wechseln» erfasst.' }).click()
  await page.getByText('Rückgängig gemacht.').first().waitFor()
  await expect.poll(isThere).toBe(false)
  await page.getByRole('button', { name: 'Wiederherstellen: Sie haben rückgängig gemacht' }).click()
  await page.getByText('Wiederhergestellt.').first().waitFor()
  await expect.poll(isThere).toBe(true)
})

test('what was deleted lies in the Papierkorb: one comes back, the other goes for good', async () => {
  const member = await stage.member({ todos: ['Filter wechseln'] })
  const { page, houseId } = member
  await stage.site.admin(
    `insert into app.room (real_estate_id, id, name, created_by)
     select id, gen_random_uuid(), 'Estrich', created_by from app.real_estate where id = $1`,
    [houseId],
  )
  await open(page, houseId, 'components')
  await page.getByRole('link', { name: 'Raum «Estrich» bearbeiten' }).click()
  await sheet(page).getByRole('button', { name: 'Löschen' }).click()
  await saved(page, '«Estrich» gelöscht. Die Bauteile bleiben.')
  await page.goto('/to-dos')
  await page.getByRole('link', { name: 'Filter wechseln' }).click()
  await page.getByRole('button', { name: 'Löschen' }).click()
  await until('the trash', async () => (await column(member, 'deleted_at is not null', 'todo')) === true)

  // From the end of the Verlauf, where somebody looks for what is gone.
  await open(page, houseId, 'history')
  await page.getByRole('link', { name: 'Papierkorb' }).click()
  await page.getByText('To-do · gelöscht von Ihnen, heute').waitFor()
  await page.getByText('noch 30 Tage').first().waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: '«Filter wechseln» wiederherstellen' }).click()
  await saved(page, '«Filter wechseln» ist wieder da.')
  await expect.poll(() => column(member, 'deleted_at is null', 'todo')).toBe(true)
  await page.getByRole('button', { name: '«Estrich» endgültig löschen' }).click()
  await sheet(page).getByText('Das lässt sich nicht rückgängig machen').waitFor()
  await sheet(page).getByRole('button', { name: 'Endgültig löschen' }).click()
  await saved(page, '«Estrich» ist endgültig gelöscht.')
  await page.getByRole('heading', { name: 'Der Papierkorb ist leer' }).waitFor()
  await expect.poll(() => column(member, 'name', 'room')).toBeUndefined()
  await open(page, houseId, 'history')
  await page.getByText('endgültig gelöscht').first().waitFor()
})
