import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Locale } from '@dronesoccer/contracts';
import { ConcurrencyLimit, SharedRuns } from '../../platform/concurrency/index.js';
import { Database } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { PictureCache, PictureSources } from '../../platform/images/index.js';
import { drawSharePicture, type Shape } from './draw-share-picture.js';
import { subjectOf, subjects } from './share-pictures.queries.js';

/** A part of the cache key. Increase it when the template changes, so that all pictures are drawn again. */
const template = 3;

export interface SharePicture {
  /** Identical pictures have the same key. */
  readonly key: string;
  readonly draw: () => Promise<Buffer>;
}

interface WantedSharePicture {
  kind: string;
  slug: string;
  shape: Shape;
  locale: Locale;
}

/**
 * Finds and draws share pictures: title, picture and the site's name. Each picture is drawn once for all waiting callers.
 */
@Injectable()
export class SharePictures {
  /** Drawing occupies a whole core, so only one picture is drawn at a time. */
  private readonly limit = new ConcurrencyLimit({ atOnce: 1, maxWaiting: 16 });
  private readonly drawing = new SharedRuns<Buffer>();

  constructor(
    private readonly database: Database,
    private readonly sources: PictureSources,
    private readonly cache: PictureCache,
  ) {}

  /** @throws AppError COMMON_002 if no such public subject exists */
  async find({ kind: asked, slug, shape, locale }: WantedSharePicture): Promise<SharePicture> {
    const kind = subjects.find((each) => each === asked);
    const subject = kind && (await subjectOf(this.database, kind, slug, locale));
    if (!subject) throw new AppError('COMMON_002');
    const { title, picture } = subject;
    const source = picture === null ? null : await this.sources.find(picture);
    const about = JSON.stringify(['share', template, shape, title, picture, source?.version]);
    const key = hash('sha256', about, 'hex').slice(0, 40);
    return {
      key,
      draw: () =>
        this.drawing.run(key, async () => {
          const content = await this.limit.run(async () =>
            drawSharePicture({ title, picture: (await source?.read()) ?? null }, shape),
          );
          await this.cache.put(key, content);
          return content;
        }),
    };
  }
}
