import { describe, expect, it } from 'vitest';
import { eventsIn, issueParts, productsIn } from './parts.ts';

const id = '0199aa00-1111-7222-8333-444455556666';

describe('the parts of an issue', () => {
  it('are its texts, and the products and events that are on lines of their own, in their order', () => {
    const source = `Come\n\n[[event:${id}]]\n\nand fly\n  [[product:striker-20]]\t\n[[product:led-kit]]`;
    expect(issueParts(source)).toEqual([
      { kind: 'text', source: 'Come\n\n' },
      { kind: 'event', id },
      { kind: 'text', source: '\n\nand fly\n' },
      { kind: 'product', slug: 'striker-20' },
      { kind: 'product', slug: 'led-kit' },
    ]);
  });

  it.each([
    ['within a line', `Come to [[event:${id}]] with us`],
    ['of a kind that there is not', `[[arena:${id}]]`],
    ['with what no name has', '[[event:"><script>]]'],
    ['without a name', '[[event:]]'],
  ])('leave a line %s as text', (_what, source) => expect(issueParts(source)).toEqual([{ kind: 'text', source }]));

  it('name each product and event once', () => {
    const source = `[[event:${id}]]\n[[product:a]]\n[[event:unknown]]\n[[product:a]]\n[[event:${id}]]`;
    expect([productsIn(source), eventsIn(source)]).toEqual([['a'], [id, 'unknown']]);
    expect(issueParts('')).toEqual([]);
  });
});
