import type { EntryAdminWire, EntryTerms, EntryVersionRowWire } from '@dronesoccer/contracts';
import { asWire } from '../../../platform/database/index.js';
import type { EntryRow, EntrySnapshot, VersionRow } from './edited-entries.queries.js';

/** PostgreSQL writes instants in JSON with an offset. */
const instant = (text: string | null): string | null => (text === null ? null : new Date(text).toISOString());

export const presentTerms = ({ publishAt, unpublishAt, ...content }: EntrySnapshot): EntryTerms => ({
  ...content,
  publishAt: instant(publishAt),
  unpublishAt: instant(unpublishAt),
});

export function presentEntry({ content, formerSlugs, ...row }: EntryRow): EntryAdminWire {
  return {
    ...asWire(row),
    ...presentTerms(content),
    formerSlugs: { en: formerSlugs.en ?? [], fr: formerSlugs.fr ?? [] },
  };
}

/** The audit keeps the values before and after; the versions keep the whole texts. */
export function auditedEntry({ content, kind, isActive, version }: EntryRow): object {
  const { texts, event, ...facts } = presentTerms(content);
  const brief = ({ status, title, slug, summary, pictureAlt, body }: EntryTerms['texts']['en']) => ({
    ...{ status, title, slug, summary, pictureAlt },
    bodyLength: body.length,
  });
  return { kind, isActive, version, ...facts, event, texts: { en: brief(texts.en), fr: brief(texts.fr) } };
}

export const presentVersion = (row: VersionRow): EntryVersionRowWire => asWire(row);
