import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '../actions/link';

interface Crumb {
  label: string;
  /** Omitted for the current page. */
  to?: string;
}

export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  const { t } = useTranslation('common');
  return (
    <nav aria-label={t('breadcrumbs')}>
      <ol className="flex flex-wrap items-center gap-x-1.5 text-sm text-muted">
        {trail.map((crumb, index) => (
          <li key={crumb.label} className="flex items-center gap-1.5">
            {index > 0 && <ChevronRight aria-hidden className="size-4" />}
            {crumb.to ? (
              <Link
                to={crumb.to}
                className="-mx-1.5 flex min-h-11 min-w-11 items-center justify-center px-1.5 hover:text-ink hover:underline"
              >
                {crumb.label}
              </Link>
            ) : (
              <span aria-current="page" className="font-semibold text-ink">
                {crumb.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
