import { storageKeys } from '@dronesoccer/contracts';
import { create } from 'zustand';
import { onStorageChange, storage } from './storage';

export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const systemDark = '(prefers-color-scheme: dark)';

const isThemeChoice = (value: unknown): value is ThemeChoice => themeChoices.some((choice) => choice === value);

function storedChoice(): ThemeChoice {
  const stored = storage.readText(storageKeys.theme);
  return isThemeChoice(stored) ? stored : 'system';
}

interface ThemeState {
  choice: ThemeChoice;
  choose: (choice: ThemeChoice) => void;
}

export const useTheme = create<ThemeState>((set) => ({
  choice: 'system',
  choose: (choice) => {
    storage.writeText(storageKeys.theme, choice);
    set({ choice });
    applyTheme(choice);
  },
}));

// Set after the creation, because a rendered page is hydrated with the initial state.
useTheme.setState({ choice: storedChoice() });

/** public/boot.js does the same before the first paint; this function applies later changes. */
function applyTheme(choice: ThemeChoice): void {
  const dark = choice === 'dark' || (choice === 'system' && window.matchMedia(systemDark).matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}

/** Follows the system theme while the choice is `system`, and follows a choice made in another tab. */
export function followTheme(): () => void {
  const system = window.matchMedia(systemDark);
  const systemChanged = () => applyTheme(useTheme.getState().choice);
  // The system may have changed since public/boot.js ran.
  systemChanged();
  system.addEventListener('change', systemChanged);
  const stop = onStorageChange(storageKeys.theme, () => {
    const choice = storedChoice();
    useTheme.setState({ choice });
    applyTheme(choice);
  });
  return () => {
    system.removeEventListener('change', systemChanged);
    stop();
  };
}
