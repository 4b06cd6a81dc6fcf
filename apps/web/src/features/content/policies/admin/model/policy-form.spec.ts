import { describe, expect, it } from 'vitest';
import { checkPolicy, fieldOf, formOf, termsOf } from './policy-form';

const texts = {
  en: { title: 'Terms', body: 'In {{returnDays}} days' },
  fr: { title: 'Conditions', body: 'En {{returnDays}} jours' },
};

describe('the form of a policy', () => {
  it('keeps the texts, and an empty time means at once', () => {
    expect(termsOf(formOf(texts))).toEqual({ texts, validFrom: null });
    expect([fieldOf('texts.fr.body'), fieldOf('after'), fieldOf('toString')]).toEqual(['bodyFr', null, null]);
  });

  it('says which language is incomplete, and which figure is unknown', () => {
    expect(checkPolicy(formOf(texts), 'en')).toEqual({});
    const values = { ...formOf(texts), titleFr: ' ', bodyFr: '', bodyEn: 'In {{days}} days' };
    expect(Object.keys(checkPolicy(values, 'fr')).sort()).toEqual(['bodyEn', 'bodyFr', 'titleFr']);
  });
});
