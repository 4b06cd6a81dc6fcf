import { Injectable } from '@nestjs/common';
import type { Locale, ReceivedBody, TagAdminWire, TagWire } from '@dronesoccer/contracts';
import { Audit, Edits } from '../../platform/audit/index.js';
import { Clock } from '../../platform/clock/index.js';
import { Database, executorOf, newId } from '../../platform/database/index.js';
import { AppError, constraintMeans } from '../../platform/errors/index.js';
import { allTags, holdTag, leaveCampaigns, nameTag, presentTag, type TagRow, tagsOf } from './tags.queries.js';

constraintMeans({ newsletter_tag_names: 'NEWS_009' });

/** Manages the topics of campaigns, which readers choose from. */
@Injectable()
export class ManageTags {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  /** Sorts by name, with the collation of the language. The database would sort É after Z. */
  async list(locale: Locale): Promise<TagWire[]> {
    return (await tagsOf(this.database, locale)).toSorted((a, b) => a.data.localeCompare(b.data, locale));
  }

  async all(locale: Locale): Promise<TagAdminWire[]> {
    return (await allTags(this.database)).map((tag) => presentTag(tag, locale));
  }

  /**
   * A name in the caller's language only is used for both languages until it is translated.
   *
   * @throws AppError NEWS_008 if the name is missing, NEWS_009 if a topic with one of the names exists
   */
  create(
    actorId: string,
    { data, translations }: ReceivedBody<'newsletter.tags.admin.create'>,
    locale: Locale,
  ): Promise<TagAdminWire> {
    const names = translations ?? (data === undefined ? null : { en: data, fr: data });
    if (names === null) throw new AppError('NEWS_008');
    const id = newId();
    return this.database.prismaTransaction(async (tx) => {
      await tx.newsletterTag.create({ data: { id, createdAt: this.clock.now() }, select: { id: true } });
      await nameTag(tx, id, names);
      return this.edits(locale).created(tx, { actorId, id, scope: 'all' });
    });
  }

  /**
   * A name in the caller's language only leaves the other name unchanged.
   *
   * @throws AppError NEWS_004, NEWS_008 if the name is missing, NEWS_009 if a topic with one of the names exists,
   * NEWS_018 with the current state if someone else renamed it first
   */
  update(
    actorId: string,
    id: string,
    { data, translations, version }: ReceivedBody<'newsletter.tags.admin.update'>,
    locale: Locale,
  ): Promise<TagAdminWire> {
    if (translations === undefined && data === undefined) throw new AppError('NEWS_008');
    return this.database.prismaTransaction((tx) =>
      this.edits(locale).change(tx, { actorId, id, scope: 'all', version, action: 'renamed' }, async (before) => {
        await nameTag(tx, id, translations ?? { ...before.translations, [locale]: data });
        await tx.newsletterTag.update({ where: { id }, data: { version: { increment: 1 } }, select: { id: true } });
      }),
    );
  }

  /**
   * @throws AppError NEWS_004, NEWS_023 if a campaign that goes out without a further decision has no other topic, because
   * it would go to every subscriber
   */
  delete(actorId: string, id: string, locale: Locale): Promise<null> {
    return this.database.prismaTransaction((tx) =>
      this.edits(locale).remove(tx, { actorId, id, scope: 'all', action: 'deleted' }, async () => {
        if (!(await leaveCampaigns(executorOf(tx), id))) throw new AppError('NEWS_023');
        await tx.newsletterTag.delete({ where: { id }, select: { id: true } });
      }),
    );
  }

  private edits(locale: Locale): Edits<TagRow, TagAdminWire, 'all'> {
    return new Edits<TagRow, TagAdminWire, 'all'>(this.audit, {
      ...{ subject: 'newsletter-tag', actions: 'newsletter.tag-', missing: 'NEWS_004', changed: 'NEWS_018' },
      hold: holdTag,
      present: (tag) => presentTag(tag, locale),
      audited: ({ translations }) => translations,
    });
  }
}
