import type { Chance } from './chance.ts'
import type { Language } from './country.ts'

const words = (text: string): readonly string[] => text.split(' ')

type Syllables = {
  readonly before: readonly string[]
  readonly stems: readonly string[]
  readonly ends: readonly string[]
}

const syllables: Readonly<Record<Language, Syllables>> = {
  de: {
    before: words('Ober Unter Nieder Hinter Vorder Gross Klein Neu Alt'),
    stems: words(
      'Alber Amel Ander Auen Bachten Bader Balters Bären Bessel Biber Birm Blatten Bolli Brem Bruner Bucher Dachs Dallen Dietel Dürren Ebers Eggen Elms Engel Erlen Eschen Fahr Felden Fisch Flum Frauen Freien Gams Gerz Gibel Glatten Gofer Grüsch Gunder Hagen Haldi Harten Hasel Heiter Hermet Hitz Holder Honder Hütten Immen Ipsen Jensch Kalten Kestel Kirch Kolm Kradolf Lachen Langen Laufen Lenger Lieb Linder Loss Lüter Magen Marben Meiers Merli Morgen Müllen Nebi Nessel Nuss Oetel Ottis Pfaffen Rams Rebis Reiten Rickel Rosen Rüedis Sali Schatten Schlatt Schönen Seel Siegers Sommer Stadel Steinen Stett Sulz Tannen Thal Tobel Trimb Uerk Urnen Wachen Wagen Walters Weid Wers Wiesen Winter Wolfs Zell Zimmer Zollen',
    ),
    ends: words(
      'wil wil ikon ikon ingen dorf dorf hausen berg au ach bach feld felden stetten rüti ried hofen matt tal egg',
    ),
  },
  fr: {
    before: ['Saint-', 'Villars-', 'Mont-', 'Les ', 'La ', 'Le ', 'Vaux-', 'Petit-', 'Grand-', 'Haute-'],
    stems: words(
      'Aub Avr Bal Bav Bell Bier Bois Bouss Bret Bri Burs Carr Cham Chan Chav Chev Coll Cop Cors Cott Crans Crev Cud Dail Den Dom Dull Ech Eclép Epal Ess Fav Fill Fleur Font Forel Gim Gland Gran Gross Lavign Lonn Luc Mar Mathod Mez Moll Monn Mor Nav Noréa Oll Oron Ors Pen Pomp Prang Prov Rem Rol Romain Ros Rov Sav Seig Serm Sorn Sugn Tann Tart Ted Thier Trel Vall Vaul Veyr Vill Vuit Yvon',
    ),
    ends: words('ens ens ens ier ières y y on ay ex az eux ey ins ette ine oz igny'),
  },
  it: {
    before: ['San ', 'Ponte ', 'Castel ', 'Monte ', 'Val ', 'Riva ', 'Villa '],
    stems: words(
      'Agn Ar Ast Bed Big Bir Bog Bri Cad Cal Camor Can Car Cas Cev Clar Col Corz Cur Dal Fus Gand Gent Giorn Gor Gran Gud Iseo Lam Lod Los Lud Mag Mal Mar Mass Mer Mod Mon Nov Ogg Ors Pal Paz Per Pian Prat Pur Qui Riv Ron Sag Sess Sor Tav Tes Tor Vag Ver Vez Vig',
    ),
    ends: words('asco ago ogno eggio ano one ona ugno esio ate engo ina'),
  },
  rm: {
    before: ['Sur', 'Sut ', 'Sogn ', 'Punt '],
    stems: words(
      'Alv And Ard Bev Brail Brigl Cam Cast Celer Cumb Dard Disc Fal Fil Guard Lavin Lum Mad Mor Ram Riom Sav Scar Sent Sev Sils Sum Tars Trun Val Vand Vatt Zern Zuoz',
    ),
    ends: words('uns ez aun egn ina atsch eras uorz ogn eins as ei uos'),
  },
}

/** A place name nobody has: put together from what place names of the region are made of. */
export function makePlaceName(chance: Chance, language: Language): string {
  const { before, stems, ends } = syllables[language]
  const name = chance.pick(stems) + chance.pick(ends)
  if (!chance.happens(0.16)) return name
  const first = chance.pick(before)
  return first.endsWith('-') || first.endsWith(' ') ? first + name : first + name.toLowerCase()
}
