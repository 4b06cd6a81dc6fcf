import type { PostSummaryWire, PostWire } from '@dronesoccer/contracts';
import { readingMinutes } from '@dronesoccer/domain';
import { type ContentRow, presentPicture } from '../entries/index.js';

/** @throws Error if the post has no address in the language of its text */
export function presentSummary(row: ContentRow): PostSummaryWire {
  const { id, slugs, locale, title, summary, topic, publishedAt, body } = row;
  const slug = slugs[locale];
  if (slug === undefined) throw new Error(`Post ${id} has no address in ${locale}`);
  return {
    ...{ slug, locale, title, summary, topic },
    picture: presentPicture(row),
    publishedAt: publishedAt.toISOString(),
    readingMinutes: readingMinutes(body),
  };
}

export function presentPost(row: ContentRow, related: readonly ContentRow[]): PostWire {
  const { body, slugs, updatedAt } = row;
  return {
    ...presentSummary(row),
    ...{ body, slugs },
    updatedAt: updatedAt.toISOString(),
    related: related.map(presentSummary),
  };
}
