import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/use-locale';
import { useSession } from '@/lib/session/use-session';
import { Toggle } from '@/ui/fields/toggle';
import { Dialog } from '@/ui/overlays/dialog';
import { visibleGroups } from '../sections';
import { goKeys, pageTarget, switchShortcuts, useShortcutState } from './shortcuts';

export interface ShortcutSheetProps {
  onClose: () => void;
}

/** Lists the shortcuts that work on the present page for the user's role, and switches them off. */
export default function ShortcutSheet({ onClose }: ShortcutSheetProps) {
  const { t } = useTranslation('kit');
  const locale = useLocale();
  const { hasRole } = useSession();
  const isOn = useShortcutState((state) => state.isOn);
  // The page's own keys are those whose element the page had when the sheet opened.
  const [onPage] = useState(() => (['/', 'n'] as const).filter((key) => pageTarget(key) !== null));
  const sections = visibleGroups(hasRole).flatMap((group) => group.sections);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('shortcuts.title')}>
      <div className="flex flex-col gap-5">
        <Toggle label={t('shortcuts.on')} hint={t('shortcuts.hint')} checked={isOn} onChange={switchShortcuts} />
        <Keys
          title={t('shortcuts.everywhere')}
          rows={[
            { keys: [t('palette.keys')], text: t('palette.open') },
            { keys: ['?'], text: t('shortcuts.title') },
          ]}
        />
        {onPage.length > 0 && (
          <Keys
            title={t('shortcuts.page')}
            rows={onPage.map((key) => ({ keys: [key], text: t(key === '/' ? 'shortcuts.search' : 'shortcuts.new') }))}
          />
        )}
        <Keys
          title={t('shortcuts.go')}
          rows={sections.flatMap(({ name, label }) => {
            const key = goKeys[name];
            return key === undefined ? [] : [{ keys: ['g', key], text: label[locale] }];
          })}
        />
      </div>
    </Dialog>
  );
}

function Keys({ title, rows }: { title: string; rows: readonly { keys: readonly string[]; text: string }[] }) {
  return (
    <section>
      <h3 className="text-sm font-semibold text-muted">{title}</h3>
      <dl className="grid grid-cols-1 gap-x-8 sm:grid-cols-2">
        {rows.map(({ keys, text }) => (
          <div key={text} className="flex min-h-11 items-center justify-between gap-4 border-b border-line">
            <dt>{text}</dt>
            <dd className="flex gap-1.5">
              {keys.map((key) => (
                <kbd key={key} className="rounded-control border border-line bg-raised px-2 py-0.5 text-sm">
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
