import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { loadNamespaces, showLanguageOf } from '@/lib/i18n/i18n';
import { SettingsLoader } from './settings-loader';

afterEach(() => showLanguageOf('/'));

it('keeps what was typed when the language is switched', async () => {
  let version = 0;
  vi.stubGlobal('fetch', async () => {
    version += 1;
    return new Response(JSON.stringify({ isSuccess: true, message: '', errorCode: null, data: { version } }), {
      headers: { 'content-type': 'application/json' },
    });
  });
  await loadNamespaces('settings.admin');
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SettingsLoader>{(settings) => <input aria-label={`version ${settings.version}`} />}</SettingsLoader>
    </QueryClientProvider>,
  );
  fireEvent.change(await screen.findByLabelText('version 1'), { target: { value: 'typed' } });
  await act(() => showLanguageOf('/fr/dashboard/settings'));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'version 2' })).toHaveValue('typed'));
});
