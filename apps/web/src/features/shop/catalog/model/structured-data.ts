import type { Locale, ProductDetailWire } from '@dronesoccer/contracts';
import { plainText } from '@dronesoccer/domain';
import { siteOrigin } from '@/lib/on-server';
import { localPath, paths } from '@/lib/paths';
import { categoryLabel } from './category-label';

const longest = 300;

/** Returns the summary for search engines without Markdown, cut at a word boundary unless it is one long word. */
export function summaryOf(description: string, most = 160): string {
  const text = plainText(description);
  if (text.length <= most) return text;
  const end = text.lastIndexOf(' ', most - 1);
  return `${text.slice(0, end > 0 ? end : most - 1)}…`;
}

/** Returns the product's schema.org data, so that a search engine shows its price and availability. */
export function structuredDataOf(product: ProductDetailWire, locale: Locale, origin = siteOrigin()): object {
  const { name, slug, category, description, price, salePrice, saleEndsAt, stockQty, isActive, weightGrams } = product;
  const { sku, barcode } = product;
  const absolute = (path: string) => new URL(path, origin).href;
  const url = absolute(localPath(paths.product(slug), locale));
  const images = product.images.map((image) => absolute(image.url));
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    url,
    sku: sku ?? slug,
    ...(barcode && { gtin: barcode }),
    category: categoryLabel(category, locale),
    description: summaryOf(description, longest),
    ...(images.length > 0 && { image: images }),
    weight: { '@type': 'QuantitativeValue', value: weightGrams, unitCode: 'GRM' },
    offers: {
      '@type': 'Offer',
      url,
      price: (salePrice ?? price).toFixed(2),
      priceCurrency: 'CAD',
      itemCondition: 'https://schema.org/NewCondition',
      availability: `https://schema.org/${!isActive ? 'Discontinued' : stockQty > 0 ? 'InStock' : 'OutOfStock'}`,
      ...(salePrice !== null && saleEndsAt !== null && { priceValidUntil: saleEndsAt }),
    },
  };
}
