import { Role } from '@dronesoccer/contracts';
import { expect, it } from 'vitest';
import { rememberSection, visibleGroups } from './sections';

const seenBy = (role: Role) =>
  visibleGroups((wanted) => wanted === role).map((group) => group.sections.map(({ name }) => name));

it('a super admin sees the spec’s two groups first, in its order, and then those of the shop’s running', () => {
  expect(seenBy(Role.SUPER_ADMIN)).toEqual([
    ['AllProducts', 'Arena', 'ClassSlot'],
    ['NewsLetter', 'SocialMedia'],
    ['Orders', 'Bookings', 'Coupons'],
    ['Dashboard', 'Proof', 'FailedJobs', 'Mails'],
    ['Settings', 'Companies', 'Partners', 'Contacts'],
  ]);
});

it.each([Role.ADMIN, Role.COMPANY_ADMIN])(
  'role %i sees arenas and class slots alone; the empty group is hidden',
  (role) => {
    expect(seenBy(role)).toEqual([['Arena', 'ClassSlot']]);
  },
);

it('choosing a section stores its name', () => {
  rememberSection(4);
  expect(localStorage.getItem('activeSection')).toBe('NewsLetter');
});
