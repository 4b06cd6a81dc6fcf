import { pipeline } from 'node:stream/promises';
import { Controller, Param, Res } from '@nestjs/common';
import { AppError } from '../../../../platform/errors/index.js';
import { type ApiResponse, RawEndpoint } from '../../../../platform/http/index.js';
import { AttachmentFiles } from './attachment-files.js';
import { attachmentsPath } from './campaigns.presenter.js';

/**
 * Serves the files that newsletter issues link to. Browsers download them and never display them, whatever they
 * contain.
 */
@Controller()
export class AttachmentsController {
  constructor(private readonly files: AttachmentFiles) {}

  @RawEndpoint({
    name: 'newsletter.file',
    method: 'GET',
    path: `${attachmentsPath}:file`,
    summary: 'A file that an issue links to, as a download',
    access: 'public',
    answers: { type: 'application/octet-stream', schema: { type: 'string', format: 'binary' } },
    errors: ['COMMON_001', 'COMMON_002', 'COMMON_007'],
  })
  async download(@Param('file') file: string, @Res() response: ApiResponse): Promise<void> {
    const found = await this.files.open(file);
    if (found === null) throw new AppError('COMMON_002');
    const { name, type, stored } = found;
    response.setHeader('Content-Type', type);
    response.setHeader('Content-Disposition', disposition(name));
    response.setHeader('Content-Length', stored.bytes);
    response.setHeader('Cache-Control', 'private, max-age=3600');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    await pipeline(stored.stream(), response).catch((error: unknown) => {
      // A client that disconnects halfway is not an error.
      if (!response.destroyed) throw error;
    });
  }
}

/** Returns the header with the name in ASCII, and with the exact name for clients that support RFC 6266. */
function disposition(name: string): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .replaceAll(/["\\%]/g, '_');
  const encodedName = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodedName}`;
}
