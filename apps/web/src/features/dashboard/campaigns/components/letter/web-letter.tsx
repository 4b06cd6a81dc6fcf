import {
  type CampaignCoverWire,
  type CampaignTexts,
  letterParts,
  type Locale,
  productsIn,
} from '@dronesoccer/contracts';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Cover } from '@/features/dashboard/common/pictures/cover';
import { formatMoney } from '@/lib/format';
import { callQuery } from '@/lib/query/call-query';
import { Markdown } from '@/ui/layout/markdown';
import { Picture } from '@/ui/layout/picture';
import { textFields } from '../../model/campaign-form';

export interface WebLetterProps {
  texts: CampaignTexts;
  cover: CampaignCoverWire | null;
  locale: Locale;
}

/** The letter as the archive shows it, with what is being typed. */
export function WebLetter({ texts, cover, locale }: WebLetterProps) {
  const { t } = useTranslation('campaigns');
  const names = textFields[locale];
  const body = texts[names.body];
  const slugs = productsIn(body);
  const products = useQueries({
    queries: slugs.map((slug) => ({ ...callQuery('products.get', { params: { slug } }), retry: false })),
  });
  return (
    <article lang={locale} className="flex flex-col gap-5 p-5">
      {cover && (
        <Picture
          src={cover.url}
          alt={locale === 'fr' ? cover.altFr : cover.alt}
          sizes="28rem"
          className="w-full rounded-card object-cover"
        />
      )}
      <h2 className="display-2 text-2xl wrap-anywhere">{texts[names.subject].trim() || t('preview.noSubject')}</h2>
      {body.trim() === '' && <p className="text-muted">{t('preview.noBody')}</p>}
      {letterParts(body).map((part, index) => {
        if (part.kind === 'text') return <Markdown key={index} source={part.source} />;
        const product = products[slugs.indexOf(part.slug)];
        if (!product?.data) {
          return (
            <p key={index} className="rounded-card border border-line p-4 text-muted">
              {product?.error ? t('preview.noProduct', { slug: part.slug }) : part.slug}
            </p>
          );
        }
        const { name, price, salePrice, coverImage } = product.data;
        return (
          <div key={index} className="flex items-center gap-4 rounded-card border border-line bg-surface p-3">
            <Cover url={coverImage} />
            <span className="min-w-0 grow font-semibold wrap-anywhere">{name}</span>
            <span className="tabular-nums">{formatMoney(salePrice ?? price, locale)}</span>
          </div>
        );
      })}
    </article>
  );
}
