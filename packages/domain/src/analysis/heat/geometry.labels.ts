/** How a quantity nobody measured was estimated, in plain German. */
export const geometryTexts = {
  energyArea: 'Energiebezugsfläche',
  livingArea: 'Wohnfläche',
  floors: 'Geschosse',
  share: 'Wertquote',
  dwellings: 'Wohnungen',
  recorded: 'erfasste Bauteile dieser Art',
} as const

export const geometryRules = {
  energyAreaOwn: 'Die Energiebezugsfläche ist erfasst.',
  energyAreaFromLiving:
    'Energiebezugsfläche = Wohnfläche × Zuschlag für Wände, Treppen und beheizte Nebenräume.',
  buildingFromShare:
    'Fläche des ganzen Gebäudes = Fläche der Wohnung ÷ Wertquote. Die Wertquote folgt meist ungefähr der Fläche.',
  floorsAssumed: 'Die Zahl der Geschosse ist nicht erfasst und wird für die Art der Immobilie angenommen.',
  footprint: 'Grundfläche = Energiebezugsfläche ÷ Geschosse.',
  body: 'Das Gebäude wird als einfacher Quader gerechnet, quadratisch bis zur üblichen Gebäudetiefe. Reihenhäuser haben zwei, Doppelhäuser drei freie Seiten, Wohnungen im Mittel zwei.',
  facade: 'Fassade = freier Umfang × Geschosse × Geschosshöhe, ohne die Fenster.',
  windows:
    'Fensterfläche = Wohnfläche × üblicher Anteil, höchstens der übliche Anteil an der freien Wandfläche.',
  windowCount: 'Anzahl Fenster = Fensterfläche ÷ Fläche eines üblichen Fensters.',
  pitchedRoof: 'Dachfläche = Grundfläche mit Vordach ÷ Kosinus der üblichen Dachneigung.',
  flatRoof: 'Ein Flachdach ist so gross wie die Grundfläche.',
  eaves: 'Rinnen und Bleche laufen einmal um das Dach.',
  floorArea: 'Gerechnet wird die ganze Wohnfläche.',
  heatedArea: 'Gerechnet wird die ganze Energiebezugsfläche.',
  perDwelling: 'Ohne Angabe einer Menge wird eines je Wohnung angenommen.',
  single: 'Ohne Angabe einer Menge wird ein Stück angenommen.',
  sizeFactor:
    'Der pauschale Richtpreis gilt für ein Einfamilienhaus. Er wird mit der Fläche angepasst: doppelt so gross kostet etwas weniger als doppelt so viel.',
  houses:
    'Das Bauteil gehört mehreren Häusern. Gerechnet sind so viele Häuser wie Ihres, wie die Wertquote ergibt.',
  beside:
    'Der Wärmeerzeuger steht neben der Heizung des Hauses und trägt nicht alles. Gerechnet ist eine Anlage, wie sie in einem Einfamilienhaus steht.',
  split: 'Mehrere erfasste Bauteile derselben Art teilen sich die geschätzte Menge zu gleichen Teilen.',
} as const
