import { describe, expect, it } from 'vitest';
import { fieldLabel, splitFields } from './fields';
import { subjectPage } from './subject-page';

describe('an audit entry', () => {
  it('shows its changed fields apart from the others', () => {
    const price = { field: 'price', before: '100', after: '90' };
    const name = { field: 'name', before: 'Ball', after: 'Ball' };
    const note = { field: 'note', before: null, after: 'Worn' };
    expect(splitFields([price, name, note])).toEqual({ changed: [price, note], unchanged: [name] });
  });

  it('names a field by its path in words', () => {
    expect(fieldLabel('texts.en.salePrice', 'en')).toBe('Texts › English › Sale price');
    expect(fieldLabel('texts.en.salePrice', 'fr')).toBe('Textes › Anglais › Prix soldé');
    expect(fieldLabel('drone-ball.leadDays', 'fr')).toBe('drone-ball › lead days');
  });

  it('leads to the page of its subject if there is one', () => {
    expect(subjectPage('order', 'a1')).toBe('/dashboard/orders/a1');
    expect(subjectPage('settings', 'social')).toBe('/dashboard/settings');
    expect(subjectPage('job', 'a1')).toBeNull();
  });
});
