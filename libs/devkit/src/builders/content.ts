import { ContentKind, type Locale, type PolicyName, type ProvinceCode, TextStatus } from '@dronesoccer/contracts';
import { insertRow, newRowId, shortOf, type Queryable } from './rows.ts';

interface GivenContent {
  id: string;
  /** The address in both languages; in French it begins with `fr-`. */
  slug: string;
}

interface ContentOptions {
  kind: ContentKind;
  topic?: string | null;
  publishAt?: Date | null;
  unpublishAt?: Date | null;
  /** The languages in which the text is published; in the others it is a draft. */
  published?: readonly Locale[];
  title?: string;
  body?: string;
}

/** Inserts an entry with a text and an address in both languages. French titles and addresses are marked. */
export async function givenContent(db: Queryable, options: ContentOptions): Promise<GivenContent> {
  const { kind, topic = null, publishAt = null, unpublishAt = null, published = ['en', 'fr'], title, body } = options;
  const id = newRowId();
  const slug = `entry-${shortOf(id)}`;
  await insertRow(db, 'content_entries', { id, kind, topic, publish_at: publishAt, unpublish_at: unpublishAt });
  for (const locale of ['en', 'fr'] as const) {
    const mark = locale === 'fr' ? 'fr-' : '';
    await insertRow(db, 'content_texts', {
      ...{ entry_id: id, locale, title: `${mark}${title ?? slug}`, body: body ?? `Body ${locale}` },
      status: published.includes(locale) ? TextStatus.PUBLISHED : TextStatus.DRAFT,
    });
    await insertRow(db, 'content_slugs', { kind, locale, slug: `${mark}${slug}`, entry_id: id });
  }
  return { id, slug };
}

interface EventOptions extends Omit<ContentOptions, 'kind'> {
  /** The wall time at the venue, `YYYY-MM-DDTHH:MM`; the event lasts two hours. */
  localStart: string;
  /** The instant of `localStart`. */
  startsAt: Date;
  province?: ProvinceCode;
  isOutdoor?: boolean;
  link?: string | null;
}

/** Inserts an announced event. Default: in a hall in Winnipeg. */
export async function givenEvent(db: Queryable, options: EventOptions): Promise<GivenContent> {
  const { localStart, startsAt, province = 'MB', isOutdoor = false, link = null, ...content } = options;
  const entry = await givenContent(db, { kind: ContentKind.EVENT, ...content });
  const hour = Number(localStart.slice(11, 13)) + 2;
  await insertRow(db, 'announced_events', {
    ...{ entry_id: entry.id, starts_at: startsAt, ends_at: new Date(startsAt.getTime() + 7_200_000) },
    ...{ local_start: localStart, local_end: `${localStart.slice(0, 11)}${String(hour).padStart(2, '0')}:00` },
    ...{
      time_zone: 'America/Winnipeg',
      province,
      city: 'Winnipeg',
      venue: 'Exhibition hall',
      is_outdoor: isOutdoor,
      link,
    },
  });
  return entry;
}

/** Inserts a version of a policy that is valid from a time on. */
export async function givenPolicyVersion(
  db: Queryable,
  { policy, number, validFrom, body = 'Text' }: { policy: PolicyName; number: number; validFrom: Date; body?: string },
): Promise<void> {
  const id = newRowId();
  await insertRow(db, 'policy_versions', { id, policy, number, valid_from: validFrom });
  for (const locale of ['en', 'fr'] as const)
    await insertRow(db, 'policy_texts', { version_id: id, locale, title: `${policy} ${number}`, body });
}
