import { auditFields } from './audit-fields.js';

describe('the fields of an audit entry', () => {
  it('are listed by their path, with both values', () => {
    const before = { price: 100, texts: { en: { name: 'Ball' } }, isActive: true };
    const after = { price: 90, texts: { en: { name: 'Ball' } }, isActive: false };
    expect(auditFields(before, after)).toEqual([
      { field: 'price', before: '100', after: '90' },
      { field: 'texts.en.name', before: 'Ball', after: 'Ball' },
      { field: 'isActive', before: 'true', after: 'false' },
    ]);
  });

  it('have no value where a record did not exist, or the field was empty', () => {
    expect(auditFields(null, { name: 'Ball', note: null })).toEqual([{ field: 'name', before: null, after: 'Ball' }]);
    expect(auditFields({ name: 'Ball' }, undefined)).toEqual([{ field: 'name', before: 'Ball', after: null }]);
    expect(auditFields(null, null)).toEqual([]);
  });

  it('keep lists of plain values together and number the items of other lists', () => {
    expect(auditFields({ roles: [1, 5] }, { roles: [], stock: [{ quantity: 2 }] })).toEqual([
      { field: 'roles', before: '1, 5', after: '' },
      { field: 'stock.0.quantity', before: null, after: '2' },
    ]);
  });
});
