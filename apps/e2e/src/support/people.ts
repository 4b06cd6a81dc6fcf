import { type AuthWire, storageKeys } from '@dronesoccer/contracts';
import { newRowId } from '@dronesoccer/devkit';
import type { Page } from '@playwright/test';
import { callApi } from './api.ts';

export interface Account {
  readonly email: string;
  readonly password: string;
  readonly auth: AuthWire;
}

/** One account of each role, made by the demo seed and shared by all journeys: they look at it and leave it as it is. */
export type DemoName = 'super' | 'admin' | 'company' | 'member' | 'player' | 'coach';

export const demoEmail = (name: DemoName): string => `${name}@dronesoccer.test`;
export const DEMO_PASSWORD = 'Demo#2026';

/** An address that nobody else in the run has. */
export const newEmail = (who: string): string => `${who}.${newRowId().slice(-12)}@journeys.test`;

/** A fresh member, signed in on a device of their own. */
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

/** Puts the session into the browser, as if the person had signed in there before. */
export async function signIn(page: Page, { auth }: Account): Promise<void> {
  // A file of the site rather than a page of it, so that no page runs before the session is there.
  await page.goto('/robots.txt');
  const { accessToken, refreshToken } = auth;
  await page.evaluate(
    (entries) => entries.forEach(([key = '', value = '']) => localStorage.setItem(key, value)),
    [
      [storageKeys.token, accessToken],
      [storageKeys.refreshToken, refreshToken],
    ],
  );
}

/** Signs in by the form. */
export async function logIn(page: Page, { email, password }: Pick<Account, 'email' | 'password'>): Promise<void> {
  const form = page.getByRole('main');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel(/^Password/).fill(password);
  await form.getByRole('button', { name: 'Login' }).click();
}
