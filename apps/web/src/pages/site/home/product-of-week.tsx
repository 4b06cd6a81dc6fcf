import { typeset } from '@dronesoccer/contracts';
import { plainText } from '@dronesoccer/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Price } from '@/features/common/price';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/paths';
import { callQuery } from '@/lib/query/call-query';
import { ButtonLink } from '@/ui/actions/link';
import { Picture } from '@/ui/layout/picture';
import { productHeight } from './reserved-heights';
import { type SectionProps, useTextLang } from './section-text';
import { weekNumber } from './week-number';

/** The bestsellers that take turns. */
const candidates = 6;

/** A bestseller in stock, a different one each week. Renders nothing if no product is in stock. */
export default function ProductOfWeek({ text }: SectionProps) {
  const { t } = useTranslation('site');
  const locale = useLocale();
  const lang = useTextLang(text);
  const [week] = useState(() => weekNumber(Date.now()));
  const { data, isPending } = useQuery(
    callQuery('products.list', { query: { sort: 'popular', inStock: true, pageSize: candidates } }),
  );
  if (isPending) return <div className={productHeight} />;
  const product = data?.items[week % data.items.length];
  if (product === undefined) return null;
  const { slug, name, description, coverImage, images, price, salePrice } = product;
  const to = paths.product(slug);
  return (
    <section aria-labelledby="product-of-week" className="border-t border-line">
      <div className="page-width section-space grid grid-cols-1 items-center gap-x-16 gap-y-8 lg:grid-cols-2">
        {coverImage !== '' && (
          <Picture
            src={coverImage}
            alt={images[0]?.alt ?? ''}
            width={images[0]?.width}
            height={images[0]?.height}
            sizes="(min-width: 64rem) 40rem, 92vw"
            className="w-full rounded-card bg-raised object-cover"
          />
        )}
        <div className="flex flex-col items-start gap-4">
          <h2 id="product-of-week" lang={lang} className="font-semibold text-muted">
            {text.title || t('home.product.heading')}
          </h2>
          <p className="display-2 wrap-anywhere">{name}</p>
          <p className="lead line-clamp-4 text-muted">{typeset(plainText(description), locale)}</p>
          <Price amount={price} salePrice={salePrice} className="text-4xl" />
          <ButtonLink to={to} size="lg">
            {t('home.product.see')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
