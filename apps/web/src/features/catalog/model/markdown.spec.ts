import { describe, expect, it } from 'vitest';
import { parseMarkdown } from './markdown';

describe('an editor’s text', () => {
  it('becomes paragraphs and lists', () => {
    expect(parseMarkdown('One\nand a half.\n\n- **First.** Item\n  goes on\n- Second\n\n1. Step')).toEqual([
      { kind: 'paragraph', spans: [{ text: 'One' }, { text: ' ' }, { text: 'and a half.' }] },
      {
        kind: 'list',
        ordered: false,
        items: [
          [{ text: 'First.', bold: true }, { text: ' Item' }, { text: ' ' }, { text: 'goes on' }],
          [{ text: 'Second' }],
        ],
      },
      { kind: 'list', ordered: true, items: [[{ text: 'Step' }]] },
    ]);
  });

  it('knows bold, italics and headings, and leaves lone signs alone', () => {
    expect(parseMarkdown('## Size')).toEqual([{ kind: 'heading', spans: [{ text: 'Size' }] }]);
    expect(parseMarkdown('3 * 4 is *not* 5 * 6, snake_case_name')).toEqual([
      {
        kind: 'paragraph',
        spans: [{ text: '3 * 4 is ' }, { text: 'not', italic: true }, { text: ' 5 * 6, snake_case_name' }],
      },
    ]);
  });

  it('keeps HTML as the text it is', () => {
    expect(parseMarkdown('<script>alert(1)</script>')).toEqual([
      { kind: 'paragraph', spans: [{ text: '<script>alert(1)</script>' }] },
    ]);
  });

  it('is read in time that grows with its length', () => {
    expect(parseMarkdown('*'.repeat(50_000))).toHaveLength(1);
    expect(parseMarkdown(`${'**a'.repeat(20_000)}`)).toHaveLength(1);
  });
});
