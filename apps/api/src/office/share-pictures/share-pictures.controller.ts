import { Controller, Param, Query, Req, Res } from '@nestjs/common';
import { fields, locales } from '@dronesoccer/contracts';
import { type ApiRequest, type ApiResponse, localeOf, RawEndpoint, requestClass } from '../../platform/http/index.js';
import { PictureCache, sendContent, sendFile, sendNotModified } from '../../platform/images/index.js';
import { type Shape, shapes } from './draw-share-picture.js';
import { SharePictures } from './share-pictures.js';

const { oneOf, optional } = fields;

class SharePictureQuery extends requestClass(
  { shape: optional(oneOf(Object.keys(shapes) as Shape[])), locale: optional(oneOf(locales)) },
  { name: 'SharePictureQuery', source: 'query' },
) {}

/** Serves the pictures for sharing a newsletter or a product, with the title, the picture and the site's name. */
@Controller()
export class SharePicturesController {
  constructor(
    private readonly pictures: SharePictures,
    private readonly cache: PictureCache,
  ) {}

  @RawEndpoint({
    name: 'sharePictures.get',
    method: 'GET',
    path: '/api/share-pictures/:kind/:slug',
    summary: 'A picture for sharing an issue or a product, wide (Open Graph) or square',
    access: 'public',
    conditional: true,
    answers: { type: 'image/jpeg', schema: { type: 'string', format: 'binary' } },
    errors: ['COMMON_001', 'COMMON_002', 'COMMON_009'],
  })
  async get(
    @Param('kind') kind: string,
    @Param('slug') slug: string,
    @Query() { shape = 'wide', locale }: SharePictureQuery,
    @Req() request: ApiRequest,
    @Res() response: ApiResponse,
  ): Promise<void> {
    const { key, draw } = await this.pictures.find({ kind, slug, shape, locale: locale ?? localeOf(request) });
    response.vary('Accept-Language');
    const about = { type: 'image/jpeg', etag: `"${key}"`, cacheControl: 'public, max-age=3600' };
    if (sendNotModified(request, response, about)) return;
    const file = await this.cache.open(key);
    if (file !== null) return sendFile(request, response, about, file);
    sendContent(response, about, await draw());
  }
}
