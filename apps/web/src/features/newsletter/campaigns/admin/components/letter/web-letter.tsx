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
import { LetterBody } from '@/features/common/letter-body';
import { everyArena } from '@/features/common/admin/every-arena';
import { callQuery } from '@/lib/query/call-query';
import { Skeleton } from '@/ui/feedback/skeleton';
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
  const ids = eventsIn(body);
  const slots = useQueries({
    queries: ids.map((id) => ({ ...callQuery('slots.get', { params: { id } }), retry: false })),
  });
  // The letter's language may not be the page's.
  const { data: arenas } = useQuery({ ...everyArena(), enabled: ids.length > 0 });
  const events = slots.flatMap(({ data }) => (data && isAhead(data) ? eventInLetter(data, arenas, locale) : []));
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
      {/* The words of the other language may still be on their way. */}
      <Suspense fallback={<Skeleton className="h-40" />}>
        <LetterBody
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

/** As the server puts a product into a letter. */
const inLetter = ({ slug, name, price, salePrice, coverImage }: ProductWire): CampaignProductWire => ({
  slug,
  name,
  price: salePrice ?? price,
  imageUrl: coverImage,
});

/** Whether the server would show it: a tournament that has not started. */
const isAhead = ({ type, startsAt }: ArenaSlotWire): boolean =>
  type === SlotType.TOURNAMENT && Date.parse(startsAt) > Date.now();

/** As the server puts a tournament into a letter. */
function eventInLetter(
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
