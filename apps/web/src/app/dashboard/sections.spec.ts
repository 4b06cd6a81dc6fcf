import { Role } from '@dronesoccer/contracts';
import { expect, it } from 'vitest';
import { helpPageOf } from '@/features/common/admin/page-help/help-pages';
import { rememberSection, visibleGroups } from './sections';

const seenBy = (role: Role) =>
  visibleGroups((wanted) => wanted === role).map((group) => group.sections.map(({ name }) => name));

// The order of a super admin's menu is checked in the browser: `apps/e2e/src/frame/roles.spec.ts`.
it.each([Role.ADMIN, Role.COMPANY_ADMIN])(
  'role %i sees arenas and class slots alone; the empty group is hidden',
  (role) => {
    expect(seenBy(role)).toEqual([['Arena', 'ClassSlot']]);
  },
);

it('choosing any entry stores its name', () => {
  const entries = visibleGroups(() => true).flatMap(({ sections }) => sections);
  const stored = entries.map(({ name }) => {
    rememberSection(name);
    return localStorage.getItem('activeSection');
  });
  expect(stored).toEqual(entries.map(({ name }) => name));
  expect(new Set(stored).size).toBe(entries.length);
});

it('every section has a help text', () => {
  const sections = visibleGroups(() => true).flatMap((group) => group.sections);
  expect(sections.filter(({ to }) => helpPageOf(to) === undefined)).toEqual([]);
});
