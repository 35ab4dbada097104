import type { Chance } from './chance.ts'

function listed(names: string): string[] {
  return names.split(', ')
}

export const firstNames = listed(
  'Ruth, Hansruedi, Beatrice, Urs, Monika, Reto, Silvia, Marcel, Nadja, Peter, Claudia, Thomas, ' +
    'Esther, Daniel, Brigitte, Stefan, Ursina, Jürg, Andrea, Fabian, Verena, Kurt, Corinne, Lukas',
)
export const lastNames = listed(
  'Aeschbacher, Baumann, Brändli, Bosshard, Camenzind, Dällenbach, Egli, Fankhauser, Flückiger, ' +
    'Gasser, Gerber, Hürlimann, Imhof, Jenni, Kägi, Künzli, Leuenberger, Lüthi, Maurer, Nüssli, ' +
    'Odermatt, Pfister, Ramseier, Ruckstuhl, Schaffner, Schüpbach, Stüssi, Trachsel, Tschudi, ' +
    'Vonlanthen, Wäfler, Widmer, Wüthrich, Zellweger, Zgraggen, Zumstein',
)
export type Place = { readonly zip: string; readonly city: string; readonly canton: string }
export const places: readonly Place[] = listed(
  '8610 Uster/Zürich, 8330 Pfäffikon/Zürich, 8620 Wetzikon/Zürich, 8712 Stäfa/Zürich, ' +
    '3110 Münsingen/Bern, 3400 Burgdorf/Bern, 3270 Aarberg/Bern, 4500 Solothurn/Solothurn, ' +
    '5610 Wohlen/Aargau, 5400 Baden/Aargau, 6020 Emmenbrücke/Luzern, 6210 Sursee/Luzern, ' +
    '9230 Flawil/St. Gallen, 9500 Wil/St. Gallen, 8570 Weinfelden/Thurgau, ' +
    '4410 Liestal/Basel-Landschaft, 6300 Zug/Zug, 8750 Glarus/Glarus, 7000 Chur/Graubünden, ' +
    '8200 Schaffhausen/Schaffhausen',
).map((place) => {
  const [, zip = '', city = '', canton = ''] = /^(\d+) (.+)\/(.+)$/.exec(place) ?? []
  return { zip, city, canton }
})
const streets = listed(
  'Rebbergstrasse, Obere Halde, Kirchgasse, Im Grund, Feldhofweg, Bahnhofstrasse, Sonnmattweg, ' +
    'Mühlebachstrasse, Dorfstrasse, Am Bächli, Industriestrasse, Zürcherstrasse, Bergliweg, ' +
    'Hintergasse, Gewerbepark, Schulhausstrasse',
)

export type Home = Place & { readonly street: string }
export const someHome = (chance: Chance, place: Place = chance.pick(places)): Home => ({
  ...place,
  street: `${chance.pick(streets)} ${chance.between(1, 78)}${chance.percent(15) ? 'a' : ''}`,
})

export type Owner = {
  readonly home: Home
  readonly last: string
  readonly lines: readonly string[]
  readonly hello: string
}

/** Whoever gets the paper: named on it as plainly as its sender. */
export function someOwner(chance: Chance): Owner {
  const [first, second, last, home] = [
    chance.pick(firstNames.filter((_, at) => at % 2 === 0)),
    chance.pick(firstNames.filter((_, at) => at % 2 === 1)),
    chance.pick(lastNames),
    someHome(chance),
  ]
  const [names, hello] = chance.pick([
    [['Frau', `${first} ${last}`], `Sehr geehrte Frau ${last}`],
    [['Herr', `${second} ${last}`], `Sehr geehrter Herr ${last}`],
    [[`${first} und ${second} ${last}`], `Sehr geehrte Frau ${last}, sehr geehrter Herr ${last}`],
    [['Familie', `${first} & ${second} ${last}`], `Guten Tag Frau und Herr ${last}`],
  ] as const)
  return { home, last, lines: [...names, home.street, `${home.zip} ${home.city}`], hello }
}
