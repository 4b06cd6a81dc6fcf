import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { listenToNotices, type Notice } from '@/lib/notify';
import { Dialog } from './dialog';
import { onDemand } from './on-demand';

interface Props {
  open: boolean;
  onClose: () => void;
}

function pageWith(load: () => Promise<{ default: (props: Props) => React.ReactNode }>) {
  const Overlay = onDemand<Props>(
    load,
    ({ open }) => open,
    ({ onClose }) => onClose(),
  );
  return function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <input aria-label="Name" />
        <button type="button" aria-expanded={open} onClick={() => setOpen(true)}>
          Open
        </button>
        <Overlay open={open} onClose={() => setOpen(false)} />
      </>
    );
  };
}

it('loads nothing before it is open', async () => {
  let loads = 0;
  const Page = pageWith(async () => {
    loads += 1;
    return { default: () => <p>Here it is</p> };
  });
  render(<Page />);
  expect(loads).toBe(0);
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('Here it is')).toBeVisible();
  expect(loads).toBe(1);
});

it('keeps the page when its code cannot be fetched, says so, and tries again', async () => {
  const notices: Notice[] = [];
  const stop = listenToNotices((notice) => notices.push(notice));
  let isOffline = true;
  const Page = pageWith(async () => {
    if (isOffline) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: () => <p>Here it is</p> };
  });
  render(<Page />);
  await userEvent.type(screen.getByLabelText('Name'), 'Ada');
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(notices).toHaveLength(1));
  expect(notices[0]).toMatchObject({ message: expect.stringContaining('cannot be reached'), type: 'danger' });
  expect(screen.getByLabelText('Name')).toHaveValue('Ada');
  expect(screen.getByRole('button')).toHaveAttribute('aria-expanded', 'false');

  isOffline = false;
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('Here it is')).toBeVisible();
  stop();
});

it('gives the focus back to what opened the dialog', async () => {
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <Dialog open={open} onOpenChange={setOpen} title="Question">
          Really?
        </Dialog>
      </>
    );
  }
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('dialog', { name: 'Question' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});
