import '@/lib/http/inbox-calls';
import { limits, provinces, type PartnerWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { ArrowUpRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/paths';
import { listQuery } from '@/lib/query/list-query';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Picture } from '@/ui/layout/picture';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';
import { pageIn, Pagination } from '@/ui/navigation/pagination';
import { ApplyLink } from './apply-link';

const pageSize = limits.page.max;
const sectionId = 'partners';
const gridClass = 'grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 lg:grid-cols-4';

/** The active partners by name or, if there are none, an invitation to apply. */
export function PartnerList() {
  const { t } = useTranslation('partners');
  const [search] = useSearchParams();
  const page = pageIn(search);
  const partners = useQuery(listQuery('partners.list', { query: { page, pageSize } }));
  const { data, error, refetch } = partners;
  return (
    <section id={sectionId} className="scroll-mt-24 border-t border-line">
      <div className="page-width section-space flex flex-col gap-8">
        <h2 className="display-2">{t('list.title')}</h2>
        {data ? (
          <>
            {data.items.length === 0 ? (
              <EmptyState title={t('list.none')} text={t('list.noneText')} action={<ApplyLink />} />
            ) : (
              <ul className={gridClass}>
                {data.items.map((partner) => (
                  <li key={partner.id}>
                    <PartnerTile partner={partner} />
                  </li>
                ))}
              </ul>
            )}
            <Pagination
              page={page}
              pageCount={Math.ceil(data.total / pageSize)}
              hrefOf={(each) => `${paths.partner}?page=${each}#${sectionId}`}
            />
          </>
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} retrying={partners.isFetching} />
        ) : (
          <ListSkeleton />
        )}
      </div>
    </section>
  );
}

const tileClass = 'group flex h-full flex-col gap-4 rounded-card border border-line bg-surface p-3 sm:p-4';

function PartnerTile({ partner }: { partner: PartnerWire }) {
  const { website } = partner;
  return website === null ? (
    <div className={tileClass}>
      <About partner={partner} />
    </div>
  ) : (
    <a
      href={website}
      target="_blank"
      rel="noopener noreferrer"
      className={`${tileClass} transition-colors duration-(--fast) hover:border-ink`}
    >
      <About partner={partner} />
    </a>
  );
}

function About({ partner: { orgName, province, logoUrl, website } }: { partner: PartnerWire }) {
  const { t } = useTranslation('partners');
  const locale = useLocale();
  return (
    <>
      {/* Logos are drawn for a light background, so it is light in either theme. */}
      <span
        data-theme="light"
        className="flex aspect-[3/2] items-center justify-center overflow-hidden rounded-control bg-surface p-2 text-ink sm:p-4"
      >
        {logoUrl === null ? (
          <span aria-hidden className="numeral text-4xl text-muted">
            {initialsOf(orgName)}
          </span>
        ) : (
          <Picture src={logoUrl} alt="" sizes="16rem" className="size-full object-contain" />
        )}
      </span>
      <span className="flex items-start justify-between gap-2">
        <span className="min-w-0">
          <span className="block font-semibold wrap-anywhere">{orgName}</span>
          <span className="block text-sm text-muted">{provinces[province][locale]}</span>
        </span>
        {website !== null && (
          <>
            <ArrowUpRight
              aria-hidden
              className="size-5 shrink-0 transition-transform duration-(--medium) ease-flight group-hover:translate-x-0.5 group-hover:-translate-y-0.5"
            />
            <VisuallyHidden>{t('list.newTab')}</VisuallyHidden>
          </>
        )}
      </span>
    </>
  );
}

/** Returns the initials of the first two words: AC for `Aéro Club`. */
const initialsOf = (name: string): string =>
  name
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase())
    .join('');

function ListSkeleton() {
  return (
    <div className={gridClass} aria-hidden>
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} className="h-56 rounded-card" />
      ))}
    </div>
  );
}
