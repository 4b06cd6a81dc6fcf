import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Controller, Req, Res } from '@nestjs/common';
import { Config } from '../../config/index.js';
import { type ApiRequest, type ApiResponse, RawEndpoint } from '../http/index.js';
import { Sitemap } from './sitemap.js';

/** Serves the files that search engines read. */
@Controller()
export class SitemapController {
  constructor(
    private readonly config: Config,
    private readonly sitemap: Sitemap,
  ) {}

  @RawEndpoint({
    name: 'sitemap',
    method: 'GET',
    path: '/sitemap.xml',
    summary: 'The address of every public page, in both languages',
    access: 'public',
    conditional: true,
    answers: { type: 'application/xml', schema: { type: 'string' } },
  })
  async pages(@Req() request: ApiRequest, @Res() response: ApiResponse): Promise<void> {
    (await this.sitemap.read()).send(request, response);
  }

  /** The rules are a file of the client. Only the server knows the address of the sitemap, which has to be absolute. */
  @RawEndpoint({
    name: 'robots',
    method: 'GET',
    path: '/robots.txt',
    summary: 'The pages that search engines leave out, and the address of the sitemap',
    access: 'public',
    conditional: true,
    answers: { type: 'text/plain', schema: { type: 'string' } },
  })
  async robots(@Res() response: ApiResponse): Promise<void> {
    const { webDist, webOrigin } = this.config.http;
    const rules = webDist === null ? '' : await readFile(join(webDist, 'robots.txt'), 'utf8').catch(() => '');
    response.setHeader('Cache-Control', 'no-cache');
    response.type('text/plain').send(`${rules}\nSitemap: ${webOrigin}/sitemap.xml\n`.trimStart());
  }
}
