import { describe, expect, test } from 'vitest';
import { brokenFieldsIn, exampleFields, fillFields, withFallbacks } from './merge-fields.ts';

describe('a merge field', () => {
  test('becomes a value, or its fallback where nothing is known', () => {
    const text = 'Hi {{firstName|there}}, {{ city | l’ami du Québec }} calls. {{firstName|there}}!';
    expect(fillFields(text, ({ name }) => name.toUpperCase())).toBe('Hi FIRSTNAME, CITY calls. FIRSTNAME!');
    expect(withFallbacks(text)).toBe('Hi there, l’ami du Québec calls. there!');
    const examples = [exampleFields.en, exampleFields.fr].flatMap(({ name, city }) => [name, city]);
    expect(examples.map(withFallbacks)).toEqual(['there', 'your city', 'à vous', 'votre ville']);
  });

  test('is broken if it is unknown, has no fallback, has markup in it, or is not closed', () => {
    const broken = ['{{lastName|you}}', '{{firstName}}', '{{firstName|}}', '{{city|*x*}}', '{{city|a](b)}}'];
    expect(broken.flatMap(brokenFieldsIn)).toEqual(broken);
    expect(brokenFieldsIn('Hi {{firstName|there} and }} {{')).toEqual(['{{', '}}', '{{']);
    expect(brokenFieldsIn('Hi {{firstName|there}}, { } and {x}')).toEqual([]);
    expect(broken.map(withFallbacks)).toEqual(broken);
  });
});
