import type { ProductWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/actions/link';
import { restockSection } from '../model/restock-section';

/**
 * Links from a list to the form on a sold-out product's page. Renders nothing for a product that is in stock or no
 * longer sold.
 */
export function RestockLink({ product }: { product: ProductWire }) {
  const { t } = useTranslation('shop');
  if (!product.isActive || product.stockQty > 0) return null;
  return (
    <ButtonLink
      to={`${paths.product(product.slug)}#${restockSection}`}
      variant="outline"
      wide
      aria-label={t('restock.linkNamed', { name: product.name })}
    >
      {t('restock.link')}
    </ButtonLink>
  );
}
