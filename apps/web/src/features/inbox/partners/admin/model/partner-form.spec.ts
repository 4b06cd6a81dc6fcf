import { type PartnerAdminWire, PartnerState } from '@dronesoccer/contracts';
import { expect, it } from 'vitest';
import { differingFields } from '@/features/common/admin/use-edit-form';
import { fieldOf, formOf, termsOf } from './partner-form';

const partner: PartnerAdminWire = {
  id: 'a',
  state: PartnerState.ACTIVE,
  fullName: 'Noor Gagnon',
  jobTitle: 'Coach',
  mobileNo: '6045550199',
  email: 'noor@club.test',
  orgName: 'Aéro Club',
  province: 'QC',
  website: null,
  logoUrl: '/uploads/a.webp',
  locale: 'fr',
  version: 3,
  createdAt: '2026-11-01T12:00:00.000Z',
  updatedAt: '2026-11-01T12:00:00.000Z',
};

it('a partner that no one changed is sent as it was read', () => {
  const { fullName, jobTitle, mobileNo, email, orgName, province, website, logoUrl } = partner;
  const read = { fullName, jobTitle, mobileNo, email, orgName, province, website, logoUrl };
  expect(termsOf(formOf(partner))).toEqual(read);
});

it('what differs is named, and a refused logo is the logo’s', () => {
  expect(differingFields(formOf(partner), formOf({ ...partner, website: 'https://a.ca', version: 4 }))).toEqual([
    'website',
  ]);
  expect(fieldOf('logoUrl.0.url')).toBe('logoUrl');
  expect(fieldOf('version')).toBeNull();
});
