import {
  type CampaignCoverWire,
  type CampaignEventWire,
  type CampaignProductWire,
  type CampaignTexts,
  eventsIn,
  type EventWire,
  type Locale,
  type NamingPart,
  type ProductWire,
  productsIn,
  withFallbacks,
} from '@dronesoccer/contracts';
import { campaignEvent, isEventAhead } from '@dronesoccer/domain';
import { useQueries } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { IssueBody } from '@/features/common/issue-body';
import { callQuery } from '@/lib/query/call-query';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Picture } from '@/ui/layout/picture';
import { eventQuery } from '../../api/event-query';
import { textFields } from '../../model/campaign-form';

export interface WebIssueProps {
  texts: CampaignTexts;
  cover: CampaignCoverWire | null;
  locale: Locale;
}

/** The issue as the archive will show it, updated while typing. */
export function WebIssue({ texts, cover, locale }: WebIssueProps) {
  const { t } = useTranslation('campaigns.admin');
  const names = textFields[locale];
  const body = withFallbacks(texts[names.body]);
  const slugs = productsIn(body);
  const products = useQueries({
    queries: slugs.map((slug) => ({
      ...callQuery('products.get', { params: { slug } }),
      retry: false,
      select: productInIssue,
    })),
  });
  const addresses = eventsIn(body);
  const found = useQueries({ queries: addresses.map((address) => eventQuery(address, locale)) });
  const events = addresses.flatMap((address, at) => eventInIssue(address, found[at]?.data) ?? []);
  const isPending = (part: NamingPart) =>
    part.kind === 'product'
      ? products[slugs.indexOf(part.slug)]?.isPending
      : found[addresses.indexOf(part.id)]?.isPending;
  const missingText = (part: NamingPart) =>
    part.kind === 'product' ? t('preview.noProduct', { slug: part.slug }) : t('preview.noEvent');
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
      <h2 className="display-2 text-2xl wrap-anywhere">
        {withFallbacks(texts[names.subject]).trim() || t('preview.noSubject')}
      </h2>
      {body.trim() === '' && <p className="text-muted">{t('preview.noBody')}</p>}
      {/* The translations of the other language may still be loading. */}
      <Suspense fallback={<Skeleton className="h-40" />}>
        <IssueBody
          source={body}
          locale={locale}
          products={products.flatMap(({ data }) => data ?? [])}
          events={events}
          missing={(part) => (
            <p className="rounded-card border border-line p-4 text-muted">
              {isPending(part) ? t('preview.loading') : missingText(part)}
            </p>
          )}
        />
      </Suspense>
    </article>
  );
}

/** Maps a product as the server does for an issue. */
const productInIssue = ({ slug, name, price, salePrice, coverImage }: ProductWire): CampaignProductWire => ({
  slug,
  name,
  price: salePrice ?? price,
  imageUrl: coverImage,
});

/** Maps an event as the server does for an issue. Returns null for an event that the server would leave out. */
const eventInIssue = (address: string, event: EventWire | undefined): CampaignEventWire | null =>
  event && isEventAhead(event, new Date()) ? campaignEvent(address, event) : null;
