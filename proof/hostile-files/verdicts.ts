import type { openFiles } from '../../apps/server/test/files.ts'
import type { Hostile } from './made.ts'

export type Verdict = {
  readonly file: Hostile
  readonly id: string
  readonly state: string
  readonly refusal: string | null
  readonly url: string | null
  /** One of the ends it may have. */
  readonly isAsSaid: boolean
  /** Refused, and something of it is still there or can be asked for. */
  readonly isLeft: boolean
  /** Handed out so that no browser runs it and no disk takes it for something else. */
  readonly isTame: boolean
}

type Files = Awaited<ReturnType<typeof openFiles>>
type Seen = {
  state: string
  refusal: string | null
  url: string | null
  previewUrl: string | null
  placeholder: string | null
}
const one = `query File($house: ID!, $id: ID!) { realEstate(id: $house) { file(id: $id) {
  state refusal url previewUrl placeholder } } }`

/** What became of files, as somebody of the house and the store see it. */
export const verdicts = async (
  files: Files,
  sent: readonly { readonly file: Hostile; readonly id: string }[],
  asker = files.owner,
): Promise<Verdict[]> => {
  const found: Verdict[] = []
  for (const { file, id } of sent) {
    const { realEstate } = await asker.data<{ realEstate: { file: Seen } }>(one, {
      house: files.house,
      id,
    })
    const { state, refusal, url, previewUrl, placeholder } = realEstate.file
    const key = await files.keyOf(id)
    const left =
      state === 'refused' ? [...(await files.stored(key)), ...(await files.stored(`quarantine/${key}`))] : []
    found.push({
      file,
      id,
      state,
      refusal,
      url,
      isAsSaid: file.may.some((end) => (state === 'ready' ? end === 'harmless' : end === refusal)),
      isLeft:
        state === 'refused' &&
        (left.length > 0 || url !== null || previewUrl !== null || placeholder !== null),
      isTame: state === 'refused' || (url !== null && isTame(await fetch(`${files.server.url}${url}`))),
    })
  }
  return found
}

const shown = /^(?:application\/pdf|image\/(?:jpeg|png|webp|heic))$/
const kept =
  /^(?:text\/plain; charset=utf-8|message\/rfc822|application\/vnd\.openxmlformats-officedocument\.[\w.]+)$/
const name =
  /^(inline|attachment); filename\*=UTF-8''([\w.!~*'()%-]+\.(?:pdf|jpe?g|png|webp|hei[cf]|docx|xlsx|txt|eml))$/

function isTame({ status, headers }: Response): boolean {
  const said = (header: string) => headers.get(header) ?? ''
  const [, how, ending = ''] = name.exec(said('content-disposition')) ?? []
  const type = said('content-type')
  const isKnown = how === 'inline' ? shown.test(type) : kept.test(type)
  const isPlain = !/[/\\\p{Cc}\p{Cf}]/u.test(decodeURIComponent(ending))
  const isCaged = said('content-security-policy') === "sandbox; default-src 'none'"
  return status === 200 && isKnown && isPlain && isCaged && said('x-content-type-options') === 'nosniff'
}
