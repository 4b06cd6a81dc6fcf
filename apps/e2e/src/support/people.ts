import { type AccessTokenClaims, type AuthWire, storageKeys } from '@dronesoccer/contracts';
import { newRowId } from '@dronesoccer/devkit';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { callApi } from './api.ts';
import { remember } from './storage.ts';

export interface Account {
  readonly email: string;
  readonly password: string;
  readonly auth: AuthWire;
}

/** The demo accounts, one per role, which all journeys share. Journeys must not change them. */
export type DemoName = 'super' | 'admin' | 'company' | 'member' | 'player' | 'coach';

export const demoEmail = (name: DemoName): string => `${name}@dronesoccer.test`;
export const DEMO_PASSWORD = 'Demo#2026';

/** The user agent of a headed browser. Headless browsers identify themselves, so their visits count as a bot's. */
export const personsBrowser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

/** Returns an address that is unique to this run. */
export const newEmail = (who: string): string => `${who}.${newRowId().slice(-12)}@journeys.test`;

/** Creates a new member and signs them in. */
export async function newMember(who: string): Promise<Account> {
  const email = newEmail(who);
  const password = 'Journey#2026';
  const body = { email, password, firstName: 'Robin', lastName: 'Journey', locale: 'en' } as const;
  return { email, password, auth: await callApi('auth.register', { body }) };
}

export async function demoAccount(name: DemoName): Promise<Account> {
  const [email, password] = [demoEmail(name), DEMO_PASSWORD];
  return { email, password, auth: await callApi('auth.login', { body: { email, password } }) };
}

/** Returns the id of the account's session, which its access token names. */
export function sessionOf({ auth }: Account): string {
  const [, claims = ''] = auth.accessToken.split('.');
  return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as AccessTokenClaims).sid;
}

/** Prepares a session that the next page finds, as if the person had signed in before. */
export async function signIn(
  where: Page | BrowserContext,
  { auth: { accessToken, refreshToken } }: Account,
): Promise<void> {
  await remember('context' in where ? where.context() : where, {
    [storageKeys.token]: accessToken,
    [storageKeys.refreshToken]: refreshToken,
  });
}

/**
 * Signs in with the form of the login page. It waits for the heading, because the previous page may have an email field
 * too.
 */
export async function logIn(page: Page, { email, password }: Pick<Account, 'email' | 'password'>): Promise<void> {
  const form = page.getByRole('main');
  await expect(form.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await form.getByLabel('Email').fill(email);
  await form.getByLabel(/^Password/).fill(password);
  await form.getByRole('button', { name: 'Log in' }).click();
}

/** Opens the account's menu as a mouse does. A header that still changes under a resting mouse may close it again. */
export async function openAccountMenu(page: Page): Promise<void> {
  const trigger = page.getByRole('banner').getByRole('button', { name: /’s account$/ });
  await expect(async () => {
    await page.mouse.move(0, 400);
    await trigger.hover();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

/** Scrolls to the part about two-step login, which loads when it is seen. */
export async function seeTwoStep(page: Page): Promise<void> {
  // The list of sessions above it is long, and pushes it off the screen again when it has loaded.
  await page.getByText('This device').waitFor();
  await page.getByRole('heading', { name: 'Two-step login' }).scrollIntoViewIfNeeded();
}
