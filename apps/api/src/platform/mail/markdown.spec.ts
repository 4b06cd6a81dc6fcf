import { referencesOf } from '@dronesoccer/domain/markdown';
import { markdown } from './markdown.js';

const options = {
  link: (href: string) => (/^https?:/.test(href) ? `https://go.test/?${href}` : null),
  picture: (href: string) => (href.startsWith('/') ? `https://site.test${href}` : null),
};
const block = (source: string) => markdown(source, options);
const htmlOf = (source: string): string => block(source).html('en').markup;
const textOf = (source: string): string => block(source).text('en');
/** Returns only the tags and words, without styles. */
const plain = (source: string): string =>
  htmlOf(source)
    .replaceAll(/ (?:class|style|width|role|start|cellpadding|cellspacing)="[^"]*"/g, '')
    .replaceAll(/\s*(<[^>]+>)\s*/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ \/?>/g, '>');

describe('Markdown in a mail', () => {
  it.each([
    ['emphasis', '**a** '.repeat(1_000)],
    ['items', '- a\n'.repeat(2_001)],
    ['quotes inside quotes', `${'> '.repeat(9)}a`],
  ])('with more %s than is accepted today, stored before, stays unformatted', (_what, source) => {
    expect(plain(source)).toMatch(/^<p>[^<]*<\/p>$/);
    expect(textOf(source).trim()).toBe(source.trim());
    expect(referencesOf(`${source}\n\n[a](https://a.test)`)).toEqual({ links: [], pictures: [] });
  });

  it.each([
    ['# One', '<h2>One</h2>', 'One'],
    [
      'A **bold** and *soft* ~~old~~ word',
      '<p>A<strong>bold</strong>and<em>soft</em><del>old</del>word</p>',
      'A bold and soft old word',
    ],
    ['One\n\nTwo', '<p>One</p><p>Two</p>', 'One\n\nTwo'],
    ['One  \nTwo', '<p>One<br>Two</p>', 'One\nTwo'],
    ['- one\n- two', '<ul><li>one</li><li>two</li></ul>', '- one\n- two'],
    ['3. one\n4. two', '<ol><li>one</li><li>two</li></ol>', '3. one\n4. two'],
    ['- one\n  - inner\n- two', '<ul><li>one<ul><li>inner</li></ul></li><li>two</li></ul>', '- one\n  - inner\n- two'],
    ['- one\n\n  more\n- two', '<ul><li>one<p>more</p></li><li>two</li></ul>', '- one\n  more\n- two'],
    ['- [x] done\n- [ ] to do', '<ul><li>☑ done</li><li>☐ to do</li></ul>', '- ☑ done\n- ☐ to do'],
    ['> wise\n> words', '<div><p>wise words</p></div>', '> wise\n> words'],
    ['```\na < b\n```', '<pre>a &lt; b</pre>', 'a < b'],
    ['`a<b`', '<p><code>a&lt;b</code></p>', 'a<b'],
    ['---', '<hr>', '---'],
    [
      '| A | B |\n|---|--:|\n| 1 | 2 |',
      '<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>',
      'A | B\n1 | 2',
    ],
    [
      '[shop](https://a.ca/)',
      '<p><a href="https://go.test/?https://a.ca/">shop</a></p>',
      'shop (https://go.test/?https://a.ca/)',
    ],
    [
      '![An arena](/pictures/a.webp)',
      '<p><img src="https://site.test/pictures/a.webp" alt="An arena"></p>',
      'An arena',
    ],
    ['![Spy](https://spy.test/x.gif)', '<p>Spy</p>', 'Spy'],
    ['Café & thé "ici"', '<p>Café &amp; thé &quot;ici&quot;</p>', 'Café & thé "ici"'],
  ])('%j is shown, and read as text', (source, html, text) => {
    expect([plain(source), textOf(source)]).toEqual([html, text]);
  });

  it('names what it leads to and shows', () => {
    expect(referencesOf('[a](/shop) ![b](/p.webp)\n\n- [c](https://c.ca)\n\n> ![](x)')).toEqual({
      links: ['/shop', 'https://c.ca'],
      pictures: [
        { href: '/p.webp', alt: 'b' },
        { href: 'x', alt: '' },
      ],
    });
  });

  it('nested deeper than anyone reads is shown as it was typed', () => {
    const deep = '>'.repeat(50_000);
    expect(htmlOf(deep)).toContain('&gt;&gt;');
  });
});
