import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { queryClient } from '@/lib/query/query-client';
import { userWire } from '@/test/token';
import { AvatarField } from './avatar-field';

/** An upload whose answer never arrives. */
class SlowUpload {
  static sent: SlowUpload[] = [];
  isAborted = false;
  upload = {};
  onabort: () => void = () => undefined;
  onloadend: () => void = () => undefined;
  open() {}
  setRequestHeader() {}
  send() {
    SlowUpload.sent.push(this);
  }
  abort() {
    this.isAborted = true;
    this.onabort();
    this.onloadend();
  }
}

beforeEach(async () => {
  SlowUpload.sent = [];
  vi.stubGlobal('XMLHttpRequest', SlowUpload);
  await loadNamespaces('profile');
});

const show = (avatarUrl: string) => {
  const { token: _, ...user } = userWire(5, { avatarUrl });
  const { container } = render(
    <QueryClientProvider client={queryClient}>
      <AvatarField user={user} />
    </QueryClientProvider>,
  );
  const choose = () => {
    const file = new File(['x'], 'me.png', { type: 'image/png' });
    fireEvent.change(container.querySelector('input[type=file]') ?? container, { target: { files: [file] } });
  };
  return choose;
};

it('an upload can be cancelled, and another one started', async () => {
  const choose = show('/pictures/arena/avatar.webp');
  choose();
  await waitFor(() => expect(SlowUpload.sent).toHaveLength(1));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(SlowUpload.sent[0]?.isAborted).toBe(true);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Add a picture' })).toHaveFocus();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  choose();
  await waitFor(() => expect(SlowUpload.sent).toHaveLength(2));
  expect(SlowUpload.sent[1]?.isAborted).toBe(false);
});

it('a picture cannot be removed while another one is on its way', async () => {
  const choose = show('/uploads/0123456789012345678901.webp');
  expect(screen.getByRole('button', { name: 'Remove picture' })).toBeEnabled();
  choose();
  await waitFor(() => expect(SlowUpload.sent).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Remove picture' })).toBeNull();
});
