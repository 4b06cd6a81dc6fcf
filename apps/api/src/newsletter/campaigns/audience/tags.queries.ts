import { limits, patterns } from '@dronesoccer/contracts';
import type { Executor } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';

const invalidTags = { en: 'Choose topics from the list', fr: 'Choisissez des sujets dans la liste' } as const;
const malformedTags = () => new AppError('NEWS_008', { errors: [{ field: 'tags', message: invalidTags }] });

/**
 * Parses the topics of a multipart body: repeated fields, or one JSON array.
 *
 * @throws AppError NEWS_008 for anything else
 */
export function parseTags(sent: unknown): string[] {
  const list = typeof sent === 'string' && sent.trimStart().startsWith('[') ? parseJson(sent) : sent;
  const tags: unknown = typeof list === 'string' ? [list] : list;
  const isList = Array.isArray(tags) && tags.length <= limits.newsletterTagsMax;
  if (!isList || !tags.every((tag): tag is string => typeof tag === 'string')) {
    throw malformedTags();
  }
  return tags;
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/**
 * Returns the ids without duplicates, in lower case.
 * @throws AppError NEWS_008 for an invalid id, NEWS_004 if a topic does not exist
 */
export async function knownTags(executor: Executor, tags: readonly string[]): Promise<string[]> {
  const tagIds = [...new Set(tags.map((tag) => tag.toLowerCase()))];
  if (!tagIds.every((tag) => patterns.uuid.test(tag))) throw malformedTags();
  const rows = await executor.query(
    'SELECT 1 AS found FROM newsletter_tags WHERE id = ANY ($1::uuid[])',
    [tagIds],
    'campaign-known-tags',
  );
  if (rows.length !== tagIds.length) throw new AppError('NEWS_004');
  return tagIds;
}
