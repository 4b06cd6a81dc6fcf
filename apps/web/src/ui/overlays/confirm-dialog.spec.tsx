import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { headingAfter } from '@/lib/focus-heading';
import { ConfirmDialog } from './confirm-dialog';

it.each(['Remove', 'Cancel'])('after “%s” the focus is on the page, although the opener may be gone', async (press) => {
  function Page() {
    const [state, setState] = useState<'closed' | 'open' | 'done'>('closed');
    return (
      <>
        <h1>Addresses</h1>
        {state !== 'done' && (
          <button type="button" onClick={() => setState('open')}>
            Open
          </button>
        )}
        {state === 'open' && (
          <ConfirmDialog
            open
            onClose={() => setState('closed')}
            finalFocus={() => headingAfter({ isIdle: press === 'Cancel', isError: false })}
            title="Question"
            confirmLabel="Remove"
            onConfirm={() => setState('done')}
          />
        )}
      </>
    );
  }
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.click(await screen.findByRole('button', { name: press }));
  const target = press === 'Cancel' ? screen.getByRole('button', { name: 'Open' }) : screen.getByRole('heading');
  await waitFor(() => expect(target).toHaveFocus(), { timeout: 5_000 });
});
