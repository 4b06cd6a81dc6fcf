import { describe, expect, it } from 'vitest';
import { fieldOf, focusAt, formOf, termsOf } from './media-form';

describe('the form of a picture', () => {
  it('keeps the terms', () => {
    const terms = { alt: { en: 'A match', fr: 'Un match' }, focus: { x: 10, y: 90 } };
    expect(termsOf(formOf(terms))).toEqual(terms);
    expect([fieldOf('alt.fr'), fieldOf('focus.y'), fieldOf('toString')]).toEqual(['altFr', 'focusY', null]);
  });

  it('finds the focal point below the pointer, and never outside the picture', () => {
    const box = { left: 100, top: 50, width: 200, height: 100 };
    expect(focusAt({ clientX: 150, clientY: 75 }, box)).toEqual({ x: 25, y: 25 });
    expect(focusAt({ clientX: 90, clientY: 400 }, box)).toEqual({ x: 0, y: 100 });
    expect(focusAt({ clientX: 90, clientY: 400 }, { ...box, width: 0, height: 0 })).toEqual({ x: 50, y: 50 });
  });
});
