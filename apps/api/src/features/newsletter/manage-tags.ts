import { Injectable } from '@nestjs/common';
import {
  type Locale,
  type LocalText,
  type ReceivedBody,
  type TagAdminWire,
  type TagWire,
} from '@dronesoccer/contracts';
import { Audit } from '../../platform/audit/index.js';
import { Clock } from '../../platform/clock/index.js';
import { Database, executorOf, newId, type PrismaTx } from '../../platform/database/index.js';
import { AppError, constraintMeans } from '../../platform/errors/index.js';
import { allTags, chosenBy, presentTag, type TagRow, tagsOf } from './tags.queries.js';

constraintMeans({ newsletter_tag_names: 'NEWS_009' });

/** The topics that readers choose among and letters are about. */
@Injectable()
export class ManageTags {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  /** By name, as the language sorts its letters: the database would put É behind Z. */
  async list(locale: Locale): Promise<TagWire[]> {
    return (await tagsOf(this.database, locale)).toSorted((a, b) => a.data.localeCompare(b.data, locale));
  }

  async all(locale: Locale): Promise<TagAdminWire[]> {
    return (await allTags(this.database)).map((tag) => presentTag(tag, locale));
  }

  /**
   * A name in the caller's language alone counts for both, until it is translated.
   *
   * @throws AppError NEWS_008 without a name, NEWS_009 when one of them exists
   */
  create(
    actorId: string,
    { data, translations }: ReceivedBody<'newsletter.tags.create'>,
    locale: Locale,
  ): Promise<TagAdminWire> {
    const names = translations ?? (data === undefined ? null : { en: data, fr: data });
    if (names === null) throw new AppError('NEWS_008');
    const id = newId();
    return this.database.prismaTransaction(async (tx) => {
      await tx.newsletterTag.create({ data: { id, createdAt: this.clock.now() }, select: { id: true } });
      await this.name(tx, id, names);
      await this.write(tx, actorId, 'newsletter.tag-created', { id, after: names });
      return presentTag({ id, translations: names, subscribers: 0 }, locale);
    });
  }

  /**
   * A name in the caller's language alone leaves the other one as it is.
   *
   * @throws AppError NEWS_004, NEWS_008 without a name, NEWS_009 when one of them exists
   */
  update(
    actorId: string,
    id: string,
    { data, translations }: ReceivedBody<'newsletter.tags.update'>,
    locale: Locale,
  ): Promise<TagAdminWire> {
    if (translations === undefined && data === undefined) throw new AppError('NEWS_008');
    return this.database.prismaTransaction(async (tx) => {
      const before = await this.held(tx, id);
      const names = translations ?? { ...before.translations, [locale]: data };
      await this.name(tx, id, names);
      await this.write(tx, actorId, 'newsletter.tag-renamed', { id, before: before.translations, after: names });
      return presentTag({ ...before, translations: names }, locale);
    });
  }

  /** @throws AppError NEWS_004 */
  delete(actorId: string, id: string): Promise<null> {
    return this.database.prismaTransaction(async (tx) => {
      const before = await this.held(tx, id);
      await tx.newsletterTag.delete({ where: { id }, select: { id: true } });
      await this.write(tx, actorId, 'newsletter.tag-deleted', { id, before: before.translations });
      return null;
    });
  }

  private async held(tx: PrismaTx, id: string): Promise<TagRow> {
    await tx.$queryRaw`SELECT 1 AS locked FROM newsletter_tags WHERE id = ${id}::uuid FOR UPDATE`;
    const [tag] = await chosenBy(executorOf(tx), id);
    if (tag === undefined) throw new AppError('NEWS_004');
    return tag;
  }

  private async name(tx: PrismaTx, tagId: string, names: LocalText): Promise<void> {
    await tx.newsletterTagTranslation.deleteMany({ where: { tagId } });
    await tx.newsletterTagTranslation.createMany({
      data: (['en', 'fr'] as const).map((locale) => ({ tagId, locale, name: names[locale] })),
    });
  }

  private write(
    tx: PrismaTx,
    actorId: string,
    action: string,
    { id, before, after }: { id: string; before?: LocalText; after?: LocalText },
  ): Promise<void> {
    return this.audit.write(executorOf(tx), {
      ...{ actorId, action, subjectType: 'newsletter-tag', subjectId: id, before, after },
    });
  }
}
