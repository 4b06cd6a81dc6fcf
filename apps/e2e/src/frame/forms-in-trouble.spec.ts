import { givenPartner } from '@dronesoccer/devkit';
import type { BrowserContext, Locator, Page, Route } from '@playwright/test';
import { continueButton, fillPlayerDetails, givenTimes } from '../support/booking.ts';
import { openForm, sentNumber, takeTime } from '../support/contacts.ts';
import { expectToast } from '../support/notices.ts';
import { demoAccount, newEmail, signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

interface TroubledForm {
  /** The element that contains the fields and the error message. */
  form: Locator;
  /** The typed texts, by the label of their field. */
  typed: Readonly<Record<string, string>>;
  send: Locator;
  /** The path to which the form is sent. */
  path: string;
  /** The form's own message for a server error, if it has one. */
  failure?: string;
}

/**
 * Sends the form offline and to a failing server. In both cases, the form must say what to do and keep everything that
 * was typed.
 */
async function expectKept(page: Page, context: BrowserContext, { form, typed, send, path, failure }: TroubledForm) {
  const alert = (text: string) => form.getByRole('alert').filter({ hasText: text });
  const expectTyped = async () => {
    await expect(send).toBeEnabled();
    for (const [label, value] of Object.entries(typed)) {
      await expect(form.getByRole('textbox', { name: label, exact: true })).toHaveValue(value);
    }
  };
  await context.setOffline(true);
  await expect(page.getByText(/^You are offline\./)).toBeVisible();
  await send.click();
  await expect(alert('Please check your connection and try again.')).toBeVisible();
  await expectTyped();
  await context.setOffline(false);
  await expect(page.getByText(/^You are offline\./)).toBeHidden();

  await onNextSend(page, path, (route) => route.fulfill({ status: 500, body: '' }));
  await send.click();
  await expect(alert(failure ?? 'An unexpected error has occurred. Please try again.')).toBeVisible();
  await expectTyped();
}

/** Handles the next write request to the path. Reads pass through. */
async function onNextSend(page: Page, path: string, handle: (route: Route) => Promise<void>): Promise<void> {
  let isDone = false;
  await page.route(`**/api${path}`, async (route) => {
    if (isDone || route.request().method() === 'GET') return route.fallback();
    isDone = true;
    await handle(route);
  });
}

/** Lets the next request reach the server, but drops the response. */
const loseAnswer = (page: Page, path: string): Promise<void> =>
  onNextSend(page, path, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });

test('a booking that cannot be sent keeps what was typed, and is placed once when its answer is lost (check 9)', async ({
  page,
  context,
  db,
}) => {
  const { slotIds } = await givenTimes(db, { hours: 1 });
  const email = newEmail('trouble');
  await page.goto(`/book/${slotIds[0]}`);
  await fillPlayerDetails(page, { fullName: 'Robin Patient', email });
  const send = continueButton(page);
  const path = '/bookings';
  await expectKept(page, context, {
    ...{ form: page.getByRole('main'), typed: { 'Full name': 'Robin Patient', Email: email }, send, path },
  });
  await loseAnswer(page, path);
  await send.click();
  await expect(page.getByRole('alert').filter({ hasText: 'The server cannot be reached.' })).toBeVisible();
  await send.click();
  await expect(page.getByRole('heading', { name: 'Sandbox payment' })).toBeVisible();
  expect(await db.rows('SELECT FROM bookings WHERE email = $1', [email])).toHaveLength(1);
});

test('a message that cannot be sent keeps what was typed until it arrives, once (check 9)', async ({
  page,
  context,
  db,
}) => {
  const email = newEmail('trouble');
  const typed = { 'Full name': 'Robin Patient', Email: email, 'Your message': 'Is the entrance step-free?' };
  await openForm(page, '/contact-us');
  const form = page.getByRole('main');
  for (const [label, text] of Object.entries(typed)) await form.getByRole('textbox', { name: label }).fill(text);
  await takeTime(page);
  const send = form.getByRole('button', { name: 'Send', exact: true });
  await expectKept(page, context, { form, typed, send, path: '/contacts' });
  await loseAnswer(page, '/contacts');
  await send.click();
  await expect(form.getByRole('alert').filter({ hasText: 'The server cannot be reached.' })).toBeVisible();
  await send.click();
  expect(await sentNumber(page)).toMatch(/^C-/);
  expect(await db.rows('SELECT FROM contacts WHERE email = $1', [email])).toHaveLength(1);
});

test('a partner’s application that cannot be sent keeps what was typed until it arrives (check 9)', async ({
  page,
  context,
  db,
}) => {
  const email = newEmail('trouble');
  const typed = {
    ...{ Name: 'Robin Patient', 'Job Title': 'Coach', 'Email Address': email },
    ...{ 'Organization Name': `Club ${email.slice(8, 20)}`, Website: 'club.example' },
  };
  await page.goto('/partner?apply=1');
  const form = page.getByRole('dialog', { name: 'Partner Registration' });
  for (const [label, text] of Object.entries(typed)) {
    await form.getByRole('textbox', { name: label, exact: true }).fill(text);
  }
  await form.getByRole('textbox', { name: 'Mobile No' }).fill('5145550199');
  await form.getByRole('combobox', { name: 'Province/Territory' }).selectOption({ label: 'Yukon' });
  const send = form.getByRole('button', { name: 'Proceed' });
  // The message from the specification (spec 8).
  const failure = 'An error occurred while creating partner.';
  await expectKept(page, context, { form, typed, send, path: '/partners', failure });
  await send.click();
  await expectToast(page, 'Thank you! We received your application and will answer you by email.');
  await expect(form).toBeHidden();
  expect(await db.rows('SELECT FROM partners WHERE email = $1', [email])).toHaveLength(1);
});

test('a drawer of the dashboard that cannot be saved stays open with what was typed until it is (check 9)', async ({
  page,
  context,
  db,
}) => {
  const { id, orgName } = await givenPartner(db);
  await signIn(page, await demoAccount('super'));
  await page.goto(`/dashboard/partners/${id}`);
  const form = page.getByRole('dialog', { name: orgName, exact: true });
  await form.getByRole('textbox', { name: 'Job Title' }).fill('Captain');
  const send = form.getByRole('button', { name: 'Save partner' });
  await expectKept(page, context, { form, typed: { 'Job Title': 'Captain' }, send, path: `/admin/partners/${id}` });
  await send.click();
  await expect(form).toBeHidden();
  expect(await db.rows('SELECT job_title AS title FROM partners WHERE id = $1', [id])).toEqual([{ title: 'Captain' }]);
});
