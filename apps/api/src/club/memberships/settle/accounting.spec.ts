import type { MembershipWire } from '@dronesoccer/contracts';
import { useApi } from '../../../../test/support/api.js';
import { join, offeredPlans, paidMembership } from '../../../../test/support/memberships.js';
import { registered } from '../../../../test/support/people.js';
import { accounts, expectBooksToBalance } from '../../../../test/support/shopping.js';
import { mismatches } from '../../../office/reports/admin/reconciliation/reconciliation.queries.js';

describe('the books know of a membership', () => {
  const api = useApi();
  let membership: MembershipWire;

  /** Creates a paid membership, a refunded one and an unpaid one. */
  beforeAll(async () => {
    await offeredPlans(api);
    membership = await paidMembership(api, await registered(api));
    const person = await registered(api);
    const { id } = await paidMembership(api, person);
    await api.as(person).call('memberships.refund', { params: { id } });
    await join(api, person);
  });

  it.each([
    [
      'a payment that lost a cent',
      'UPDATE payments SET amount_cents = amount_cents - 1 WHERE subject_id = $1',
      'UPDATE payments SET amount_cents = amount_cents + 1 WHERE subject_id = $1',
      ['membershipMoney'],
    ],
    [
      'an amount that was given back without a refund',
      'UPDATE memberships SET given_back_cents = 5 WHERE id = $1',
      'UPDATE memberships SET given_back_cents = 0 WHERE id = $1',
      ['membershipMoney'],
    ],
    [
      'a tax line that grew',
      'UPDATE membership_tax_lines SET amount_cents = amount_cents + 2 WHERE membership_id = $1 AND position = 0',
      'UPDATE membership_tax_lines SET amount_cents = amount_cents - 2 WHERE membership_id = $1 AND position = 0',
      ['membershipTaxes'],
    ],
  ])('and name %s', async (_what, breaks, mends, checks) => {
    await expectBooksToBalance(api.database);
    await api.database.query(breaks, [membership.id]);
    expect((await mismatches(api.database, accounts)).map(({ check }) => check)).toEqual(checks);
    await api.database.query(mends, [membership.id]);
    await expectBooksToBalance(api.database);
  });
});
