import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/use-locale';
import { siteOrigin } from '@/lib/on-server';
import { StructuredData } from '@/lib/page-head';
import { localPath } from '@/lib/paths';
import { Link } from '../actions/link';

interface Crumb {
  label: string;
  /** Omitted for the current page. */
  to?: string;
}

/** The pages above this one, as links and as structured data. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  const { t } = useTranslation('common');
  const locale = useLocale();
  const itemListElement = trail.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(to && { item: siteOrigin() + localPath(to, locale) }),
  }));
  return (
    <nav aria-label={t('breadcrumbs')}>
      <StructuredData data={{ '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement }} />
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
