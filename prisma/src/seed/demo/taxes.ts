import type { TaxRegistration } from '@dronesoccer/domain';

/**
 * The demo organisation's tax registrations, so that every province's checkout shows all of its tax lines. The numbers
 * are not real registrations. GST and HST share the federal number.
 */
export const demoTaxRegistrations: readonly Omit<TaxRegistration, 'isActive'>[] = [
  { province: 'CA', name: 'GST', number: '00000 0000 RT0001' },
  { province: 'BC', name: 'PST', number: 'PST-0000-0000' },
  { province: 'MB', name: 'RST', number: '000000-0' },
  { province: 'QC', name: 'QST', number: '0000000000 TQ0001' },
  { province: 'SK', name: 'PST', number: '0000000' },
];
