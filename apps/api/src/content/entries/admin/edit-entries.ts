import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import {
  type BulkWire,
  type ChangedEntryWire,
  type ContentKind,
  contentLimits,
  contentProblems,
  type EntryAdminWire,
  type EntryBulkAction,
  type EntryRowWire,
  type EntryTerms,
  type EntryTextTerms,
  type Locale,
  orderedKinds,
  type Page,
  type ReceivedBody,
  type ReceivedQuery,
  TextStatus,
  VersionAction,
} from '@dronesoccer/contracts';
import { entryProblems, hasText, hidingProblems, isOpening, unfinishedTexts } from '@dronesoccer/domain';
import { isShown } from '@dronesoccer/domain/calendar';
import { Audit, Edits } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { asWire, Database, newId, readPage, type Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { Idempotency, type Repeatable } from '../../../platform/idempotency/index.js';
import { auditedEntry, presentEntry, presentTerms } from './entries.presenter.js';
import {
  adminEntryList,
  entryById,
  type EntryRow,
  keepVersion,
  lockEntry,
  versionOf,
} from './edited-entries.queries.js';
import { keepPictures } from './keep-pictures.js';
import { insertEntry, lockedCount, setActive, writeEntry } from './write-entry.queries.js';

/** Lets a SUPER_ADMIN write and publish content. Each change is one version and one audit entry. */
@Injectable()
export class EditEntries {
  private readonly edits: Edits<EntryRow, EntryAdminWire, 'all', Tx>;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly idempotency: Idempotency,
    audit: Audit,
  ) {
    this.edits = new Edits(audit, {
      ...{ subject: 'content', missing: 'CONTENT_001', changed: 'CONTENT_004' },
      hold: (tx, id) => lockEntry(tx, id, this.clock.now()),
      present: presentEntry,
      audited: auditedEntry,
      named: ({ content: { texts } }) => texts.en.title || texts.fr.title,
    });
  }

  list(query: ReceivedQuery<'content.admin.list'>): Promise<Page<EntryRowWire>> {
    return readPage(this.database, adminEntryList, { ...query, now: this.clock.now() }, asWire);
  }

  /** @throws AppError CONTENT_001 */
  async get(id: string): Promise<EntryAdminWire> {
    const row = await entryById(this.database, id, this.clock.now());
    if (row === null) throw new AppError('CONTENT_001');
    return presentEntry(row);
  }

  /**
   * Creates a draft in one language. The call is idempotent.
   *
   * @throws AppError CONTENT_012 if the order of its kind is full
   */
  create(actorId: string, body: ReceivedBody<'content.admin.create'>, repeat: Repeatable): Promise<EntryAdminWire> {
    return this.database.transaction((tx) =>
      this.idempotency.run(tx, repeat, async () => {
        const [id, at] = [newId(), this.clock.now()];
        if (isOrdered(body.kind) && (await lockedCount(tx, body.kind)) >= contentLimits.orderedMax) {
          throw new AppError('CONTENT_012');
        }
        await insertEntry(tx, { id, ...body, at });
        await keepVersion(tx, { entryId: id, action: VersionAction.CREATED, authorId: actorId, at });
        return this.edits.created(tx, { actorId, id, scope: 'all' });
      }),
    );
  }

  /**
   * Saves both languages. A save that changes nothing writes nothing.
   *
   * @throws AppError CONTENT_001; CONTENT_002 for the address of another entry; CONTENT_004, with the current entry, if
   * someone else changed it first; CONTENT_006 if a published language is incomplete; CONTENT_007 for other faults
   */
  save(
    actorId: string,
    id: string,
    { version, ...terms }: ReceivedBody<'content.admin.save'>,
  ): Promise<EntryAdminWire> {
    const edit = { actorId, id, scope: 'all', version, action: 'saved' } as const;
    return this.database.transaction((tx) =>
      this.edits.change(tx, edit, (before) => this.write(tx, before, terms, { actorId, action: VersionAction.SAVED })),
    );
  }

  /**
   * Brings back the texts, the picture, the topic and the event of a version. The status of each language, the addresses
   * and the period stay, so that a restore publishes nothing.
   *
   * @throws AppError like `save`, and CONTENT_001 for an unknown version
   */
  restore(actorId: string, id: string, number: number, version: number): Promise<EntryAdminWire> {
    const edit = { actorId, id, scope: 'all', version, action: 'restored' } as const;
    return this.database.transaction((tx) =>
      this.edits.change(tx, edit, async (before) => {
        const kept = await versionOf(tx, id, number);
        if (kept === null) throw new AppError('CONTENT_001');
        const standing = presentTerms(before.content);
        const terms = restoredTerms(standing, presentTerms(kept.content));
        return this.write(tx, before, terms, { actorId, action: VersionAction.RESTORED, restoredFrom: number });
      }),
    );
  }

  /**
   * Takes an entry down, or shows it again. The call is idempotent.
   *
   * @throws AppError CONTENT_001; CONTENT_011 for the opening of the home page, which is always shown
   */
  setActive(actorId: string, id: string, isActive: boolean): Promise<EntryAdminWire> {
    const edit = { actorId, id, scope: 'all', action: isActive ? 'put-back' : 'taken-down' } as const;
    return this.database.transaction((tx) =>
      this.edits.change(tx, edit, (before) => this.activate(tx, before, isActive, actorId)),
    );
  }

  /**
   * Publishes several entries or takes them down. A refused entry stays as it is, with the error code that `save` or
   * `setActive` has for it. The call is idempotent.
   */
  bulk(
    actorId: string,
    { entries, action }: ReceivedBody<'content.admin.bulk'>,
    repeat: Repeatable,
  ): Promise<BulkWire<ChangedEntryWire>> {
    const edit = { actorId, action: bulkAudit[action], scope: 'all', records: entries } as const;
    return this.database.transaction((tx) =>
      this.idempotency.run(tx, repeat, async () => {
        const { changed, refused } = await this.edits.changeMany(tx, edit, (before) =>
          action === 'publish'
            ? this.publish(tx, before, actorId)
            : this.activate(tx, before, action === 'putBack', actorId),
        );
        return { changed: changed.map(({ id, after }) => ({ id, version: after.version })), refused };
      }),
    );
  }

  private async publish(tx: Tx, before: EntryRow, actorId: string): Promise<void | 'unchanged'> {
    const { texts, ...terms } = presentTerms(before.content);
    if (!hasText(texts.en) && !hasText(texts.fr)) throw new AppError('CONTENT_006');
    const next = { ...terms, texts: allPublished(texts) };
    assertValid(before, next);
    const shown = await this.activate(tx, before, true, actorId);
    const written = await this.write(tx, before, next, { actorId, action: VersionAction.SAVED });
    return shown === 'unchanged' ? written : undefined;
  }

  private async activate(tx: Tx, before: EntryRow, isActive: boolean, actorId: string): Promise<void | 'unchanged'> {
    if (!isActive && isOpening(before)) throw new AppError('CONTENT_011');
    if (before.isActive === isActive) return 'unchanged';
    const at = this.clock.now();
    const action = isActive ? VersionAction.PUT_BACK : VersionAction.TAKEN_DOWN;
    await this.keepStanding(tx, before);
    await setActive(tx, before.id, isActive, at);
    await keepVersion(tx, { entryId: before.id, action, authorId: actorId, at });
    return undefined;
  }

  private async write(
    tx: Tx,
    before: EntryRow,
    terms: EntryTerms,
    kept: { actorId: string; action: VersionAction; restoredFrom?: number },
  ): Promise<void | 'unchanged'> {
    const { id, kind } = before;
    const next = { ...terms, publishAt: utc(terms.publishAt), unpublishAt: utc(terms.unpublishAt) };
    assertValid(before, next);
    if (isDeepStrictEqual(asJson(next), asJson(presentTerms(before.content)))) return 'unchanged';
    const at = this.clock.now();
    await this.keepStanding(tx, before);
    await writeEntry(tx, { id, kind, at }, next);
    await keepPictures(tx, id, next, before.content.pictureUrl);
    const { actorId: authorId, ...version } = kept;
    await keepVersion(tx, { entryId: id, ...version, authorId, at });
    return undefined;
  }

  /** An entry that the previous release inserted has no version of its first state yet. */
  private keepStanding(tx: Tx, { id, updatedAt }: EntryRow): Promise<void> {
    return keepVersion(tx, { entryId: id, action: VersionAction.CREATED, authorId: null, at: updatedAt });
  }
}

const bulkAudit = {
  publish: 'published',
  takeDown: 'taken-down',
  putBack: 'put-back',
} as const satisfies Record<EntryBulkAction, string>;

/** Publishes every language that has a text. */
function allPublished({ en, fr }: EntryTerms['texts']): EntryTerms['texts'] {
  const published = (text: EntryTextTerms) => (hasText(text) ? { ...text, status: TextStatus.PUBLISHED } : text);
  return { en: published(en), fr: published(fr) };
}

const isOrdered = (kind: ContentKind): boolean => orderedKinds.some((each) => each === kind);

/** The parts of a received body are instances of request classes. */
const asJson = (terms: EntryTerms): unknown => JSON.parse(JSON.stringify(terms));

const utc = (instant: string | null): string | null => (instant === null ? null : new Date(instant).toISOString());

/** A language or an event that the version lacks stays as it is, because a restore deletes nothing. */
function restoredTerms(standing: EntryTerms, kept: EntryTerms): EntryTerms {
  const text = (locale: Locale): EntryTextTerms => {
    const { status, slug } = standing.texts[locale];
    return kept.texts[locale].title === '' ? standing.texts[locale] : { ...kept.texts[locale], status, slug };
  };
  const { publishAt, unpublishAt } = standing;
  const event = kept.event ?? standing.event;
  return { ...kept, publishAt, unpublishAt, event, texts: { en: text('en'), fr: text('fr') } };
}

/** @throws AppError CONTENT_007 for a faulty field, CONTENT_006 if a published language is incomplete */
function assertValid({ kind, key }: EntryRow, terms: EntryTerms): void {
  const faults = [...entryProblems(kind, terms), ...hidingProblems({ kind, key }, terms), ...skippedTimes(terms)];
  if (faults.length > 0) throw new AppError('CONTENT_007', { errors: faults });
  const unfinished = unfinishedTexts(kind, terms);
  if (unfinished.length > 0) throw new AppError('CONTENT_006', { errors: unfinished });
}

function skippedTimes({ event }: EntryTerms) {
  return (['localStart', 'localEnd'] as const).flatMap((name) =>
    event === null || isShown(event.timeZone, event[name])
      ? []
      : [{ field: `event.${name}`, message: contentProblems.eventSkipped }],
  );
}
