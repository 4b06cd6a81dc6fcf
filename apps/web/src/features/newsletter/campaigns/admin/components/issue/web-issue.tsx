import {
  type ArenaAdminRowWire,
  type ArenaSlotWire,
  type CampaignCoverWire,
  type CampaignEventWire,
  type CampaignProductWire,
  type CampaignTexts,
  eventsIn,
  type Locale,
  type NamingPart,
  type ProductWire,
  productsIn,
  SlotType,
} from '@dronesoccer/contracts';
import { lowestTier } from '@dronesoccer/domain';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { IssueBody } from '@/features/common/issue-body';
import { everyArena } from '@/features/common/admin/every-arena';
import { callQuery } from '@/lib/query/call-query';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Picture } from '@/ui/layout/picture';
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
  const body = texts[names.body];
  const slugs = productsIn(body);
  const products = useQueries({
    queries: slugs.map((slug) => ({
      ...callQuery('products.get', { params: { slug } }),
      retry: false,
      select: productInIssue,
    })),
  });
  const ids = eventsIn(body);
  const slots = useQueries({
    queries: ids.map((id) => ({ ...callQuery('slots.get', { params: { id } }), retry: false })),
  });
  // The arenas' names in both languages, because the issue's language may differ from the page's.
  const { data: arenas } = useQuery({ ...everyArena(), enabled: ids.length > 0 });
  const events = slots.flatMap(({ data }) => (data && isAhead(data) ? eventInIssue(data, arenas, locale) : []));
  const isPending = (part: NamingPart) =>
    part.kind === 'product' ? products[slugs.indexOf(part.slug)]?.isPending : slots[ids.indexOf(part.id)]?.isPending;
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
      <h2 className="display-2 text-2xl wrap-anywhere">{texts[names.subject].trim() || t('preview.noSubject')}</h2>
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

/** Returns true if the server would show the slot: a tournament that has not started. */
const isAhead = ({ type, startsAt }: ArenaSlotWire): boolean =>
  type === SlotType.TOURNAMENT && Date.parse(startsAt) > Date.now();

/** Maps a tournament as the server does for an issue. */
function eventInIssue(
  { id, arenaId, arena, localStart, localEnd, timeZone, prices }: ArenaSlotWire,
  arenas: readonly ArenaAdminRowWire[] | undefined,
  locale: Locale,
): CampaignEventWire {
  const name = arenas?.find((each) => each.id === arenaId)?.name[locale] ?? arena.name;
  return {
    ...{ id, arena: name, city: arena.location.city, localStart, localEnd, timeZone, imageUrl: arena.cover },
    price: lowestTier(prices.full),
  };
}
