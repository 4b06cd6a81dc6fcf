import { CircleHelp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { lazyComponent } from '@/lib/late';
import { IconButton } from '@/ui/actions/icon-button';
import { Popover } from '@/ui/overlays/popover';
import { helpPageOf } from './help-pages';
import type { HelpTextProps } from './help-text';

/** The texts are loaded when the first of them is opened. */
const HelpText = lazyComponent<HelpTextProps>(async () => {
  await loadNamespaces('help.admin');
  return import('./help-text');
});

/** The button beside a page's heading that explains the page in a few sentences. */
export function PageHelp() {
  const { t } = useTranslation('dashboard.admin');
  const page = helpPageOf(useLocation().pathname);
  if (page === undefined) return null;
  return (
    <Popover title={t('help')} trigger={<IconButton icon={CircleHelp} label={t('help')} className="text-muted" />}>
      <HelpText page={page} />
    </Popover>
  );
}
