export const subsidyTexts = {
  area: 'Fläche',
  rate: 'Beitrag je Einheit',
  power: 'Heizleistung',
  peakPower: 'Leistung der Anlage',
  buildYear: 'Baujahr',
  cap: 'Höchstens, Anteil der Kosten',
  larger: 'Mindestens so viel grösser',
  base: 'Fester Beitrag',
  perKw: 'Beitrag je kW',
  canton: 'Kanton',
  heating: 'Heizung heute',
} as const

const before = 'Das Gesuch muss vor Beginn der Arbeiten eingereicht sein.'

export const subsidyRules = {
  insulation: `Gebäudeprogramm, Wärmedämmung: Fläche × Beitrag des Kantons, sofern bei der Erneuerung gedämmt wird. ${before} Ab CHF 10’000 Beitrag braucht es einen GEAK Plus.`,
  woodFacade:
    'Förderung gibt es nur mit Dämmung: Das Gebäudeprogramm zahlt an die Fassade, wenn sie dabei gedämmt wird. Der Richtpreis der Holzschalung ist jener ohne Dämmung; darum ist hier keine gerechnet.',
  roof: 'Förderung gibt es nur mit Dämmung: Das Gebäudeprogramm zahlt ans Dach, wenn es dabei gedämmt wird. Der Richtpreis ist jener ohne Dämmung; darum ist hier keine gerechnet.',
  tooYoung: 'Das Gebäudeprogramm fördert die Dämmung nur bei älteren Häusern. Dieses ist dafür zu jung.',
  ageUnknown: 'Ohne Baujahr lässt sich nicht sagen, ob das Gebäudeprogramm die Dämmung fördert.',
  listed:
    'Das Haus steht unter Schutz: Ob und wie gedämmt werden darf, klärt die Denkmalpflege vor dem Gesuch.',
  windows: 'Fenster allein werden nicht gefördert, auch nicht im Gebäudeprogramm.',
  windowsPaid: `Dieser Kanton zahlt auch an Fenster allein: Fläche × Beitrag, wenn das Glas gut genug ist. ${before}`,
  heating: `Gebäudeprogramm: fester Beitrag des Kantons und Beitrag je kW. Gefördert wird der Ersatz von Öl, Gas oder Elektroheizung. ${before}`,
  needsSolar:
    'Dieser Kanton fördert eine Wärmepumpe nur zusammen mit einer Solarstromanlage, und es ist keine erfasst.',
  withSolar:
    'Dieser Kanton fördert eine Wärmepumpe nur zusammen mit einer Solarstromanlage. Eine ist erfasst.',
  range: 'Der Beitrag hat eine Spanne: Die Quellen nennen je nach Ausführung oder Seite verschiedene Sätze.',
  heatPump: 'Angenommen ist der Ersatz durch eine Wärmepumpe mit Aussenluft.',
  beside:
    'Gefördert wird der Ersatz der Heizung, die das Haus heizt, und zwar einmal. Dieser Wärmeerzeuger steht daneben.',
  pieces:
    'Die Heizung besteht aus mehreren erfassten Bauteilen: Sie teilen sich den Beitrag zu gleichen Teilen.',
  notFossil: 'Das Gebäudeprogramm fördert nur den Ersatz von Öl-, Gas- und Elektroheizungen.',
  fossilNew: 'Eine neue Öl- oder Gasheizung wird nicht gefördert.',
  electricNew: 'Eine neue Elektroheizung wird nicht gefördert.',
  heatingUnknown: 'Die heutige Heizung ist nicht erfasst.',
  powerUnknown: 'Ohne Wärmebedarf ist die Heizleistung nicht bekannt.',
  areaUnknown: 'Die Fläche ist nicht bekannt.',
  photovoltaics:
    'Einmalvergütung des Bundes: Leistung × Beitrag, als neue, angebaute Anlage. Das obere Ende der Spanne gilt für eine, die ins Dach integriert ist. Das Gesuch geht nach der Inbetriebnahme an Pronovo.',
  collectors: `Der reine Ersatz von Sonnenkollektoren wird nicht gefördert. Wird die Anlage dabei grösser, zahlt dieser Kanton einen festen Beitrag und einen Beitrag je kW. ${before}`,
  peakUnknown: 'Die Leistung der Anlage in kW ist nicht erfasst.',
  askOffice:
    'Ob der Ersatz gefördert wird, sagt die Energiefachstelle des Kantons. Fragen Sie vor Beginn der Arbeiten.',
  none: 'Für dieses Bauteil kennt weder das Gebäudeprogramm noch Pronovo einen Beitrag.',
  noCanton: 'Der Kanton ist nicht erfasst.',
  noRow:
    'Für diesen Kanton liegt noch kein Beitrag vor. Die Suche von energiefranken.ch nennt alle Programme.',
  cap: 'Der Beitrag ist auf einen Anteil der Kosten begrenzt.',
  minimum: 'Beiträge unter dem kleinsten Betrag des Kantons werden nicht ausbezahlt.',
  share: 'Das Bauteil gehört der Gemeinschaft. Gezeigt wird Ihr Anteil nach Wertquote.',
  shareMissing: 'Das Bauteil gehört der Gemeinschaft, und Ihre Wertquote fehlt noch.',
} as const
