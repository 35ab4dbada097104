import type { Chance } from './chance.ts'
import { grouped } from './money.ts'
import type { Owner } from './people.ts'
import type { Sender } from './senders.ts'

/** The payment part below a bill: it repeats sender, owner and amount, each in its own narrow column. */
export function paymentSlip(chance: Chance, sender: Sender, owner: Owner, rappen: number): string {
  const digits = (count: number) => Array.from({ length: count }, () => chance.between(0, 9)).join('')
  const fours = (text: string) => text.replaceAll(/(.{4})(?=.)/g, '$1 ')
  const account = fours(`CH${digits(2)}3${digits(16)}`)
  const reference = `${digits(2)} ${Array.from({ length: 5 }, () => digits(5)).join(' ')}`
  const { name, home } = sender
  const payee = `<b>Konto / Zahlbar an</b><br>${account}<br>${name}<br>${home.street}<br>${home.zip} ${home.city}`
  const payer = `<b>Zahlbar durch</b><br>${owner.lines.join('<br>')}`
  const amount = `<b>Währung &nbsp; Betrag</b><br>CHF &nbsp; &nbsp; ${grouped(rappen, ' ')}`
  return `<div class="slip"><div><h2>Empfangsschein</h2>${payee}<br><b>Referenz</b><br>${reference}<br>${payer}<br>${amount}<br><i>Annahmestelle</i></div>
    <div><h2>Zahlteil</h2>${square(chance)}${amount}</div>
    <div>${payee}<br><b>Referenz</b><br>${reference}<br>${payer}</div></div>`
}

function square(chance: Chance): string {
  const cells = Array.from({ length: 29 * 29 }, (_, at) =>
    chance.percent(48) ? `M${at % 29} ${Math.floor(at / 29)}h1v1h-1z` : '',
  )
  return `<svg width="150" height="150" viewBox="0 0 29 29"><path d="${cells.join('')}"/></svg><br>`
}
