import { Search } from 'lucide-react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { lazyComponent } from '@/lib/late';
import { whenSettled } from '@/lib/when-settled';
import type { CommandPaletteProps } from './command-palette';

const CommandPalette = lazyComponent<CommandPaletteProps>(
  async () => {
    await loadNamespaces('settings.admin');
    return import('./command-palette');
  },
  {
    close: ({ onClose }) => onClose(),
  },
);

/**
 * Opens the palette, as does Ctrl or Cmd + K anywhere in the dashboard. The palette's code is loaded after the page.
 */
export function PaletteButton() {
  const { t } = useTranslation('kit');
  const [isOpen, setOpen] = useState(false);
  // Preload the palette so that keys typed right after the shortcut are not lost.
  useEffect(() => whenSettled(() => void CommandPalette.preload()), []);
  // The listener is there when the page is first shown, because an effect after that would miss an early press.
  useLayoutEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      setOpen((isShown) => !isShown);
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        className="mr-auto flex min-h-11 min-w-11 items-center gap-3 rounded-full text-muted transition-colors duration-(--fast) hover:text-ink max-sm:justify-center sm:w-full sm:max-w-sm sm:border-2 sm:border-line sm:px-4 sm:hover:border-line-strong"
        onClick={() => setOpen(true)}
      >
        <Search aria-hidden className="size-5 shrink-0" />
        <span className="truncate text-[0.9375rem] max-sm:sr-only">{t('palette.open')}</span>
        <kbd aria-hidden className="ml-auto text-xs whitespace-nowrap max-md:hidden">
          {t('palette.keys')}
        </kbd>
      </button>
      {isOpen && <CommandPalette onClose={() => setOpen(false)} />}
    </>
  );
}
