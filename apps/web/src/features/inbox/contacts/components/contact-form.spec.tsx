import { ContactType } from '@dronesoccer/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { i18n, loadNamespaces } from '@/lib/i18n/i18n';
import { queryClient } from '@/lib/query/query-client';
import { ContactForm } from './contact-form';

let sent: { body: string; key: string | null }[];
let answer: () => Response;

const lost = (): Response => {
  throw new TypeError('Failed to fetch');
};
const refused = (): Response =>
  Response.json({ isSuccess: false, message: '', errorCode: 'CONTACT_002', data: null }, { status: 409 });

beforeEach(async () => {
  sent = [];
  vi.stubGlobal('fetch', async (_url: string, { body, headers }: { body: string; headers: HeadersInit }) => {
    sent.push({ body, key: new Headers(headers).get('idempotency-key') });
    return answer();
  });
  await loadNamespaces('contacts');
  render(
    <QueryClientProvider client={queryClient}>
      <ContactForm type={ContactType.CONTACT} onSent={() => undefined} />
    </QueryClientProvider>,
  );
  fireEvent.change(screen.getByLabelText(/^Full name/), { target: { value: 'Robin Roy' } });
  fireEvent.change(screen.getByLabelText(/^Email/), { target: { value: 'robin@journeys.test' } });
  fireEvent.change(screen.getByLabelText(/^Your message/), { target: { value: 'Hello' } });
});

afterEach(() => act(() => i18n.changeLanguage('en')));

/** Presses the button once the form is ready again. */
async function send(name: string, count: number) {
  await waitFor(() => expect(screen.getByRole('button', { name })).not.toHaveAttribute('aria-busy'));
  fireEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(sent).toHaveLength(count));
}

it('a message without an answer is sent again as it was first, even after a language switch', async () => {
  answer = lost;
  await send('Send', 1);
  await act(() => i18n.changeLanguage('fr'));
  await send('Envoyer', 2);
  expect(sent[1]).toEqual(sent[0]);
  fireEvent.change(screen.getByDisplayValue('Hello'), { target: { value: 'Bonjour' } });
  await send('Envoyer', 3);
  expect(sent[2]?.body).toContain('"locale":"fr"');
  expect(sent[2]?.key).not.toBe(sent[0]?.key);
});

it('a refused message is sent again in the language of that moment', async () => {
  answer = refused;
  await send('Send', 1);
  await act(() => i18n.changeLanguage('fr'));
  await send('Envoyer', 2);
  expect(sent[1]?.body).toContain('"locale":"fr"');
});
