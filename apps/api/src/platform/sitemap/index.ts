export { inBothLanguages, Sitemap, type SitemapPage, slugPaths } from './sitemap.js';
export { SitemapModule } from './sitemap.module.js';
