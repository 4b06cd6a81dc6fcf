import { RefundStatus } from '@dronesoccer/contracts';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { StaffRefunds } from './refused-refunds';

it('shows staff the day of a refund on the organisation’s calendar', async () => {
  await loadNamespaces('kit');
  const at = '2026-12-01T03:00:00.000Z';
  const refund = { id: 'r', amount: 20, status: RefundStatus.DONE, createdAt: at, doneAt: at };
  const retrying = { error: null, isPending: false, mutate: () => undefined, variables: undefined };
  render(<StaffRefunds refunds={[refund]} retrying={retrying} />);
  expect(screen.getByText(/November 30, 2026/)).toBeVisible();
});
