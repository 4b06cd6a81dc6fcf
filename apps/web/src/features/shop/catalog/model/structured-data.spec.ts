import type { ProductDetailWire } from '@dronesoccer/contracts';
import { describe, expect, it } from 'vitest';
import { structuredDataOf, summaryOf } from './structured-data';

const product: ProductDetailWire = {
  ...{ id: 'p', slug: 'striker-20', name: 'Striker 20', category: 'Drone', description: 'A **ball**.\n\n- Light' },
  ...{
    price: 249,
    salePrice: 199.5,
    saleEndsAt: '2026-12-01T00:00:00.000Z',
    warehouseQty: 2,
    stockQty: 3,
    maxQuantity: 10,
    maxOrderQuantity: 50,
    stockLevel: 'low',
    isActive: true,
  },
  ...{
    coverImage: '/pictures/products/a.webp',
    images: [{ url: '/pictures/products/a.webp', alt: '', width: 1280, height: 960 }],
  },
  delivery: [],
  ...{ sku: null, barcode: null, seo: { title: '', description: '' }, options: [] },
  ...{ arenaClass: 1, specs: [], oversizeSurcharge: 0, weightGrams: 620 },
};

describe('structured data for search engines', () => {
  it('has absolute addresses, the price charged in Canadian dollars and its end', () => {
    expect(structuredDataOf(product, 'fr', 'https://shop.example')).toMatchObject({
      '@type': 'Product',
      description: 'A ball. Light',
      image: ['https://shop.example/pictures/products/a.webp'],
      offers: {
        url: 'https://shop.example/fr/shop/product/striker-20',
        price: '199.50',
        priceCurrency: 'CAD',
        availability: 'https://schema.org/InStock',
        priceValidUntil: '2026-12-01T00:00:00.000Z',
      },
    });
  });

  it('says what is sold out and what is not sold any more', () => {
    expect(structuredDataOf({ ...product, stockQty: 0 }, 'en')).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
    expect(structuredDataOf({ ...product, isActive: false }, 'en')).toMatchObject({
      offers: { availability: 'https://schema.org/Discontinued' },
    });
  });

  it('has the SKU and the barcode, or the slug instead of an SKU', () => {
    const coded = { ...product, sku: 'DS-20', barcode: '4006381333931' };
    expect(structuredDataOf(coded, 'en')).toMatchObject({ sku: 'DS-20', gtin: '4006381333931' });
    const plain = structuredDataOf(product, 'en');
    expect(plain).toMatchObject({ sku: 'striker-20' });
    expect(plain).not.toHaveProperty('gtin');
  });

  it('ends a summary with a whole word, and cuts a word that is too long', () => {
    expect(summaryOf('one two three', 9)).toBe('one two…');
    expect(summaryOf('one two', 9)).toBe('one two');
    expect(summaryOf('x'.repeat(50), 9)).toBe('xxxxxxxx…');
  });
});
