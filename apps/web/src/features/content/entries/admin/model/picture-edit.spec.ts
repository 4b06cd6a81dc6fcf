import { describe, expect, it } from 'vitest';
import { pictureEdit } from './picture-edit';

describe('a picture in a text', () => {
  const picture = { url: '/pictures/arena/match.webp', alt: 'A [close] match' };

  it('is on a line of its own, and its words are selected', () => {
    const edit = pictureEdit({ text: 'Before after', start: 6, end: 6 }, picture);
    expect(edit.insert).toBe('\n\n![A close match](/pictures/arena/match.webp)\n\n');
    const result = `Before${edit.insert} after`;
    expect(result.slice(edit.selectFrom, edit.selectTo)).toBe('A close match');
  });

  it('adds no empty lines where the text has them', () => {
    expect(pictureEdit({ text: '', start: 0, end: 0 }, picture).insert).toBe(
      '![A close match](/pictures/arena/match.webp)',
    );
  });
});
