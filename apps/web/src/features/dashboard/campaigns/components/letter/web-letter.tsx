import {
  type CampaignCoverWire,
  type CampaignProductWire,
  type CampaignTexts,
  type Locale,
  type ProductWire,
  productsIn,
} from '@dronesoccer/contracts';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LetterBody } from '@/features/common/letter-body';
import { callQuery } from '@/lib/query/call-query';
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
    queries: slugs.map((slug) => ({
      ...callQuery('products.get', { params: { slug } }),
      retry: false,
      select: inLetter,
    })),
  });
  const failed = new Set(slugs.filter((_slug, at) => products[at]?.error));
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
      <LetterBody
        source={body}
        products={products.flatMap(({ data }) => data ?? [])}
        missing={(slug) => (
          <p className="rounded-card border border-line p-4 text-muted">
            {failed.has(slug) ? t('preview.noProduct', { slug }) : slug}
          </p>
        )}
      />
    </article>
  );
}

/** As the server puts a product into a letter. */
const inLetter = ({ slug, name, price, salePrice, coverImage }: ProductWire): CampaignProductWire => ({
  slug,
  name,
  price: salePrice ?? price,
  imageUrl: coverImage,
});
