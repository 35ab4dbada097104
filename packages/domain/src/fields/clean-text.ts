const lineBreaks = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g
// A joiner between two pictures makes one of them; everywhere else it is a sign nobody sees.
const unseen =
  /([\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?\u200d(?=\p{Extended_Pictographic}))|[\p{Cc}\p{Cf}\p{Cs}]/gu

/**
 * A text of one line without control, direction and format signs: they come along when somebody copies, nobody sees them,
 * and they can turn a text round or write a header. Hence taken out, not refused. Half an emoji goes as well.
 */
export const cleanLine = (text: string): string => seen(text.replaceAll(lineBreaks, ' '))

/** The same for several lines; they end with a plain line feed. */
export const cleanLines = (text: string): string =>
  text.replaceAll(lineBreaks, '\n').split('\n').map(seen).join('\n')

const seen = (text: string): string =>
  text.replaceAll('\t', ' ').replaceAll(unseen, (_sign, joined: string | undefined) => joined ?? '')
