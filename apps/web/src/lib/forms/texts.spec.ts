import { formRules, saveAddressBody } from '@dronesoccer/contracts';
import { describe, expect, it } from 'vitest';
import { keptTexts, storedTexts } from './texts';

describe('the texts of a form', () => {
  const rules = formRules({ city: saveAddressBody.city, line2: saveAddressBody.line2, phone: saveAddressBody.phone });

  it('are sent as they are kept, the optional ones only where they are filled in', () => {
    const typed = { city: ' Montréal ', line2: '  ', phone: '(514) 555-0199' };
    expect(keptTexts(rules, typed)).toEqual({ city: 'Montréal', phone: '5145550199' });
  });

  it('are all of the rules’ fields, and no others', () => {
    // @ts-expect-error the optional phone was forgotten
    keptTexts(rules, { city: 'Laval', line2: '' });
    const typed = { city: 'Laval', line2: '', phone: '', colour: 'red' };
    expect(keptTexts(rules, typed)).toEqual({ city: 'Laval' });
  });

  it('come back from storage by their names, empty where they make no sense', () => {
    const empty = { city: '', line2: '' };
    expect(storedTexts({ city: 'Laval', line2: 7, colour: 'red' }, empty)).toEqual({ city: 'Laval', line2: '' });
    expect(storedTexts('Laval', empty)).toEqual(empty);
  });
});
