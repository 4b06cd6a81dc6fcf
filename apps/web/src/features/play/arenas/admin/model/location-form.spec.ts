import type { LocationAdminWire } from '@dronesoccer/contracts';
import { describe, expect, it } from 'vitest';
import { differingFields } from '@/features/common/admin/use-edit-form';
import { checkLocation, coordinatesIn, fieldOf, formOf, pointUrl, termsOf, zoneIn, zonesOf } from './location-form';
import { zoneName } from '@/features/common/admin/zone-name';

const location: LocationAdminWire = {
  id: 'l1',
  names: { en: 'Laval arena', fr: 'Aréna de Laval' },
  address: '1, rue Principale',
  city: 'Laval',
  province: 'QC',
  postalCode: 'H7A 1A1',
  latitude: '45.5019',
  longitude: '-73.5674',
  timeZone: 'America/Toronto',
  img: null,
  companyId: null,
  company: null,
  isActive: true,
  arenas: 2,
  version: 1,
  updatedAt: '2026-11-20T10:00:00.000Z',
};

const check = (changes: Partial<ReturnType<typeof formOf>>) =>
  checkLocation({ ...formOf(location), ...changes }, 'en', 'zone');

describe('the form of a location', () => {
  it('sends the stored values when nothing was changed', () => {
    const { names, address, city, province, postalCode, latitude, longitude, timeZone, img, companyId } = location;
    expect(termsOf(formOf(location))).toEqual({
      ...{ names, address, city, province, postalCode, latitude, longitude, timeZone, img, companyId },
    });
    expect(check({})).toEqual({});
  });

  it('holds coordinates, postal code and time zone against each other', () => {
    expect(check({ latitude: '95', longitude: 'west' })).toEqual({
      latitude: expect.stringContaining('latitude') as string,
      longitude: expect.stringContaining('longitude') as string,
    });
    expect(check({ postalCode: 'V6B 1A1' }).postalCode).toContain('British Columbia');
    expect(check({ timeZone: 'America/Vancouver' }).timeZone).toBe('zone');
    expect(check({ province: '', timeZone: '' }).timeZone).toBe('zone');
  });

  it('takes degrees as French writes them', () => {
    expect(check({ latitude: '45,5019' })).toEqual({});
    expect(termsOf({ ...formOf(location), latitude: ' 45,5019 ' }).latitude).toBe('45.5019');
  });

  it('offers the zones of the province, and keeps one that both provinces use', () => {
    expect(zonesOf('')).toEqual([]);
    expect(zonesOf('SK')).toContain('America/Regina');
    expect(zoneIn('BC', 'America/Edmonton')).toBe('America/Edmonton');
    expect(zoneIn('BC', 'America/Toronto')).toBe('America/Vancouver');
    expect(zoneName('America/Toronto', 'en')).toBe('Toronto (Eastern Time)');
    expect(zoneName('America/Toronto', 'fr')).toMatch(/^Toronto \(.*Est/);
  });

  it.each([
    ['45.5019, -73.5674', { latitude: '45.5019', longitude: '-73.5674' }],
    ['(45.501937593385, -73.567412345678)', { latitude: '45.501938', longitude: '-73.567412' }],
    ['45.5019', null],
    ['H7A 1A1', null],
  ])('finds in %s both coordinates or none', (text, found) => expect(coordinatesIn(text)).toEqual(found));

  it('shows the point on a map once there is one', () => {
    expect(pointUrl({ latitude: '45,5', longitude: '-73.5' })).toContain('query=45.5%2C-73.5');
    expect(pointUrl({ latitude: '', longitude: '-73.5' })).toBeNull();
  });

  it.each([
    ['names.fr', 'nameFr'],
    ['img.0.url', 'img'],
    ['postalCode', 'postalCode'],
    ['version', null],
  ])('%s of the call is %s', (field, name) => expect(fieldOf(field)).toBe(name));

  it('names the fields in which two editors differ', () => {
    expect(differingFields(formOf(location), formOf({ ...location, city: 'Blainville', img: '/x.webp' }))).toEqual([
      'city',
      'img',
    ]);
  });
});
