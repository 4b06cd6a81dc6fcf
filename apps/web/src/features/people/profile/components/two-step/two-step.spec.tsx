import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { i18n, loadNamespaces } from '@/lib/i18n/i18n';
import { useLocale } from '@/lib/i18n/use-locale';
import { queryClient } from '@/lib/query/query-client';
import TwoStep from './two-step';

afterEach(() => act(() => i18n.changeLanguage('en')));

/** The part renders again with the language, as its page does. */
function LocalTwoStep() {
  useLocale();
  return <TwoStep />;
}

it('the set-up keeps its key when the language changes, because an app may have scanned it', async () => {
  const secrets = ['ABCDEFGH', 'STUVWXYZ'];
  vi.stubGlobal('fetch', async (_url: string, { method }: RequestInit) => {
    const data =
      method === 'GET'
        ? { isOn: false, isRequired: false, recoveryCodesLeft: 0 }
        : { secret: secrets.shift(), uri: 'otpauth://totp/x' };
    return Response.json({ isSuccess: true, message: '', errorCode: null, data });
  });
  await loadNamespaces('auth');
  render(
    <QueryClientProvider client={queryClient}>
      <LocalTwoStep />
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Turn on' }));
  expect(await screen.findByText('ABCD EFGH')).toBeInTheDocument();
  await act(() => i18n.changeLanguage('fr'));
  expect(screen.getByText('ABCD EFGH')).toBeInTheDocument();
});
