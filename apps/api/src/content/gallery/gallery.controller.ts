import { Controller } from '@nestjs/common';
import { ContentKind, type GalleryPictureWire, type Locale } from '@dronesoccer/contracts';
import { Endpoint, RequestLocale } from '../../platform/http/index.js';
import { presentPicture, ReadEntries } from '../entries/index.js';

const cacheSeconds = 5;

@Controller()
export class GalleryController {
  constructor(private readonly entries: ReadEntries) {}

  @Endpoint('gallery.list', { cacheSeconds })
  async list(@RequestLocale() locale: Locale): Promise<GalleryPictureWire[]> {
    const { rows } = await this.entries.list({ kind: ContentKind.PICTURE, sort: 'position', locale });
    return rows.flatMap((row) => {
      const picture = presentPicture(row);
      return picture === null ? [] : [{ id: row.id, locale: row.locale, caption: row.title, picture }];
    });
  }
}
