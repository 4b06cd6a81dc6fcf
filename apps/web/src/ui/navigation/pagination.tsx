import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { Link, type LinkProps } from '../actions/link';

export interface PaginationProps {
  page: number;
  pageCount: number;
  /** Returns the English address of a page. Pages are links, so they can be shared and opened in new tabs. */
  hrefOf: (page: number) => LinkProps['to'];
  /** The list scrolls to its own start, so the router must not reset the scroll position. */
  preventScrollReset?: boolean;
}

const stepClass = 'inline-flex size-11 items-center justify-center rounded-full hover:bg-raised';

export function Pagination({ page, pageCount, hrefOf, preventScrollReset = false }: PaginationProps) {
  const { t } = useTranslation('common');
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={t('pagination.label')} className="flex flex-wrap items-center justify-center gap-1">
      {page > 1 && (
        <Link
          to={hrefOf(page - 1)}
          preventScrollReset={preventScrollReset}
          rel="prev"
          aria-label={t('pagination.previous')}
          className={stepClass}
        >
          <ChevronLeft aria-hidden className="size-5" />
        </Link>
      )}
      {pagesToShow(page, pageCount).map((each, index) =>
        each === null ? (
          <span key={`gap-${index}`} aria-hidden className="px-1 text-muted">
            …
          </span>
        ) : (
          <Link
            key={each}
            to={hrefOf(each)}
            preventScrollReset={preventScrollReset}
            aria-label={t('pagination.page', { page: each })}
            aria-current={each === page ? 'page' : undefined}
            className={cx(stepClass, 'numeral', each === page && 'bg-ink text-ground hover:bg-ink')}
          >
            {each}
          </Link>
        ),
      )}
      {page < pageCount && (
        <Link
          to={hrefOf(page + 1)}
          preventScrollReset={preventScrollReset}
          rel="next"
          aria-label={t('pagination.next')}
          className={stepClass}
        >
          <ChevronRight aria-hidden className="size-5" />
        </Link>
      )}
    </nav>
  );
}

/** Returns the page number in `?page=`; anything but a number of up to four digits is page 1. */
export function pageIn(search: URLSearchParams): number {
  const text = search.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}

/** Returns the first page, the last page and the neighbours of the current page; null marks a gap. */
export function pagesToShow(page: number, pageCount: number): (number | null)[] {
  const shownPages = [1, page - 1, page, page + 1, pageCount].filter((each) => each >= 1 && each <= pageCount);
  const sorted = [...new Set(shownPages)].sort((a, b) => a - b);
  return sorted.flatMap((each, index) => {
    const before = sorted[index - 1];
    return before !== undefined && each - before > 1 ? [null, each] : [each];
  });
}
