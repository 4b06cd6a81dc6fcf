import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { queryClient } from '@/lib/query/query-client';
import { CoachedPerson } from './coached-person';

it('guests with the same name are each on the list', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await loadNamespaces('coaching');
  const person = {
    ...{ id: 's', name: 'Ann Roy', bookedBy: null, notes: '', hasWaiver: true, inSince: null, isNoShow: false },
    ...{ players: [], guests: ['Kim Lee', 'Kim Lee'] },
  };
  render(
    <QueryClientProvider client={queryClient}>
      <CoachedPerson sessionId="c" person={person} canCheckIn={false} />
    </QueryClientProvider>,
  );
  expect(within(screen.getByRole('list')).getAllByText('Kim Lee')).toHaveLength(2);
  expect(complaints).not.toHaveBeenCalled();
});
