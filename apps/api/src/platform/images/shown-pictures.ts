import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ConcurrencyLimit, SharedRuns } from '../concurrency/index.js';
import { AppError } from '../errors/index.js';
import { PictureCache } from './picture-cache.js';
import type { PictureFormat } from './picture-formats.js';
import { type PictureSource, PictureSources } from './picture-sources.js';
import { openPicture } from './sharp.js';

interface WantedPicture {
  /** The address of one of our own pictures. */
  readonly url: string;
  /** In pixels; a picture is never enlarged. */
  readonly width: number;
  /** From 1 to 100. */
  readonly quality: number;
  readonly format: PictureFormat;
}

/** Part of the cache keys: increase it after a change in the rendering, and all pictures are rendered again. */
const renderVersion = 1;
/** Qualities that look alike share one file. */
const qualityStep = 5;

const maxWidthsKnown = 10_000;

/**
 * Serves our own pictures in the size and format a screen needs: from the cache, else rendered once for all waiting
 * callers.
 */
@Injectable()
export class ShownPictures {
  /** Rendering takes a whole core, so one at a time leaves the other cores to everything else. */
  private readonly limit = new ConcurrencyLimit({ atOnce: 1, maxWaiting: 64 });
  private readonly widths = new Map<string, number>();
  private readonly drawing = new SharedRuns<Buffer>();

  constructor(
    private readonly sources: PictureSources,
    private readonly cache: PictureCache,
  ) {}

  /** @throws AppError COMMON_002 if there is no such picture */
  async find(wanted: WantedPicture): Promise<{ source: PictureSource; key: string }> {
    const source = await this.sources.find(wanted.url);
    if (source === null) throw new AppError('COMMON_002');
    const { url, format } = wanted;
    // All widths beyond the picture's own width give the same file.
    const width = Math.min(wanted.width, await this.widthOf(url, source));
    return {
      source,
      key: keyOf([renderVersion, url, source.version, width, roundUpToStep(wanted.quality), format.name]),
    };
  }

  /** @throws AppError COMMON_009 if too many pictures are waiting to be rendered */
  draw(key: string, source: PictureSource, wanted: WantedPicture): Promise<Buffer> {
    return this.drawing.run(key, async () => {
      const content = await this.limit.run(() => shrink(source, wanted));
      await this.cache.put(key, content);
      return content;
    });
  }

  /** Returns the picture's own width in pixels; its header is read once. */
  private async widthOf(url: string, source: PictureSource): Promise<number> {
    const name = `${url} ${source.version}`;
    const known = this.widths.get(name);
    if (known !== undefined) return known;
    const { width } = await openPicture(await contentOf(source)).metadata();
    if (this.widths.size >= maxWidthsKnown) this.widths.clear();
    this.widths.set(name, width);
    return width;
  }
}

async function shrink(source: PictureSource, { width, quality, format }: WantedPicture): Promise<Buffer> {
  const picture = openPicture(await contentOf(source)).resize({ width, withoutEnlargement: true });
  return format.encode(picture, roundUpToStep(quality)).toBuffer();
}

async function contentOf(source: PictureSource): Promise<string | Buffer> {
  const content = await source.read();
  if (content === null) throw new AppError('COMMON_002');
  return content;
}

function roundUpToStep(quality: number): number {
  return Math.ceil(quality / qualityStep) * qualityStep;
}

function keyOf(parts: readonly (string | number)[]): string {
  return hash('sha256', parts.join('\n'), 'hex').slice(0, 40);
}
