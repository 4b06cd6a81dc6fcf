import { useTranslation } from 'react-i18next';
import { paths } from '@/lib/dashboard-paths';
import { PageTabs } from '@/ui/navigation/page-tabs';

const tabs = [
  { id: 'campaigns', to: paths.newsletter },
  { id: 'subscribers', to: paths.subscribers },
  { id: 'topics', to: paths.newsletterTopics },
] as const;

/** From one list of the newsletter to another; a drawer over a list leaves its tab chosen. */
export function NewsletterTabs({ chosen }: { chosen: (typeof tabs)[number]['id'] }) {
  const { t } = useTranslation('newsletter-admin');
  const items = tabs.map(({ id, to }) => ({ id, to, label: t(`tabs.${id}`) }));
  return <PageTabs label={t('tabs.label')} items={items} chosen={chosen} />;
}
