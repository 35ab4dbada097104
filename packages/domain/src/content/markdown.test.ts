import { describe, expect, test } from 'vitest'
import { parseMarkdown, renderMarkdown } from './markdown.ts'

test('headings, paragraphs, lists, emphasis and links are rendered', () => {
  const source = `## Titel

Ein **wichtiger** und *leiser* Satz
über zwei Zeilen.

- eins
  geht weiter
- zwei mit [Link](https://www.admin.ch/a_b?c=1&d=*2*)

1. erst
2. dann`
  expect(renderMarkdown(source)).toBe(`<h2>Titel</h2>
<p>Ein <strong>wichtiger</strong> und <em>leiser</em> Satz über zwei Zeilen.</p>
<ul>
<li>eins geht weiter</li>
<li>zwei mit <a href="https://www.admin.ch/a_b?c=1&amp;d=*2*" rel="noopener noreferrer">Link</a></li>
</ul>
<ol>
<li>erst</li>
<li>dann</li>
</ol>`)
})

test('the same text is a tree for whoever draws it without HTML', () => {
  expect(parseMarkdown('### Auf **[einen](https://x.test)** Blick\n\n1. *leise* & <laut>')).toEqual([
    {
      kind: 'heading',
      level: 3,
      children: [
        'Auf ',
        { kind: 'strong', children: [{ kind: 'link', address: 'https://x.test', children: ['einen'] }] },
        ' Blick',
      ],
    },
    {
      kind: 'list',
      isOrdered: true,
      items: [[{ kind: 'emphasis', children: ['leise'] }, ' & <laut>']],
    },
  ])
})

describe('a text cannot bring its own HTML', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '## <svg onload=alert(1)>',
    '- <iframe src=https://x.test>',
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt:alert)',
    '[a](data:text/html,x)',
    '[a](http://plain.test)',
    '[a](//other.test)',
    '[a](https://x.test/"onmouseover="alert)',
    "[a](https://x.test/'onmouseover='alert)",
    '[<b>](https://x.test/<b>)',
    '\uE0000\uE000 [a](https://x.test)',
    '&lt;script&gt;',
    '**<b>**',
  ])('%s', (source) => {
    const html = renderMarkdown(source)
    const tags = html.match(/<[^>]*>/g) ?? []
    expect(
      tags.filter(
        (tag) =>
          !/^<\/?(h[2-4]|p|ul|ol|li|strong|em)>$|^<\/a>$|^<a href="https:\/\/[^"<>']*" rel="noopener noreferrer">$/.test(
            tag,
          ),
      ),
    ).toEqual([])
    expect(html).not.toMatch(/href="(?!https:\/\/)/)
  })
})
