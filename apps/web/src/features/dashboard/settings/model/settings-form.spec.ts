import type { SettingsWire } from '@dronesoccer/contracts';
import { expect, it } from 'vitest';
import { settingsBody, settingsCheck, settingsForm } from './settings-form';

const settings: SettingsWire = {
  version: 3,
  shipping: { fee: 12.5, freeFrom: null },
  returnWindowDays: 14,
  lowStockThreshold: 5,
  maxPiecesPerProduct: 10,
  maxPiecesPerOrder: 50,
  waitlistHoldMinutes: 60,
  firstOrderOffer: { percent: 10, validDays: 30 },
  organisation: {
    name: 'Drone Soccer Canada',
    line1: '500 Demo Street',
    line2: null,
    city: 'Vancouver',
    province: 'BC',
    postalCode: 'V6B 5K3',
    email: 'hello@dronesoccer.test',
    phone: null,
  },
  mail: {
    transactional: { name: 'Drone Soccer Canada', email: null },
    campaign: { name: null, email: 'news@dronesoccer.test' },
  },
  taxRegistrations: [{ province: 'QC', name: 'QST', number: '1234567890 TQ0001', isActive: false }],
  orderHoldMinutes: 15,
  changedAt: null,
  changedBy: null,
};

it.each(['en', 'fr'] as const)('settings come out of the form as they went in (%s)', (locale) => {
  const { orderHoldMinutes: _hold, changedAt: _at, changedBy: _by, ...body } = settings;
  expect(settingsBody(settingsForm(settings, locale), 3)).toEqual(body);
});

it('what was typed behind a switch that is off again is not sent', () => {
  const form = { ...settingsForm(settings, 'fr'), isFree: true, freeFrom: '1 200,50 $' };
  expect(settingsBody(form, 3).shipping).toEqual({ fee: 12.5, freeFrom: 1200.5 });
  expect(settingsBody({ ...form, isFree: false }, 3).shipping).toEqual({ fee: 12.5, freeFrom: null });
});

it('a tax is not collected without its number, nor is shipping free from nothing on', () => {
  const texts = {
    days: 'd',
    pieces: 'p',
    orderedPieces: 'o',
    waitlistHold: 'w',
    percent: '%',
    validDays: 'v',
    freeFrom: 'f',
    numberMissing: 'n',
  };
  const form = { ...settingsForm(settings, 'en'), on_CA_GST: true, isFree: true, offerPercent: '0' };
  const problems = settingsCheck(texts)(form, 'en');
  expect(Object.entries(problems).filter(([, message]) => message !== undefined)).toEqual([
    ['offerPercent', '%'],
    ['freeFrom', 'f'],
    ['tax_CA_GST', 'n'],
  ]);
});

it('an order holds at least as many of all products as of one', () => {
  const texts = {
    days: '',
    pieces: '',
    orderedPieces: 'o',
    waitlistHold: 'w',
    percent: '',
    validDays: '',
    freeFrom: '',
    numberMissing: '',
  };
  const problem = (maxPiecesPerProduct: string, maxPiecesPerOrder: string) =>
    settingsCheck(texts)({ ...settingsForm(settings, 'fr'), maxPiecesPerProduct, maxPiecesPerOrder }, 'fr');
  expect(problem('10', '10').maxPiecesPerOrder).toBeUndefined();
  expect(problem('10', '9').maxPiecesPerOrder).toBe('Entrez au moins autant que pour un seul produit');
  expect(problem('10001', '0')).toMatchObject({ maxPiecesPerProduct: 'o', maxPiecesPerOrder: 'o' });
});

it('a seat is held for the one who waited a quarter of an hour at least, and a day at most', () => {
  const texts = {
    ...{ days: '', pieces: '', orderedPieces: '', percent: '', validDays: '', freeFrom: '', numberMissing: '' },
    waitlistHold: 'w',
  };
  const problem = (waitlistHoldMinutes: string) =>
    settingsCheck(texts)({ ...settingsForm(settings, 'en'), waitlistHoldMinutes }, 'en').waitlistHoldMinutes;
  expect(['14', '15', '1440', '1441'].map(problem)).toEqual(['w', undefined, undefined, 'w']);
});
