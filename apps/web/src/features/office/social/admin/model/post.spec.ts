import { describe, expect, it } from 'vitest';
import { countOnX, outlets, suggestedText } from './post';

const [x, instagram] = outlets as [(typeof outlets)[number], (typeof outlets)[number]];
const link = 'https://shop.example/newsletter/' + 'winter-'.repeat(30);

describe('what X counts', () => {
  it.each([
    ['abc é', 5],
    // The ellipsis character counts twice.
    ['«ici» – …', 10],
    ['🏆', 2],
    ['日本', 4],
    [`${link} ${link}`, 47],
  ])('%j as %j', (text, count) => {
    expect(countOnX(text)).toBe(count);
  });
});

describe('a suggested text', () => {
  const subject = { title: 'Winter arenas', summary: 'Three new ones', link };

  it('has the link where it can be followed, and else says where it is', () => {
    expect(suggestedText(subject, x, 'en')).toContain(link);
    expect(suggestedText(subject, instagram, 'fr')).toContain('Lien dans notre profil.');
    expect(suggestedText(subject, instagram, 'fr')).not.toContain(link);
  });

  it('fits each network, whatever the length: the summary gives way, then the end of the title', () => {
    for (const outlet of outlets) {
      for (const title of ['Short', 'A title 🏆 '.repeat(40), 'é'.repeat(6_000)]) {
        const text = suggestedText({ title, summary: 'y'.repeat(4_000), link }, outlet, 'fr');
        expect(outlet.count(text)).toBeLessThanOrEqual(outlet.limit);
        expect(text).toContain(outlet.takesLinks ? link : 'Lien dans notre profil.');
        expect(text.startsWith(title.slice(0, 5))).toBe(true);
      }
    }
    expect(suggestedText({ ...subject, summary: 'y'.repeat(300) }, x, 'en')).not.toContain('y');
  });
});
