import { create } from 'zustand';
import { shortcutsKey } from '@/lib/dashboard-storage';
import { storage } from '@/lib/storage';

/** The second key of `g …`, by the section's name in the menu. */
export const goKeys: Readonly<Record<string, string>> = {
  Dashboard: 'h',
  Orders: 'o',
  Bookings: 'b',
  AllProducts: 'p',
  Today: 't',
  ClassSlot: 's',
  Arena: 'a',
  Memberships: 'm',
  Contacts: 'c',
  NewsLetter: 'n',
  Reports: 'r',
  Users: 'u',
  Content: 'e',
  FailedJobs: 'w',
};

interface ShortcutState {
  /** False if the user switched single-key shortcuts off (WCAG 2.1.4). Ctrl + K stays. */
  isOn: boolean;
  isSheetOpen: boolean;
}

export const useShortcutState = create<ShortcutState>()(() => ({
  isOn: storage.readText(shortcutsKey) !== 'off',
  isSheetOpen: false,
}));

export function switchShortcuts(isOn: boolean): void {
  storage.writeText(shortcutsKey, isOn ? 'on' : 'off');
  useShortcutState.setState({ isOn });
}

export const showShortcuts = (isSheetOpen: boolean): void => useShortcutState.setState({ isSheetOpen });

/** The keys that act on the page itself, and the element that each acts on. A page without the element lacks the key. */
const pageKeys = { '/': 'main [role=search] input', n: 'main [aria-keyshortcuts=n]' } as const;
type PageKey = keyof typeof pageKeys;

export const pageTarget = (key: PageKey): HTMLElement | null => document.querySelector<HTMLElement>(pageKeys[key]);

export const isPageKey = (key: string): key is PageKey => Object.hasOwn(pageKeys, key);

/** True for a key that belongs to a field, a dialog, a menu, whose items are found by their letters, or the browser. */
export function isTaken(event: KeyboardEvent): boolean {
  const { target } = event;
  const isField =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
  return (
    isField ||
    event.defaultPrevented ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null
  );
}
