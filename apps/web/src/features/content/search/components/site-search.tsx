import type { SiteSearchWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '@/lib/page-head';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { isLongEnough, siteSearchQuery } from '../api/queries';
import { useSearchTerm } from '../model/use-search-term';
import { foundCount, FoundPages } from './found-pages';
import { SearchField } from './search-field';
import { WaysOn } from './ways-on';

interface SiteSearchProps {
  /** Renders the next open time of an arena. */
  nextOf: (arenaId: string) => ReactNode;
}

/** The search of the whole site. The results follow the field, and the term is in the address. */
export function SiteSearch({ nextOf }: SiteSearchProps) {
  const { t } = useTranslation('search');
  const { text, setText, term, submit } = useSearchTerm();
  const isSearch = isLongEnough(term);
  const { data, error, isFetching, refetch } = useQuery(siteSearchQuery(term));
  const found = isSearch ? data : undefined;
  const isLoading = isSearch && !data && !error;
  return (
    <div className="page-width flex min-h-[80dvh] flex-col gap-8 pt-12 pb-24 lg:pt-20">
      <PageHead title={term === '' ? t('title') : t('titleFor', { term })} description={t('lead')} isPrivate />
      <div className="flex flex-col gap-5">
        <h1 className="display-2">{t('title')}</h1>
        <SearchField text={text} onChange={setText} onSubmit={submit} />
        <p role="status" className="min-h-6 text-muted">
          {!isSearch && t('lead')}
          {isLoading && t('loading')}
          {found && <FoundText found={found} term={term} />}
        </p>
      </div>
      {!isSearch && <WaysOn />}
      {found && <SearchResults found={found} term={term} nextOf={nextOf} />}
      {isSearch && !data && error && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {isLoading && (
        <div aria-hidden className="grid grid-cols-1 gap-3 lg:grid-cols-2">
          {Array.from({ length: 4 }, (_, row) => (
            <Skeleton key={row} className="h-24 rounded-card" />
          ))}
        </div>
      )}
    </div>
  );
}

interface FoundProps {
  found: SiteSearchWire;
  term: string;
}

function FoundText({ found, term }: FoundProps) {
  const { t } = useTranslation('search');
  const count = foundCount(found);
  return count > 0 ? t('found', { count, term }) : t('none', { term });
}

/** The results, or links to other pages if nothing was found. */
function SearchResults({ found, term, nextOf }: FoundProps & SiteSearchProps) {
  const { t } = useTranslation('search');
  if (foundCount(found) > 0) return <FoundPages found={found} term={term} nextOf={nextOf} />;
  return (
    <>
      <p className="lead">{t('noneText')}</p>
      <WaysOn />
    </>
  );
}
