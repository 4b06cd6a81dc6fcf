import { describe, expect, it } from 'vitest';
import { blockEdit, editOf, pictureText, type MarkdownTool, type TextEdit, type TextState } from './markdown-edit';

/** Parses a state such as `a [b] c`, in which the text in brackets is selected. */
function stateOf(shown: string): TextState {
  const start = shown.indexOf('‹');
  const end = shown.indexOf('›') - 1;
  return { text: shown.replace(/[‹›]/g, ''), start, end };
}

function shownAfter({ text }: TextState, { from, to, insert, selectFrom, selectTo }: TextEdit): string {
  const next = text.slice(0, from) + insert + text.slice(to);
  return `${next.slice(0, selectFrom)}‹${next.slice(selectFrom, selectTo)}›${next.slice(selectTo)}`;
}

const used = (tool: MarkdownTool, shown: string): string => {
  const state = stateOf(shown);
  return shownAfter(state, editOf(tool, state, { text: 'text' }));
};

describe('the tools over an issue’s text', () => {
  it.each([
    ['bold', 'a ‹b› c', 'a **‹b›** c'],
    ['bold', 'a **‹b›** c', 'a ‹b› c'],
    ['bold', 'a ‹›', 'a **‹text›**'],
    ['italic', 'a ‹b› c', 'a *‹b›* c'],
    ['italic', 'a *‹b›* c', 'a ‹b› c'],
    ['italic', '**‹b›**', '***‹b›***'],
    ['heading', 'one\ntw‹›o\nthree', 'one\n## two‹›\nthree'],
    ['heading', '# o‹n›e', 'one‹›'],
    ['list', 'one\n‹two\nthree›\nfour', 'one\n‹- two\n- three›\nfour'],
    ['list', '‹- two\n- three›', '‹two\nthree›'],
    ['numbers', '‹a\nb›', '‹1. a\n2. b›'],
    ['quote', 'a‹›', '> a‹›'],
    ['link', 'see ‹this›', 'see [this](‹https://›)'],
    ['link', 'see ‹›', 'see [text](‹https://›)'],
    ['link', 'see ‹https://a.example/b›', 'see [‹text›](https://a.example/b)'],
  ] as const)('%s turns %j into %j', (tool, before, after) => expect(used(tool, before)).toBe(after));

  it.each([
    ['‹›', 'X\n\n‹›'],
    ['one‹›two', 'one\n\nX\n\n‹›two'],
    ['one\n‹›\ntwo', 'one\n\nX\n‹›\ntwo'],
    ['one\n\n‹old›\n\ntwo', 'one\n\nX‹›\n\ntwo'],
  ])('puts a block into %j as %j', (before, after) => {
    const state = stateOf(before);
    expect(shownAfter(state, blockEdit(state, 'X'))).toBe(after);
  });

  it('selects the words of a picture that are to be typed', () => {
    const state = stateOf('one‹›');
    const after = shownAfter(state, blockEdit(state, pictureText('what', '/uploads/a.webp'), 'what'));
    expect(after).toBe('one\n\n![‹what›](/uploads/a.webp)\n\n');
  });

  it('keeps the words of a picture whole', () => {
    expect(pictureText('A [red] drone', '/uploads/a.webp')).toBe('![A red drone](/uploads/a.webp)');
  });
});
