import { describe, expect, it } from 'vitest';
import { checkFamily, emptyFamily, familyFieldOf, familyTermsOf, newFamily } from './family-form';

const values = {
  ...{ nameEn: 'Vest, size M', nameFr: 'Dossard, taille M', family: newFamily, familyEn: 'Vest', familyFr: 'Dossard' },
  ...{ optionEn: 'Size M', optionFr: 'Taille M', optionPlace: '2' },
};
const check = (changes: object = {}) => checkFamily({ ...values, ...changes }, 'en', 'place');

describe('the family in the form of a product', () => {
  it('is none, or its names with the option of the product', () => {
    expect(familyTermsOf(emptyFamily)).toBeNull();
    expect(familyTermsOf({ ...values, optionEn: ' Size M ' })).toEqual({
      ...{ name: { en: 'Vest', fr: 'Dossard' }, option: { en: 'Size M', fr: 'Taille M' }, place: 2 },
    });
    expect(familyTermsOf({ ...values, family: 'id' })).toMatchObject({ id: 'id', name: { en: 'Vest', fr: 'Dossard' } });
    expect(check()).toEqual({});
    expect(check({ ...emptyFamily, nameEn: 'Vest' })).toEqual({});
  });

  it('needs its names and options in both languages, and names that contain the options', () => {
    expect(Object.keys(check({ familyFr: ' ', optionEn: '' }))).toEqual(['familyFr', 'optionEn']);
    expect(Object.keys(check({ nameFr: 'Dossard M' }))).toEqual(['nameFr']);
  });

  it.each(['', '0', '100', '1.5', 'first'])('refuses the position %j', (optionPlace) => {
    expect(check({ optionPlace })).toEqual({ optionPlace: 'place' });
  });

  it('shows what the server refused at the field', () => {
    expect(familyFieldOf('family.option.fr')).toBe('optionFr');
    expect(familyFieldOf('family.name.en')).toBe('familyEn');
    expect(familyFieldOf('price')).toBeNull();
  });
});
