import { Controller, Query, Req, Res } from '@nestjs/common';
import { limits } from '@dronesoccer/contracts';
import { type ApiRequest, type ApiResponse, RawEndpoint } from '../http/index.js';
import { PictureCache } from './picture-cache.js';
import { formatFor, formatNamed } from './picture-formats.js';
import { ShownPictureQuery } from './shown-picture-query.js';
import { sendContent, sendFile, sendNotModified } from './send-picture.js';
import { ShownPictures } from './shown-pictures.js';

/** An upload never changes under its name; a release may replace a site picture under the same name. */
const forever = 'public, max-age=31536000, immutable';
const aDay = 'public, max-age=86400, stale-while-revalidate=604800';

/** Serves our own pictures at the size that a screen needs (spec 9, Image loader). */
@Controller()
export class ShownPicturesController {
  constructor(
    private readonly pictures: ShownPictures,
    private readonly cache: PictureCache,
  ) {}

  @RawEndpoint({
    name: 'pictures.shown',
    method: 'GET',
    path: limits.images.path,
    summary: 'One of our own pictures in a listed width, as the named format, else AVIF, WebP or JPEG by Accept',
    access: 'public',
    conditional: true,
    answers: { type: 'image/*', schema: { type: 'string', format: 'binary' } },
    errors: ['COMMON_001', 'COMMON_002', 'COMMON_009', 'COMMON_010'],
  })
  async shown(
    @Query() { url, w, q, f }: ShownPictureQuery,
    @Req() request: ApiRequest,
    @Res() response: ApiResponse,
  ): Promise<void> {
    if (f === undefined) response.vary('Accept');
    const format = f === undefined ? formatFor(request.headers.accept) : formatNamed(f);
    const requested = { url, width: w, quality: q, format };
    const { source, key } = await this.pictures.find(requested);
    const about = { type: format.type, etag: `"${key}"`, cacheControl: source.isForever ? forever : aDay };
    if (sendNotModified(request, response, about)) return;
    const file = await this.cache.open(key);
    if (file !== null) await sendFile(request, response, about, file);
    else sendContent(response, about, await this.pictures.draw(key, source, requested));
  }
}
