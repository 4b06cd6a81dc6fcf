import { auditFieldLabel, auditValueText } from '@dronesoccer/contracts';
import { describe, expect, it } from 'vitest';
import { splitFields } from './fields';
import { subjectPage } from './subject-page';
import { formatsIn, partsOfValue } from './values';

describe('an audit entry', () => {
  it('shows its changed fields apart from the others', () => {
    const price = { field: 'price', before: '100', after: '90' };
    const name = { field: 'name', before: 'Ball', after: 'Ball' };
    const note = { field: 'note', before: null, after: 'Worn' };
    expect(splitFields([price, name, note])).toEqual({ changed: [price, note], unchanged: [name] });
  });

  it('names a field by its path in words', () => {
    expect(auditFieldLabel('texts.en.salePrice', 'en')).toBe('Texts › English › Sale price');
    expect(auditFieldLabel('texts.en.salePrice', 'fr')).toBe('Textes › Anglais › Prix en solde');
    expect(auditFieldLabel('organisation.postalCode', 'fr')).toBe('Organisation › Code postal');
    expect(auditFieldLabel('drone-ball.leadDays', 'fr')).toBe('drone-ball › lead days');
  });

  it.each([
    ['product.updated', 'price', '12050', '$120.50'],
    ['order.refunded', 'amount', '12.5', '$12.50'],
    ['slot.updated', 'prices.guest.standard', '35', '$35.00'],
    ['coupon.updated', 'amount', '15', '15'],
    ['settings.saved', 'refunds.confirmAboveCents', '50000', '$500.00'],
    ['user.roles-changed', 'roles', '1, 6', 'Super administrator, Coach'],
    ['user.roles-changed', 'roles', '1, 99', '1, 99'],
    ['order.shipped', 'status', '4', 'Shipped'],
    ['order.return-approved', 'status', '2', 'Approved'],
    ['content.saved', 'texts.fr.status', '2', 'Published'],
    ['arena.updated', 'isActive', 'false', 'No'],
    ['policy.published', 'validFrom', '2026-11-27', 'Nov 27, 2026'],
    ['slot.moved', 'localStart', '2026-11-27T18:00', 'Friday, November 27, 2026 at 6:00 p.m.'],
    ['product.updated', 'saleEndsAt', '2026-11-27T17:00:00.000Z', 'November 27, 2026 at 12:00 p.m.'],
    ['product.updated', 'leadDays', '4', '4'],
    ['order.refunded', 'amount', 'none', 'none'],
    ['order.refunded', 'shipping', 'false', 'No'],
    ['booking.cancelled', 'forfeit', '42', '$42.00'],
    ['subscriber.suppressed', 'suppression.cause', 'complaint', 'Complaint'],
  ])('says a value of %s in words: %s %s is %s', (action, field, value, words) => {
    const entry = { action, subjectType: action.split('.')[0] ?? '' };
    const said = auditValueText(
      { entry, field, value },
      formatsIn('en', (is) => (is ? 'Yes' : 'No')),
    );
    expect(said.replaceAll('\u00a0', ' ').replace(/ E[SD]T$/, '')).toBe(words);
  });

  it('names known records inside a value', () => {
    const id = '01900000-0000-7000-8000-000000000000';
    const other = '01900000-0000-7000-8000-000000000001';
    const arena = { id, subjectType: 'arena', name: 'North Hall' } as const;
    expect(partsOfValue(`${id}, ${other}`, [arena])).toEqual([arena, ', ', other]);
    expect(partsOfValue('Ball', [arena])).toEqual(['Ball']);
  });

  it('leads to the page of its subject if there is one', () => {
    expect(subjectPage('order', 'a1')).toBe('/dashboard/orders/a1');
    expect(subjectPage('settings', 'social')).toBe('/dashboard/settings');
    expect(subjectPage('content', 'a1')).toBe('/dashboard/content/posts/a1');
    expect(subjectPage('job', 'a1')).toBeNull();
  });
});
