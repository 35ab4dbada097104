// The papers of Familie Keller, printed and sent as an owner sends them. Most are filed, two came in and wait.
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import Pdf from 'pdfkit'
import { SwissQRBill } from 'swissqrbill/pdf'
import type { ComponentKey } from '../packages/domain/src/real-estate/component.ts'
import { papersOf, type Paper } from './seed-papers.ts'
import type { Demo } from './seed-house.ts'

type Sender = Demo & {
  /** To the door for files, signed in. */
  readonly upload: (path: string, init: RequestInit) => Promise<Response>
}
type Known = {
  documentCounts: { total: number }
  components: { nodes: { id: string; catalogKey: ComponentKey }[] }
}

/** Files them once: a house that has any paper keeps what it has. */
export async function ensureDocuments(demo: Sender): Promise<void> {
  const { graphql, clock, realEstateId: house } = demo
  const { realEstate } = (await graphql(known, { house })) as { realEstate: Known }
  if (realEstate.documentCounts.total > 0) return
  for (const paper of papersOf(clock.today())) {
    const { file, facts, component } = paper
    const first = { ...paper, ...paper.earlier }
    const fileId = await sent(demo, first.file, await printed(first))
    const componentIds = realEstate.components.nodes
      .filter(({ catalogKey }) => catalogKey === component)
      .map(({ id }) => id)
    // What waits says nothing of itself yet: that is what reviewing is for.
    const said =
      facts === undefined
        ? { title: file.replace('.pdf', ''), isFiled: false }
        : { ...facts, componentIds, isFiled: true }
    const input = { idempotencyKey: clock.newId(), id: clock.newId(), fileId, ...said }
    await graphql(add, { house, input })
    if (paper.earlier !== undefined) await renew(demo, input.id, paper)
  }
}

/** What was filed first is replaced by what is valid now, as at every renewal of a policy. */
async function renew(demo: Sender, id: string, paper: Paper): Promise<void> {
  const { graphql, clock, realEstateId: house } = demo
  const fileId = await sent(demo, paper.file, await printed(paper))
  const input = { idempotencyKey: clock.newId(), expectedVersion: 1, fileId }
  await graphql(renewal, { house, id, input })
  const reviewed = { idempotencyKey: clock.newId(), expectedVersion: 2, isFiled: true }
  await graphql(filing, { house, id, input: reviewed })
}

const known = `query ($house: ID!) { realEstate(id: $house) {
  documentCounts { total } components(first: 50) { nodes { id catalogKey } } } }`
const add =
  'mutation ($house: ID!, $input: AddDocumentInput!) { addDocument(realEstateId: $house, input: $input) { id } }'

const renewal = `mutation ($house: ID!, $id: ID!, $input: DocumentVersionInput!) {
  addDocumentVersion(realEstateId: $house, id: $id, input: $input) { id } }`

const filing = `mutation ($house: ID!, $id: ID!, $input: EditDocumentInput!) {
  editDocument(realEstateId: $house, id: $id, input: $input) { id } }`

/** A sheet as offices print it: who writes, to whom, of what, and the figures below. */
async function printed({ sender, place, day, heading, text, rows = [], bill }: Paper): Promise<Buffer> {
  const doc = new Pdf({ size: 'A4', margins: { top: 70, bottom: 70, left: 70, right: 70 }, lang: 'de-CH' })
  doc.font('Helvetica-Bold').fontSize(13).text(sender)
  doc.font('Helvetica').fontSize(9).fillColor('#555').text(place).fillColor('#000')
  doc.moveDown(3).fontSize(11).text('Anna und Beat Keller\nLindenweg 14\n8610 Uster')
  doc.moveDown(2).text(`${place.split(' ').at(-1) ?? ''}, ${day}`)
  doc.moveDown(1.5).font('Helvetica-Bold').fontSize(15).text(heading)
  doc.moveDown(0.8).font('Helvetica').fontSize(11).text(text, { lineGap: 3 }).moveDown()
  for (const [name, value] of rows) {
    const y = doc.y
    doc.text(name, 70, y, { width: 300 })
    doc.text(value, 370, y, { width: 155, align: 'right' }).moveDown(0.4)
  }
  if (bill !== undefined) paymentPart(sender, bill).attachTo(doc)
  doc.end()
  return buffer(doc)
}

const paymentPart = (name: string, { account, street, ...bill }: NonNullable<Paper['bill']>): SwissQRBill =>
  new SwissQRBill(
    {
      currency: 'CHF',
      amount: bill.amount,
      message: bill.message,
      creditor: { name, address: street, zip: bill.zip, city: bill.city, country: 'CH', account },
      debtor: { name: 'Anna Keller', address: 'Lindenweg 14', zip: '8610', city: 'Uster', country: 'CH' },
    },
    { language: 'DE' },
  )

/** In one piece, for none of these is larger. */
async function sent({ upload, clock, realEstateId }: Sender, name: string, bytes: Buffer): Promise<string> {
  const [id, sha256] = [clock.newId(), createHash('sha256').update(bytes).digest()]
  const call = async (
    path: string,
    method: string,
    body: string | Uint8Array<ArrayBuffer> | null,
    headers = {},
  ): Promise<void> => {
    const answer = await upload(`/${realEstateId}/${id}${path}`, { method, body, headers })
    if (!answer.ok) throw new Error(`${name}: ${method} ${path} ${answer.status} ${await answer.text()}`)
  }
  const facts = JSON.stringify({ name, size: bytes.length, sha256: sha256.toString('hex') })
  await call('', 'PUT', facts, { 'content-type': 'application/json' })
  await call('/0', 'PUT', new Uint8Array(bytes), {
    'content-type': 'application/octet-stream',
    'content-digest': `sha-256=:${sha256.toString('base64')}:`,
  })
  await call('/end', 'POST', null)
  return id
}
