import type { SettingsWire } from '@dronesoccer/contracts';
import { expect, it } from 'vitest';
import { settingsBody, settingsCheck, settingsForm } from './settings-form';

const settings: SettingsWire = {
  version: 3,
  shippingZones: [],
  returnWindowDays: 14,
  lowStockThreshold: 5,
  confirmRefundsAbove: 500,
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
  office: { hours: { en: 'Mon–Fri, 9 to 5', fr: 'Du lundi au vendredi, de 9 h à 17 h' } },
  safeSport: { readers: ['018f0000-0000-7000-8000-000000000001'] },
  taxRegistrations: [{ province: 'QC', name: 'QST', number: '1234567890 TQ0001', isActive: false }],
  orderHoldMinutes: 15,
  changedAt: null,
  changedBy: null,
};

it('settings come out of the form as they went in', () => {
  const { shippingZones: _zones, orderHoldMinutes: _hold, changedAt: _at, changedBy: _by, ...body } = settings;
  expect(settingsBody(settingsForm(settings), 3)).toEqual(body);
});

it('a tax is not collected without its number', () => {
  const texts = {
    days: 'd',
    pieces: 'p',
    sum: 'sum',
    orderedPieces: 'o',
    waitlistHold: 'w',
    percent: '%',
    validDays: 'v',
    numberMissing: 'n',
  };
  const form = { ...settingsForm(settings), on_CA_GST: true, offerPercent: '0' };
  const problems = settingsCheck(texts)(form, 'en');
  expect(Object.entries(problems).filter(([, message]) => message !== undefined)).toEqual([
    ['offerPercent', '%'],
    ['tax_CA_GST', 'n'],
  ]);
});

it('an order holds at least as many of all products as of one', () => {
  const texts = {
    days: '',
    pieces: '',
    sum: 'sum',
    orderedPieces: 'o',
    waitlistHold: 'w',
    percent: '',
    validDays: '',
    numberMissing: '',
  };
  const problem = (maxPiecesPerProduct: string, maxPiecesPerOrder: string) =>
    settingsCheck(texts)({ ...settingsForm(settings), maxPiecesPerProduct, maxPiecesPerOrder }, 'fr');
  expect(problem('10', '10').maxPiecesPerOrder).toBeUndefined();
  expect(problem('10', '9').maxPiecesPerOrder).toBe('Entrez au moins la limite par produit');
  expect(problem('10001', '0')).toMatchObject({ maxPiecesPerProduct: 'o', maxPiecesPerOrder: 'o' });
});

it('the hours of the office are given in both languages or in neither', () => {
  const texts = {
    days: '',
    pieces: '',
    sum: 'sum',
    orderedPieces: '',
    waitlistHold: '',
    percent: '',
    validDays: '',
    numberMissing: '',
  };
  const form = settingsForm(settings);
  expect(settingsBody({ ...form, hoursEn: ' ', hoursFr: '' }, 3).office).toEqual({ hours: null });
  const problems = (hoursEn: string, hoursFr: string) => settingsCheck(texts)({ ...form, hoursEn, hoursFr }, 'en');
  expect(problems('9 to 5', '')).toMatchObject({ hoursEn: undefined, hoursFr: expect.stringContaining('both') });
  expect(problems('', '')).toMatchObject({ hoursEn: undefined, hoursFr: undefined });
});

it('a seat is held for the one who waited a quarter of an hour at least, and a day at most', () => {
  const texts = {
    ...{
      days: '',
      pieces: '',
      sum: 'sum',
      orderedPieces: '',
      percent: '',
      validDays: '',
      freeFrom: '',
      numberMissing: '',
    },
    waitlistHold: 'w',
  };
  const problem = (waitlistHoldMinutes: string) =>
    settingsCheck(texts)({ ...settingsForm(settings), waitlistHoldMinutes }, 'en').waitlistHoldMinutes;
  expect(['14', '15', '1440', '1441'].map(problem)).toEqual(['w', undefined, undefined, 'w']);
});
