import {
  componentCatalog,
  type ComponentCondition,
  type ComponentGroup,
  type ComponentKey,
} from '@hauswart/domain/real-estate/component'
import { drawingPartOf, type DrawingPart } from '@hauswart/domain/real-estate/drawing-part'

type Steps = Readonly<Record<ComponentCondition, string>>

/** What is to be seen at each step, by the part of the house. */
const byGroup: Readonly<Record<ComponentGroup, Steps>> = {
  envelope: {
    as_new: 'Wie am ersten Tag: keine Spuren von Wetter und Sonne.',
    good: 'Leichte Spuren, alles dicht und fest.',
    used: 'Verwittert, einzelne Risse oder lose Stellen, noch dicht.',
    worn: 'Undichte Stellen, grössere Risse oder Ablösungen; Ausbessern hilft nur noch kurz.',
    defective: 'Wasser dringt ein, oder Teile lösen sich: so bald wie möglich handeln.',
  },
  technology: {
    as_new: 'Neu oder eben ersetzt, läuft ohne Störung.',
    good: 'Regelmässig gewartet, keine Störungen.',
    used: 'Läuft, braucht aber ab und zu eine Reparatur.',
    worn: 'Häufige Störungen, Ersatzteile sind teuer oder schwer zu bekommen.',
    defective: 'Läuft nicht mehr oder ist nicht mehr sicher.',
  },
  interior: {
    as_new: 'Wie neu, keine Gebrauchsspuren.',
    good: 'Wenige Spuren, alles funktioniert.',
    used: 'Sichtbare Spuren, einzelne Teile schliessen oder funktionieren nicht mehr ganz.',
    worn: 'Stark abgenutzt, Flecken, Risse oder aufgequollene Stellen.',
    defective: 'Nicht mehr zu gebrauchen, oder ein Wasserschaden ist sichtbar.',
  },
  surroundings: {
    as_new: 'Wie neu angelegt oder eben ersetzt.',
    good: 'Gepflegt, alles funktioniert.',
    used: 'Sichtbare Spuren von Wetter und Gebrauch.',
    worn: 'Locker, rostig oder abgesackt; braucht bald mehr als Pflege.',
    defective: 'Funktioniert nicht mehr oder ist gefährlich.',
  },
}

const byPart: Partial<Readonly<Record<DrawingPart, Steps>>> = {
  roof: {
    as_new: 'Neu gedeckt, Bleche und Anschlüsse sauber.',
    good: 'Etwas Moos, alle Ziegel liegen, Rinnen und Anschlüsse sind dicht.',
    used: 'Einzelne Ziegel oder Bleche beschädigt, viel Moos, im Estrich trocken.',
    worn: 'Viele beschädigte Stellen, spröde Bahnen, nach Regen feuchte Flecken im Estrich.',
    defective: 'Es regnet hinein, oder Teile sind lose.',
  },
  facade: {
    as_new: 'Frischer Putz oder Anstrich, keine Risse.',
    good: 'Leicht verwittert, nur Haarrisse.',
    used: 'Verfärbt, mehrere Risse, der Anstrich kreidet.',
    worn: 'Breite Risse, Putz klingt hohl oder löst sich, feuchte Stellen.',
    defective: 'Teile fallen ab, oder Wasser dringt in die Wand.',
  },
  windows: {
    as_new: 'Schliessen leicht und dicht, Gläser und Rahmen ohne Spuren.',
    good: 'Schliessen dicht, kleine Spuren am Anstrich.',
    used: 'Einzelne klemmen, Dichtungen werden hart, der Anstrich ist matt.',
    worn: 'Rahmen verzogen, Dichtungen spröde, Zugluft im Winter, Anstrich blättert.',
    defective: 'Glas trüb oder gebrochen, Rahmen morsch, schliessen nicht mehr.',
  },
  heating: {
    as_new: 'Neu eingebaut, läuft ohne Störung.',
    good: 'Jährlich gewartet, Messwerte in Ordnung.',
    used: 'Läuft, aber mit einzelnen Störungen oder steigendem Verbrauch.',
    worn: 'Häufige Störungen, Rost oder Lecks, Ersatzteile schwer zu bekommen.',
    defective: 'Heizt nicht mehr, oder die Kontrolle hat sie beanstandet.',
  },
}

export const conditionSteps = (key: ComponentKey): Steps => {
  const part = drawingPartOf(key)
  return (part === undefined ? undefined : byPart[part]) ?? byGroup[componentCatalog[key]]
}
