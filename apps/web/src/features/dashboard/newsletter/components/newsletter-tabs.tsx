import { useTranslation } from 'react-i18next';
import { paths } from '@/lib/dashboard-paths';
import { Link } from '@/ui/actions/link';

const tabs = [
  { id: 'campaigns', to: paths.newsletter },
  { id: 'subscribers', to: paths.subscribers },
  { id: 'topics', to: paths.newsletterTopics },
] as const;

/** From one list of the newsletter to another; a drawer over a list leaves its tab chosen. */
export function NewsletterTabs({ chosen }: { chosen: (typeof tabs)[number]['id'] }) {
  const { t } = useTranslation('newsletter-admin');
  return (
    <nav aria-label={t('tabs.label')} className="overflow-x-auto">
      <ul className="flex min-w-max gap-1 border-b border-line">
        {tabs.map(({ id, to }) => (
          <li key={id}>
            <Link
              to={to}
              aria-current={id === chosen ? 'page' : undefined}
              className="control-text relative inline-flex min-h-12 items-center px-4 whitespace-nowrap text-muted transition-colors duration-(--fast) after:absolute after:inset-x-0 after:bottom-0 after:h-1 after:scale-x-0 after:rounded-full after:bg-red-fill hover:text-ink aria-[current=page]:text-ink aria-[current=page]:after:scale-x-100"
            >
              {t(`tabs.${id}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
