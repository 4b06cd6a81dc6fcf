import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type ProductPicture, productProblems } from '@dronesoccer/contracts';
import type { Tx } from '../../../platform/database/index.js';
import type { FieldError } from '../../../platform/http/index.js';
import { isSitePicture, PictureUploads, UploadCleaning } from '../../../platform/images/index.js';

/**
 * A product shows pictures of this site alone: uploaded ones, those that come with it, and those it has already. Any
 * other address would make every visitor's browser, and our own picture loader, call a foreign host.
 */
@Injectable()
export class OwnPictures implements OnModuleInit {
  constructor(
    private readonly uploads: PictureUploads,
    private readonly cleaning: UploadCleaning,
  ) {}

  onModuleInit(): void {
    this.cleaning.keepsThose(stillShown);
  }

  /** What is wrong with some pictures, as fields of `pictures`; `kept` are those that the product shows already. */
  async problems(
    tx: Tx,
    pictures: readonly Pick<ProductPicture, 'url'>[],
    kept: readonly Pick<ProductPicture, 'url'>[] = [],
  ): Promise<FieldError[]> {
    const known = new Set(kept.map(({ url }) => url));
    const uploaded = await this.uploads.known(
      tx,
      pictures.map(({ url }) => url),
    );
    for (const { url } of uploaded) known.add(url);
    return pictures.flatMap(({ url }, index) =>
      known.has(url) || isSitePicture(url)
        ? []
        : [{ field: `pictures.${index}.url`, message: productProblems.pictureUnknown }],
    );
  }
}

/** An order keeps the picture that its product had, so that it looks the same years later. */
async function stillShown(tx: Tx, urls: readonly string[]): Promise<string[]> {
  const rows = await tx.query<{ url: string }>(
    `SELECT url FROM unnest($1::text[]) AS u (url)
      WHERE EXISTS (SELECT 1 FROM product_images i WHERE i.url = u.url)
         OR EXISTS (SELECT 1 FROM order_lines l WHERE l.image_url = u.url AND l.image_url LIKE '/uploads/%')`,
    [urls],
  );
  return rows.map(({ url }) => url);
}
