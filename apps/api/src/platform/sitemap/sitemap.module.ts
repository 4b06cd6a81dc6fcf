import { Global, Module } from '@nestjs/common';
import { Sitemap } from './sitemap.js';
import { SitemapController } from './sitemap.controller.js';

@Global()
@Module({ controllers: [SitemapController], providers: [Sitemap], exports: [Sitemap] })
export class SitemapModule {}
