import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { lazyComponent } from './late';
import { listenToNotices, type Notice } from './notify';

interface Props {
  open: boolean;
  onClose: () => void;
}

const notices: Notice[] = [];
let stop = () => {};

function collectNotices() {
  notices.length = 0;
  stop = listenToNotices((notice) => notices.push(notice));
}
afterEach(() => stop());

/** A mock server that can go offline. */
function server() {
  const state = { isOffline: false, loads: 0 };
  const load = async () => {
    state.loads += 1;
    if (state.isOffline) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: () => <p>Here it is</p> };
  };
  return { state, load };
}

function pageWith(load: () => Promise<{ default: (props: Props) => React.ReactNode }>) {
  const Overlay = lazyComponent<Props>(load, { isOpen: ({ open }) => open, close: ({ onClose }) => onClose() });
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

it('loads an overlay when it is first open, once for all places that show it', async () => {
  const { state, load } = server();
  const Page = pageWith(load);
  const { unmount } = render(<Page />);
  expect(state.loads).toBe(0);
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('Here it is')).toBeVisible();
  unmount();

  render(<Page />);
  expect(screen.getByText('Here it is')).toBeVisible();
  expect(state.loads).toBe(1);
});

it('keeps the page when the code of an overlay cannot be fetched, says so, and opens it the next time', async () => {
  collectNotices();
  const { state, load } = server();
  state.isOffline = true;
  const Page = pageWith(load);
  render(<Page />);
  await userEvent.type(screen.getByLabelText('Name'), 'Ada');
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(notices).toHaveLength(1));
  expect(notices[0]).toMatchObject({ message: expect.stringContaining('cannot be reached'), type: 'danger' });
  expect(screen.getByLabelText('Name')).toHaveValue('Ada');
  expect(screen.getByRole('button')).toHaveAttribute('aria-expanded', 'false');

  state.isOffline = false;
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('Here it is')).toBeVisible();
});

it('holds the place of a part that cannot be fetched, says so once, and shows it when the network is back', async () => {
  collectNotices();
  const { state, load } = server();
  state.isOffline = true;
  const Part = lazyComponent(load, { placeholder: <p>On its way</p> });
  render(<Part />);
  expect(screen.getByText('On its way')).toBeVisible();
  await waitFor(() => expect(notices).toHaveLength(1));

  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(state.loads).toBe(2));
  state.isOffline = false;
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(screen.getByText('Here it is')).toBeVisible();
  });
  expect(screen.queryByText('On its way')).not.toBeInTheDocument();
  expect(notices).toHaveLength(1);
});

it('says nothing about a part that no one asked for', async () => {
  collectNotices();
  const { state, load } = server();
  state.isOffline = true;
  const Part = lazyComponent(load, { isQuiet: true });
  render(<Part />);
  await waitFor(() => expect(state.loads).toBe(1));
  state.isOffline = false;
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(screen.getByText('Here it is')).toBeVisible();
  });
  expect(notices).toHaveLength(0);
});
