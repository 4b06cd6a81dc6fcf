import { useTranslation } from 'react-i18next';
import { paths } from '@/lib/dashboard-paths';
import { PageTabs } from '@/ui/navigation/page-tabs';

const tabs = [
  { id: 'campaigns', to: paths.newsletter },
  { id: 'subscribers', to: paths.subscribers },
  { id: 'topics', to: paths.newsletterTopics },
] as const;

/** The tabs of the newsletter's lists. A drawer over a list keeps its tab selected. */
export function NewsletterTabs({ chosen }: { chosen: (typeof tabs)[number]['id'] }) {
  const { t } = useTranslation('newsletter.admin');
  const items = tabs.map(({ id, to }) => ({ id, to, label: t(`tabs.${id}`) }));
  return <PageTabs label={t('tabs.label')} items={items} chosen={chosen} />;
}
