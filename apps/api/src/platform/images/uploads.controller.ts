import { Controller, Param, Req, Res } from '@nestjs/common';
import { AppError } from '../errors/index.js';
import { type ApiRequest, type ApiResponse, RawEndpoint } from '../http/index.js';
import { FileStore } from '../storage/index.js';
import { sendFile, sendNotModified } from './send-picture.js';

/** Matches the names that `PictureUploads` generates. */
const ownName = /^[\w-]{22}\.webp$/;

const forever = 'public, max-age=31536000, immutable';

/** Serves uploaded pictures as stored. The content under a name never changes. */
@Controller()
export class UploadsController {
  constructor(private readonly files: FileStore) {}

  @RawEndpoint({
    name: 'pictures.uploaded',
    method: 'GET',
    path: '/uploads/:name',
    summary: 'An uploaded picture',
    access: 'public',
    conditional: true,
    answers: { type: 'image/*', schema: { type: 'string', format: 'binary' } },
    errors: ['COMMON_001', 'COMMON_002', 'COMMON_010'],
  })
  async uploaded(@Param('name') name: string, @Req() request: ApiRequest, @Res() response: ApiResponse): Promise<void> {
    const file = ownName.test(name) ? await this.files.open(name) : null;
    if (file === null) throw new AppError('COMMON_002');
    const about = { type: 'image/webp', etag: `"${name.replace('.webp', '')}"`, cacheControl: forever };
    if (sendNotModified(request, response, about)) return file.close();
    await sendFile(request, response, about, file);
  }
}
