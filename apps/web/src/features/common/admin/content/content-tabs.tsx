import { useTranslation } from 'react-i18next';
import { paths } from '@/lib/dashboard-paths';
import { PageTabs } from '@/ui/navigation/page-tabs';
import { kindNames } from './kinds';

const tabs = [
  ...kindNames.map((id) => ({ id, to: paths.contentKind(id) })),
  { id: 'media', to: paths.media },
  { id: 'policies', to: paths.policies },
] as const;

/** The tabs of the content's lists. A drawer over a list keeps its tab selected. */
export function ContentTabs({ chosen }: { chosen: (typeof tabs)[number]['id'] }) {
  const { t } = useTranslation('content.admin');
  const items = tabs.map(({ id, to }) => ({ id, to, label: t(`kinds.${id}`) }));
  return <PageTabs label={t('kinds.label')} items={items} chosen={chosen} />;
}
