import type { CallBody } from '@dronesoccer/contracts';
import { productAddress } from '../product/address.ts';
import { callApi } from './api.ts';

/**
 * Pays like the provider's page, but without a browser. The shop has been notified when the function returns.
 *
 * @param accessToken the access token of the account, for what only an account pays
 */
export async function payAtProvider(subject: CallBody<'payments.create'>, accessToken?: string): Promise<void> {
  const { redirectUrl } = await callApi('payments.create', {
    body: subject,
    ...(accessToken !== undefined && { token: accessToken }),
  });
  const page = new URL(redirectUrl ?? '', productAddress().origin);
  const token = /name="token" value="([^"]+)"/.exec(await (await fetch(page)).text())?.[1];
  if (token === undefined) throw new Error(`${page.pathname} has no form that pays`);
  const answer = await fetch(page, {
    method: 'POST',
    body: new URLSearchParams({ token, action: 'paid' }),
    redirect: 'manual',
  });
  if (answer.status !== 303) throw new Error(`${page.pathname} answered ${answer.status}: ${await answer.text()}`);
}
