import type { Chance } from './chance.ts'
import type { Language } from './country.ts'

const words = (text: string): readonly string[] => text.split(' ')
const phrases = (text: string): readonly string[] => text.split(', ')

// The most frequent first: `pickCommon` follows the order.
const germanCommon = words(
  'Hauptstrasse Dorfstrasse Bahnhofstrasse Kirchweg Schulstrasse Lindenweg Birkenweg Rosenweg Bergstrasse Gartenstrasse Kirchstrasse Industriestrasse Schulweg Buchenweg Feldstrasse Seestrasse Oberdorfstrasse Unterdorfstrasse Poststrasse Sonnenweg Waldstrasse Wiesenstrasse Mühleweg Höhenweg Ahornweg Eichenweg Tannenweg Kirchgasse Bachstrasse Lindenstrasse Rosenstrasse Neumattstrasse Landstrasse Bachweg Rebenweg Zürcherstrasse Bernstrasse Baslerstrasse Luzernerstrasse Wiesenweg Mattenweg Mattenstrasse Alpenstrasse Blumenweg Blumenstrasse Quellenweg Brunnenweg Ringstrasse Grabenstrasse Gewerbestrasse Föhrenweg Fliederweg Erlenweg Eschenweg Ulmenweg Kastanienweg Nelkenweg Tulpenweg Asternweg Lerchenweg Amselweg Finkenweg Drosselweg Schwalbenweg Meisenweg Alpenweg Haldenstrasse Rainstrasse Rainweg Sägestrasse Mühlestrasse Schmiedgasse Marktgasse Spitalgasse Schlossstrasse Burgstrasse Friedhofstrasse Hofstrasse Kreuzstrasse Kapellenweg Schützenstrasse Schützenweg Moosstrasse Moosweg Riedstrasse Riedweg Rütistrasse Rütiweg Hubelweg Zelglistrasse Steinackerstrasse Sonnhalde Sonnenbergstrasse Oberdorf Unterdorf Hinterdorf Südstrasse Nordstrasse Weststrasse Oststrasse Römerstrasse Obstgartenweg Pfarrweg',
)
const germanStems = words(
  'Acker Aare Ahorn Allmend Altmatt Amboss Arven Bären Bannholz Berg Biber Birch Blatten Boden Breiten Brüel Brugg Buch Bungert Chalch Chapf Dinkel Distel Eben Efeu Eggbühl Eich Enzian Erlen Espen Fahr Falken Farn Fels Flur Frohberg Frühling Fuchs Gersten Ginster Glärnisch Gold Grün Guggen Hafer Halden Hasel Heid Herbst Heu Hirschen Hof Holunder Hopfen Hub Isel Jura Kalk Kamp Kiefern Klee Kobel Korn Kreuz Lachen Landolt Lärchen Laub Lehm Leim Lerchen Letten Lilien Lohn Mais Marder Meisen Mohn Moos Morgen Mühl Nuss Obst Ost Pappel Pilatus Quellen Reben Reh Rhein Rigi Roggen Rosen Rüti Säntis Sand Schatten Schilf Schlehen Schwand Schwarz Seiler Silber Sommer Sonn Spalen Stadt Stein Stern Storchen Tann Tödi Trauben Turm Ufer Veilchen Vogel Wald Wasser Weid Weiher Weizen West Wein Wind Winkel Wolf Zelg Ziegel',
)
const germanEnds = words(
  'strasse strasse strasse strasse strasse weg weg weg weg weg gasse rain halde matte acker ring hof platz steig wiese',
)
const germanPhrases = phrases(
  'Im Baumgarten, Im Feld, Im Grund, Am Bach, Auf der Breite, Im Zentrum, An der Halde, Im Winkel, Am Rain, Im Dorf, Alte Landstrasse, Obere Gasse, Untere Gasse, Zur Mühle, Hinter den Gärten, Im Rebberg, Am Dorfbach, Alte Gasse',
)

const frenchWays = phrases(
  'Rue, Chemin, Route, Rue, Chemin, Route, Avenue, Chemin, Impasse, Ruelle, Sentier, Allée, Place, Quai',
)
const frenchThings = phrases(
  "de la Gare, du Village, de l'Eglise, du Collège, des Alpes, de la Poste, des Vignes, de Lausanne, du Lac, du Temple, de Genève, de la Fontaine, du Château, de Berne, de la Croix, des Tilleuls, du Moulin, des Jardins, de la Forge, des Ecoles, de l'Industrie, du Stand, de la Chapelle, des Cerisiers, du Stade, de Neuchâtel, des Noyers, du Midi, de Bellevue, des Champs, de la Forêt, du Pont, des Prés, de la Rive, de la Source, du Jura, des Pâquerettes, du Verger, des Fleurs, de Beau-Site, du Bois, de la Colline, des Marronniers, de la Plaine, du Coteau, des Bouleaux, du Clos, de Montolieu, des Mésanges, du Levant, du Couchant, des Chênes, de Champ-Rond, de la Scie, des Pommiers, du Signal, de la Prairie, des Oiseaux, du Four, de la Tour, de Pré-Fleuri, des Platanes, de la Combe, des Saules, du Centre, de la Vuachère, des Lilas, du Crêt, des Roches, de la Louvière, des Hirondelles, du Bugnon, de Malley, de Praz-Riond",
)
const italianWays = phrases(
  'Via, Via, Via, Via, Via, Vicolo, Strada, Piazza, Salita, Contrada, Sentiero, Viale',
)
const italianThings = phrases(
  'Cantonale, San Gottardo, alla Chiesa, Stazione, ai Ronchi, Motta, Lugano, Nosedo, delle Scuole, al Lago, Bellinzona, Campagna, ai Monti, del Sole, Pedemonte, Vigne, San Giorgio, alla Campagna, Boschetto, dei Pioppi, Camara, Selva, alla Torre, Valle, Fontana, Ponte Vecchio, delle Aziende, San Rocco, Sasso, dei Castagni, Prada, Riva, Brughiera, Mulino, Cimitero, Pradello, Vela, Industria, Nocca, Gaggio, Costa, alle Vigne, San Martino, Roncaccio, Carona, dei Faggi, Ginestra, Pontile, Belvedere, Orti',
)
const romanshWays = phrases('Via, Via, Via, Stradun, Giassa, Plazza, Senda, Vea')
const romanshThings = phrases(
  'Principala, da la Staziun, Sura, Sut, Curtgins, da Baselgia, Sogn Martin, Nova, dal Bogn, Tuma, Pradé, Quadras, Crusch, Davos, da Mulin, Fussau, Sulegl, Cresta, Val, Fontauna, Gonda, Rieven, Suren, Veglia, Caltgera',
)

const frenchPeople = phrases(
  'Louis-Favre, Jean-Calame, Marie-Pasche, Henri-Druey, Alice-Rivaz, Paul-Cérésole, Anne-Curchod, Pierre-Viret, Emile-Javelle, Rose-Perrin, Charles-Secrétan, Louise-Monod',
)
const italianPeople = phrases(
  'Giuseppe Buffi, Stefano Franscini, Carlo Frasca, Maria Bernasconi, Emilio Bossi, Giovanni Rossi, Anna Pedrini, Luigi Canonica',
)

/** A name for a street where all common ones of the place are taken. */
export function makeRareStreetName(chance: Chance, language: Language): string {
  if (language === 'fr') return `${chance.pick(frenchWays)} ${chance.pick(frenchPeople)}`
  if (language === 'it') return `${chance.pick(italianWays)} ${chance.pick(italianPeople)}`
  if (language === 'rm') return `${chance.pick(romanshThings)} ${chance.pick(romanshThings)}`
  return chance.pick(germanStems) + chance.pick(germanStems).toLowerCase() + chance.pick(germanEnds)
}

/** One street name as the region has them; `place` gives roads that lead there. */
export function makeStreetName(chance: Chance, language: Language, place: string): string {
  if (language === 'fr') return `${chance.pick(frenchWays)} ${chance.pickCommon(frenchThings)}`
  if (language === 'it') return `${chance.pick(italianWays)} ${chance.pickCommon(italianThings)}`
  if (language === 'rm') return `${chance.pick(romanshWays)} ${chance.pickCommon(romanshThings)}`
  const kind = chance.next()
  if (kind < 0.42) return chance.pickCommon(germanCommon)
  if (kind < 0.46) return chance.pick(germanPhrases)
  if (kind < 0.49) return `${place.split(/[ /]/)[0]}strasse`
  return chance.pick(germanStems) + chance.pick(germanEnds)
}
