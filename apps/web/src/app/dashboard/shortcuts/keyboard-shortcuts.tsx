import { lazyComponent } from '@/lib/late';
import type { ShortcutSheetProps } from './shortcut-sheet';
import { showShortcuts, useShortcutState } from './shortcuts';
import { useShortcuts } from './use-shortcuts';

const ShortcutSheet = lazyComponent<ShortcutSheetProps>(() => import('./shortcut-sheet'), {
  close: ({ onClose }) => onClose(),
});

/** The keyboard shortcuts of the dashboard. Their sheet is loaded when it is first opened. */
export function KeyboardShortcuts() {
  const isOpen = useShortcutState((state) => state.isSheetOpen);
  useShortcuts();
  return isOpen && <ShortcutSheet onClose={() => showShortcuts(false)} />;
}
