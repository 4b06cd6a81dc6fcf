import { Injectable, type OnModuleInit } from '@nestjs/common';
import DataLoader from 'dataloader';
import { type Locale, type ProductDetailWire, productLimits, type ReceivedQuery } from '@dronesoccer/contracts';
import { type PreviewKind, PreviewLinks } from '../../platform/access/index.js';
import { Clock } from '../../platform/clock/index.js';
import { Database } from '../../platform/database/index.js';
import type { ReadCache } from '../../platform/cache/index.js';
import { AppError } from '../../platform/errors/index.js';
import { preparedSuccess, type PreparedSuccess } from '../../platform/http/index.js';
import { inBothLanguages, Sitemap, type SitemapPage } from '../../platform/sitemap/index.js';
import { parseLocationId } from '../../places/locations/index.js';
import { CatalogCaches } from './catalog-caches.js';
import { presentProductDetail } from './catalog.presenter.js';
import { findProducts, type ProductDetailRow, productAddresses, type RequestedProduct } from './catalog.queries.js';

/** The most products in one statement, so that no statement delays the others. */
const productsAtOnce = 50;

export const productPreviews: PreviewKind = { purpose: 'product-preview', days: productLimits.previewDays };

/** Reads the page of one product. */
@Injectable()
export class ShowProduct implements OnModuleInit {
  private readonly pages: ReadCache<PreparedSuccess<ProductDetailWire>>;

  /**
   * Batches the products that are requested at the same moment into one statement: under load, a small query costs
   * mostly its round trip. A batch closes once the requests that have already arrived are read, so a single request is
   * not delayed.
   */
  private readonly product = new DataLoader<RequestedProduct, ProductDetailRow | null>(
    (wanted) => findProducts(this.database, wanted, this.clock.now()),
    { cache: false, maxBatchSize: productsAtOnce, batchScheduleFn: setImmediate },
  );

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly sitemap: Sitemap,
    private readonly previews: PreviewLinks,
    caches: CatalogCaches,
  ) {
    this.pages = caches.open(1_000);
  }

  onModuleInit(): void {
    this.sitemap.add(() => this.sitemapPages());
  }

  private async sitemapPages(): Promise<SitemapPage[]> {
    const products = await productAddresses(this.database);
    return products.map(({ slug, updatedAt }) => ({
      paths: inBothLanguages(`/shop/product/${slug}`),
      lastModified: updatedAt,
    }));
  }

  /**
   * A product that was taken out of the shop is shown too: a linked page says "not available" rather than "not found".
   *
   * @throws AppError PROD_001 if there is none, or it was never published
   */
  get(slug: string, locationText: string | undefined, locale: Locale): Promise<PreparedSuccess<ProductDetailWire>> {
    const locationId = parseLocationId(locationText);
    return this.pages.get(JSON.stringify([locale, slug, locationId]), async () => {
      const row = await this.product.load({ slug, locale, locationId });
      if (row === null) throw new AppError('PROD_001');
      return preparedSuccess(presentProductDetail(row, locale));
    });
  }

  /**
   * Returns the saved state of a product for the token of its preview link. `isActive` tells whether it is published.
   *
   * @throws AppError PROD_012 if the token has expired or is for another product
   */
  async preview(
    slug: string,
    { token, locationId }: ReceivedQuery<'products.preview'>,
    locale: Locale,
  ): Promise<ProductDetailWire> {
    const row = await this.product.load({ slug, locale, locationId: parseLocationId(locationId), isPreview: true });
    if (row === null || !this.previews.opens(productPreviews, row.id, token)) throw new AppError('PROD_012');
    return presentProductDetail(row, locale);
  }
}
