import type { PostWire } from '@dronesoccer/contracts';
import { expect, it } from 'vitest';
import { postStructuredData } from './structured-data';

const post: PostWire = {
  ...{ slug: 'entre-les-manches', locale: 'fr', title: 'Entre les manches', summary: '', topic: null, body: 'Un.' },
  ...{ picture: { url: '/pictures/arena/match.webp', alt: 'Cinq contre cinq' }, readingMinutes: 2, related: [] },
  ...{ publishedAt: '2026-09-18T12:00:00.000Z', updatedAt: '2026-09-20T12:00:00.000Z' },
  slugs: { en: 'between-sets', fr: 'entre-les-manches' },
};

it('describes a post with absolute addresses in the language of its text', () => {
  const [article, trail] = postStructuredData(post, { name: 'Drone Soccer Canada', blog: 'Blogue' });
  const url = 'http://localhost:3000/fr/blogs/entre-les-manches';
  expect(article).toMatchObject({
    ...{ '@type': 'BlogPosting', headline: 'Entre les manches', url, inLanguage: 'fr-CA', timeRequired: 'PT2M' },
    image: 'http://localhost:3000/pictures/arena/match.webp',
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    publisher: { name: 'Drone Soccer Canada' },
  });
  expect(article).not.toHaveProperty('description');
  expect(article).not.toHaveProperty('author');
  expect(trail).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Blogue', item: 'http://localhost:3000/fr/blogs' },
      { position: 2, name: 'Entre les manches', item: url },
    ],
  });
});
