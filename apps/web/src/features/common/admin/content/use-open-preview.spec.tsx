import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { call } from '@/lib/http/call';
import { useOpenPreview } from './use-open-preview';

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);

it('opens the tab during the click, without an opener, and closes it if the server refuses', async () => {
  let status = 200;
  vi.stubGlobal('fetch', async () => {
    const answer = { isSuccess: status === 200, message: '', errorCode: null, data: { token: 'a+b' } };
    return new Response(JSON.stringify(answer), { status, headers: { 'content-type': 'application/json' } });
  });
  const tab = { opener: window as unknown, location: { replace: vi.fn() }, close: vi.fn() };
  const open = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  const { result } = renderHook(() => useOpenPreview(() => call('content.admin.preview', { params: { id: 'e' } })), {
    wrapper,
  });
  act(() => {
    result.current.open('/blog/post');
    expect(open).toHaveBeenCalledOnce();
  });
  await vi.waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('/blog/post?preview=a%2Bb'));
  expect(tab).toMatchObject({ opener: null });
  expect(tab.close).not.toHaveBeenCalled();
  status = 400;
  act(() => result.current.open('/blog/post'));
  await vi.waitFor(() => expect(tab.close).toHaveBeenCalledOnce());
});
