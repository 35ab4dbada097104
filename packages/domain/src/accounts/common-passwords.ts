/** The most used passwords and the words people build theirs from, the most frequent first. */
export const commonPasswords: readonly string[] = `
  123456 password passwort 123456789 12345678 hallo schatz qwertz qwerty ficken hallo123 geheim abc123
  111111 123123 admin letmein welcome willkommen passw0rt master monkey dragon baseball football iloveyou
  sunshine princess superman batman trustno1 starwars shadow michael jordan hunter charlie daniel andreas
  thomas schweiz switzerland suisse svizzera helvetia zürich zuerich basel bern luzern winterthur genf
  lausanne stgallen zug aarau chur lugano thun matterhorn alpen edelweiss fondue raclette toblerone
  ricola gipfeli schoggi grüezi gruezi hopp heidi wilhelmtell jodel fcbasel fcz servette youngboys sommer
  winter frühling fruehling herbst januar februar märz april juni juli august september oktober november
  dezember montag dienstag mittwoch donnerstag freitag samstag sonntag familie mama papa oma opa mutter
  vater schatzi schatzli engel engelchen maus mausi hase hasi liebe ichliebedich ichliebdich kuss baby
  prinzessin prinz blume sonne sonnenschein stern mond hund katze pferd tiger löwe loewe bär fisch vogel
  delfin adler snoopy garfield pumuckl pokemon minecraft fortnite nintendo computer internet server login
  user benutzer konto account test test123 testtest start anmelden zugang sicher sicherheit secret
  private default changeme guest gast root office passwd pass kennwort meinpasswort neuespasswort
  passwort1 password1 passwort123 password123 admin123 welcome1 arschloch scheisse fussball bayern
  ferrari porsche mercedes audi volkswagen bmw yamaha honda suzuki peter hans martin markus stefan
  christian marco patrick alexander sebastian florian nicole sandra anna maria julia laura lisa sarah
  jessica melanie claudia monika ursula daniela andrea simon lukas leon noah mia emma home house garten
  garage küche keller dach fenster heizung bank postfinance kantonalbank raiffeisen migros coop swisscom
  love money summer freedom whatever hello ninja cookie flower banana orange pepper ginger buster killer
  soccer hockey access matrix google facebook correct horse battery staple asdf 1q2w3e4r 1qaz2wsx
  q1w2e3r4 zaq12wsx yxcvbn asdfgh
`
  .trim()
  .split(/\s+/)
