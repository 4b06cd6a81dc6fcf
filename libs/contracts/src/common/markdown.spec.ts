import { describe, expect, it } from 'vitest';
import { isComplexMarkdown, markdownLimits } from './markdown.ts';

const long = 48_000;
const filled = (piece: string): string => piece.repeat(Math.ceil(long / piece.length)).slice(0, long);

describe('a Markdown text', () => {
  it.each([
    '_a',
    '*a',
    '*a_',
    '*_a',
    '__a',
    'a_b_',
    '**a',
    '***a',
    '~~a',
    '> ',
    '1. ',
    '- ',
    '* a\n',
    '> a\nb\n',
    'a@b',
  ])('of 48,000 characters of %j is refused', (piece) => {
    expect(isComplexMarkdown(filled(piece))).toBe(true);
  });

  it.each([
    ['a word that could be an address', `${'a'.repeat(markdownLimits.addressMax)}@`],
    ['quotes inside quotes', `${'> '.repeat(markdownLimits.depthMax + 1)}a`],
    ['a list that is indented without end', `${' '.repeat(markdownLimits.indentMax + 1)}- a`],
    ['more items than anyone reads', '- a\n'.repeat(markdownLimits.markedLinesMax + 1)],
  ])('with %s is refused', (_what, source) => {
    expect(isComplexMarkdown(source)).toBe(true);
  });

  it.each([
    [
      'a long issue',
      filled('Drone soccer **is** a _team_ sport, which clubs play inside a cage of nets. '.repeat(8) + '\n\n'),
    ],
    [
      'a long issue with the line ends of a form',
      filled('Drone soccer **is** a _team_ sport, which clubs play inside a cage of nets. '.repeat(8) + '\r\n\r\n'),
    ],
    ['a long list', '* **Striker**: _scores_ by flying through the ring\n'.repeat(800)],
    ['a long address of a page', `[here](https://example.ca/?${'a'.repeat(3_000)})`],
    ['rules and a table', '---\n\n***\n\n|a|b|\n|-|-|\n' + '|*a*|_b_|\n'.repeat(100)],
    ['lists inside lists', '- a\n  - b\n    - c\n      1. d\n> > quoted\n'],
    ['plain words without an end', filled('a')],
    ['nothing', ''],
  ])('with %s is taken', (_what, source) => {
    expect(isComplexMarkdown(source)).toBe(false);
  });
});
