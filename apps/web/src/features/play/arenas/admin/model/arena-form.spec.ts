import { ArenaClass, type ArenaAdminWire } from '@dronesoccer/contracts';
import { describe, expect, it } from 'vitest';
import { differingFields } from '@/features/common/admin/use-edit-form';
import { checkArena, emptyArena, fieldOf, formOf, termsOf } from './arena-form';

const textOf = (language: string) => ({
  name: `Name ${language}`,
  description: `About ${language}`,
  rules: `Rules ${language}`,
  bring: '',
  gettingThere: `Way ${language}`,
  standardIncludes: `Drone ${language}`,
  premiumIncludes: '',
});

const arena: ArenaAdminWire = {
  id: 'a1',
  name: { en: 'Name en', fr: 'Name fr' },
  class: ArenaClass.CLASS_40,
  capacity: 12,
  isActive: true,
  location: { id: 'l1', name: { en: 'Here', fr: 'Ici' }, city: 'Laval', isActive: true },
  company: null,
  cover: '/pictures/uploads/1.webp',
  version: 3,
  updatedAt: '2026-11-20T10:00:00.000Z',
  texts: { en: textOf('en'), fr: textOf('fr') },
  pictures: [{ url: '/pictures/uploads/1.webp', alt: { en: 'The field', fr: 'Le terrain' } }],
  hours: [{ day: 5, opens: '18:00', closes: '24:00' }],
};

const words = { locationMissing: 'location', capacityInvalid: 'capacity', altMissing: 'alt', hoursInvalid: 'hours' };

describe('the form of an arena', () => {
  it('sends the stored values when nothing was changed', () => {
    const { texts, pictures, hours, capacity, isActive } = arena;
    expect(termsOf(formOf(arena))).toEqual({
      ...{ texts, pictures, hours, capacity, isActive },
      locationId: 'l1',
      class: ArenaClass.CLASS_40,
    });
    expect(checkArena(formOf(arena), words)).toEqual({});
  });

  it('says what its fields alone cannot: the location, the seats, the words of a picture, the hours', () => {
    const values = {
      ...formOf(arena),
      locationId: '',
      capacity: '201',
      pictures: [{ url: '/pictures/uploads/1.webp', alt: { en: 'The field', fr: ' ' } }],
      week: { ...emptyArena.week, 1: [{ opens: '10:00', closes: '09:00' }] },
    };
    expect(checkArena(values, words)).toEqual({
      ...{ locationId: 'location', capacity: 'capacity', pictures: 'alt', week: 'hours' },
    });
    expect(checkArena({ ...values, capacity: '0' }, words).capacity).toBe('capacity');
  });

  it.each([
    ['texts.fr.gettingThere', 'gettingThereFr'],
    ['texts.en.name', 'nameEn'],
    ['hours.3.closes', 'week'],
    ['pictures.0.url', 'pictures'],
    ['locationId', 'locationId'],
    ['version', null],
  ])('%s of the call is %s', (field, name) => expect(fieldOf(field)).toBe(name));

  it('names the fields in which two editors differ', () => {
    const theirs = formOf({ ...arena, capacity: 14, hours: [] });
    expect(differingFields(formOf(arena), theirs)).toEqual(['capacity', 'week']);
  });
});
