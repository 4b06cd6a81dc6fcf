import { Injectable } from '@nestjs/common';
import type { Locale, MediaRowWire, MediaWire, Page, ReceivedBody, ReceivedQuery } from '@dronesoccer/contracts';
import { Audit, Edits } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database, newId, readPage, type Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import type { SentFile } from '../../../platform/http/index.js';
import { PictureUploads, referToPictures } from '../../../platform/images/index.js';
import { presentMedia, presentMediaRow } from './media.presenter.js';
import {
  deleteMedia,
  insertMedia,
  lockMedia,
  mediaById,
  mediaList,
  sameMedia,
  type UsedMediaRow,
  writeMedia,
} from './media.queries.js';

const nameMax = 200;

/** Lets a SUPER_ADMIN manage the pictures that content uses or may use. The scope of an edit is the reader's language. */
@Injectable()
export class EditMedia {
  private readonly edits: Edits<UsedMediaRow, MediaWire, Locale, Tx>;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly pictures: PictureUploads,
    audit: Audit,
  ) {
    this.edits = new Edits(audit, {
      ...{ subject: 'media', missing: 'CONTENT_001', changed: 'CONTENT_004' },
      hold: lockMedia,
      present: presentMedia,
      audited: ({ usedIn: _, uses: _uses, savedBy: _by, ...row }) => presentMediaRow({ ...row, uses: 0 }),
    });
  }

  list(query: ReceivedQuery<'media.admin.list'>): Promise<Page<MediaRowWire>> {
    return readPage(this.database, mediaList, query, presentMediaRow);
  }

  /** @throws AppError CONTENT_001 */
  async get(id: string, locale: Locale): Promise<MediaWire> {
    const row = await mediaById(this.database, id, locale);
    if (row === null) throw new AppError('CONTENT_001');
    return presentMedia(row);
  }

  /**
   * Adds a picture to the library. A picture with the same content is returned as it is, so that a retry adds nothing;
   * the second file then has no reference and is deleted with the next cleaning.
   *
   * @throws AppError PICT_001, PICT_002 like `PictureUploads`
   */
  async upload(actorId: string, file: SentFile, locale: Locale): Promise<MediaWire> {
    const { url } = await this.pictures.keep(file, actorId);
    return this.database.transaction(async (tx) => {
      // Two uploads of one picture wait for each other.
      await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('media upload', 0))`, [], 'media-upload-lock');
      const known = await sameMedia(tx, url);
      if (known !== null) return presentMedia(await this.edits.hold(tx, { id: known, scope: locale }));
      const id = newId();
      await insertMedia(tx, { id, url, name: file.name.slice(0, nameMax), at: this.clock.now() });
      await referToPictures(tx, { type: 'media', id }, [url]);
      return this.edits.created(tx, { actorId, id, scope: locale, action: 'uploaded' });
    });
  }

  /**
   * Saves the alternative texts and the focal point. A save that changes nothing writes nothing.
   *
   * @throws AppError CONTENT_001; CONTENT_004, with the current picture, if someone else changed it first
   */
  save(
    actorId: string,
    id: string,
    { version, alt, focus }: ReceivedBody<'media.admin.save'>,
    locale: Locale,
  ): Promise<MediaWire> {
    const next = { altEn: alt.en, altFr: alt.fr, focusX: focus.x, focusY: focus.y };
    const edit = { actorId, id, scope: locale, version, action: 'saved' };
    return this.database.transaction((tx) =>
      this.edits.change(tx, edit, async (before) => {
        const isSame = (Object.keys(next) as (keyof typeof next)[]).every((name) => before[name] === next[name]);
        if (isSame) return 'unchanged';
        await writeMedia(tx, id, next, { by: actorId, at: this.clock.now() });
        return undefined;
      }),
    );
  }

  /**
   * Deletes a picture that nothing shows. The file of an upload is deleted with the next cleaning.
   *
   * @throws AppError CONTENT_001; CONTENT_004 if it changed; CONTENT_009, with the places, if something shows it
   */
  delete(actorId: string, id: string, version: number | undefined, locale: Locale): Promise<null> {
    const edit = { actorId, id, scope: locale, version, action: 'deleted' };
    return this.database.transaction((tx) =>
      this.edits.remove(tx, edit, async ({ usedIn }) => {
        if (usedIn.length > 0) throw new AppError('CONTENT_009', { data: usedIn });
        await referToPictures(tx, { type: 'media', id }, []);
        await deleteMedia(tx, id);
      }),
    );
  }
}
