import { useEffect } from 'react';
import { useNavigateLocal } from '@/lib/i18n/use-navigate-local';
import { useSession } from '@/lib/session/use-session';
import { rememberSection, visibleGroups } from '../sections';
import { goKeys, isPageKey, isTaken, pageTarget, showShortcuts, useShortcutState } from './shortcuts';

/** The time that `g` waits for the key that names the section. */
const sequenceMs = 1_500;

/** Runs the shortcuts of the dashboard, except while the user types or a dialog is open. */
export function useShortcuts(): void {
  const { hasRole } = useSession();
  const navigate = useNavigateLocal();
  const isOn = useShortcutState((state) => state.isOn);
  useEffect(() => {
    if (!isOn) return;
    let wentAt = Number.NEGATIVE_INFINITY;
    const goTo = (key: string): boolean => {
      const sections = visibleGroups(hasRole).flatMap((group) => group.sections);
      const section = sections.find(({ name }) => goKeys[name] === key);
      if (section === undefined) return false;
      rememberSection(section.name);
      navigate(section.to);
      return true;
    };
    const actOnPage = (key: string): boolean => {
      if (!isPageKey(key)) return false;
      const target = pageTarget(key);
      if (key === '/') target?.focus();
      else target?.click();
      return target !== null;
    };
    const run = (key: string, isSequence: boolean): boolean => {
      if (isSequence) return goTo(key);
      if (key === '?') showShortcuts(true);
      return key === '?' || actOnPage(key);
    };
    const press = (event: KeyboardEvent) => {
      if (isTaken(event) || event.key === 'Shift') return;
      const isSequence = event.timeStamp - wentAt < sequenceMs;
      wentAt = event.key === 'g' && !isSequence ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (run(event.key, isSequence)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn, hasRole, navigate]);
}
