import type { FoundEventWire, FoundProductWire, SiteSearchWire } from '@dronesoccer/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/paths';
import { formatWallDay } from '@/lib/wall-time';
import { FoundList } from './found-list';

interface FoundPagesProps {
  found: SiteSearchWire;
  term: string;
  /** Renders the next open time of an arena. */
  nextOf: (arenaId: string) => ReactNode;
}

/** The results of a search, by kind. */
export function FoundPages({ found, term, nextOf }: FoundPagesProps) {
  const { t } = useTranslation('search');
  const locale = useLocale();
  const { correctedSearch } = found;
  const priceOf = ({ price, isLowest }: FoundProductWire) => {
    const money = formatMoney(price, locale);
    return isLowest ? t('products.from', { price: money }) : money;
  };
  const dayOf = ({ localStart }: FoundEventWire) => formatWallDay(localStart, locale);
  return (
    <div className="flex flex-col gap-12">
      <FoundList
        id="found-products"
        title={correctedSearch === null ? t('products.title') : t('corrected', { term: correctedSearch })}
        found={found.products}
        pathOf={({ address }) => paths.product(address)}
        noteOf={priceOf}
        all={{ to: paths.search(term), label: t('products.all') }}
      />
      <FoundList
        id="found-arenas"
        title={t('arenas.title')}
        found={found.arenas}
        pathOf={({ address }) => paths.arena(address)}
        fallback="/pictures/arena/class-20.webp"
        endOf={({ address }) => nextOf(address)}
        all={{ to: paths.findArena, label: t('arenas.all') }}
      />
      <FoundList
        id="found-events"
        title={t('events.title')}
        found={found.events}
        pathOf={({ address }) => paths.eventPage(address)}
        fallback="/pictures/arena/tournament.webp"
        noteOf={dayOf}
        all={{ to: paths.event, label: t('events.all') }}
      />
      <FoundList
        id="found-posts"
        title={t('posts.title')}
        found={found.posts}
        pathOf={({ address }) => paths.blog(address)}
        all={{ to: paths.blogs, label: t('posts.all') }}
      />
      <FoundList
        id="found-questions"
        title={t('questions.title')}
        found={found.questions}
        pathOf={({ address }) => `${paths.faq}#${address}`}
        all={{ to: paths.faq, label: t('questions.all') }}
      />
    </div>
  );
}

/** Returns the number of results. */
export const foundCount = ({ products, arenas, events, posts, questions }: SiteSearchWire): number =>
  [products, arenas, events, posts, questions].reduce((count, { length }) => count + length, 0);
