import type { ProductWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/actions/link';
import { restockSection } from '../model/restock-section';

/** From a list to the form on the page of a sold-out product; nothing for one that is in stock, or not sold any more. */
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
