import { Module, type OnModuleInit } from '@nestjs/common';
import { inBothLanguages, Sitemap } from '../../platform/sitemap/index.js';
import { EntriesModule } from '../entries/index.js';
import { PagesController } from './pages.controller.js';
import { ReadHome } from './read-home.js';
import { sitePages } from './site-pages.js';

@Module({ imports: [EntriesModule], controllers: [PagesController], providers: [ReadHome] })
export class PagesModule implements OnModuleInit {
  constructor(private readonly sitemap: Sitemap) {}

  onModuleInit(): void {
    this.sitemap.add(() => Promise.resolve(sitePages.map((path) => ({ paths: inBothLanguages(path) }))));
  }
}
