import { randomBytes } from 'node:crypto';
import { type PaymentWire, Role } from '@dronesoccer/contracts';
import { givenProduct, newRowId } from '@dronesoccer/devkit';
import { Config } from '../../src/config/index.js';
import { EmailTokens } from '../../src/newsletter/campaigns/visits/email-tokens.js';
import { EmailLinks, LinkPurpose } from '../../src/people/auth/email-links.js';
import { SignInAttempts } from '../../src/people/auth/oauth/sign-in-attempt.js';
import { ResealAuthenticators } from '../../src/people/auth/two-step/reseal-authenticators.js';
import type { ApiRequest, ApiResponse } from '../../src/platform/http/index.js';
import { type TestApi, testEnvironment, useApi } from '../support/api.js';
import { clientOf } from '../support/client.js';
import { join, offeredPlans, startMembershipPayment } from '../support/memberships.js';
import { givenSubscriber } from '../support/newsletter.js';
import { bearer, type Person, registered, withRoles } from '../support/people.js';
import { type ApiProcess, startApiProcess } from '../support/processes.js';
import { eventOf, placeOrder, sendWebhook, signatureOf, startPayment } from '../support/shopping.js';
import { codeOf, withApp } from '../support/two-step.js';

const names = ['JWT_SECRET', 'TOKEN_PEPPER', 'SANDBOX_WEBHOOK_SECRET', 'NEWSLETTER_RETURN_SECRET'] as const;
const keysOf = () => names.map(() => randomBytes(32).toString('hex'));
const [oldKeys, newKeys] = [keysOf(), keysOf()];
const accepting = (...keys: readonly string[][]): Record<string, string> => ({
  ROLES: 'http',
  ...Object.fromEntries(names.map((name, index) => [name, keys.map((each) => each[index]).join(',')])),
});

/**
 * The four states of a process while keys are replaced, in the order of docs/operations.md. They share one database. A
 * rolling restart has two neighbouring states at once. Passport has one strategy per program, so here all accept the
 * same access tokens, which have a test of their own.
 */
const sharedKey = { JWT_SECRET: accepting(oldKeys, newKeys)['JWT_SECRET'] ?? '' };
const before = useApi({ ...accepting(oldKeys), ...sharedKey, ROLES: 'http,worker' });
const sharing = { sharing: before };
const announced = useApi({ ...accepting(oldKeys, newKeys), ...sharedKey }, sharing);
const rotated = useApi({ ...accepting(newKeys, oldKeys), ...sharedKey }, sharing);
const after = useApi({ ...accepting(newKeys), ...sharedKey }, sharing);

/** The first signs, and the second must accept: during a rolling restart, or long after it. */
const neighbours: [string, TestApi, TestApi][] = [
  ['the old key signs, and a process that already knows the new one reads', before, announced],
  ['the old key signs, and a process that signs with the new one reads', announced, rotated],
  ['the new key signs, and a process that still signs with the old one reads', rotated, announced],
  ['the old key has signed before the rotation', before, rotated],
  ['the new key signs, and a process without the old one reads', rotated, after],
];

const refreshed = async (api: TestApi, refreshToken: string) =>
  (await api.guest.call('auth.refresh', { body: { refreshToken } })).refreshToken;

const login = (api: TestApi, { email, password }: Person, code: string) =>
  api.guest.answer('auth.login', { body: { email, password, code } });

const returned = (api: TestApi, signer: TestApi) => {
  const body = '{}';
  const [key] = signer.app.get(Config).newsletter.returnKeys ?? [];
  return api.http
    .post('/api/newsletter/returned')
    .set('content-type', 'application/json')
    .set('x-signature', signatureOf(body, new Date(), key))
    .send(body);
};

const mailedLink = async (email: string) => {
  const { text } = await before.mails.waitFor({ to: email, subject: /Confirm your email/ });
  return /\?token=([\w-]+)/.exec(text)?.[1] ?? '';
};

const isAppOpened = async (api: TestApi, person: Person, code: string) =>
  (await login(api, person, code)).status === 200;

/** Reports a payment with the signer's key, and returns the reader's status. */
function report(payment: PaymentWire, signer: TestApi, reader: TestApi): Promise<number> {
  const event = eventOf('paid', payment);
  const [key] = signer.app.get(Config).shop.sandboxWebhookKeys;
  return sendWebhook(reader.origin, event, signatureOf(JSON.stringify(event), new Date(), key)).then(
    ({ status }) => status,
  );
}

async function reportedOrder(signer: TestApi, reader: TestApi): Promise<number> {
  const { id: productId } = await givenProduct(signer.database, { stock: 5 });
  const order = await placeOrder(signer.origin, { items: [{ productId, quantity: 1 }] });
  return report(await startPayment(signer.origin, order), signer, reader);
}

/** A sign-in at an identity provider that the signer begins, as the reader gets its cookie. */
function signIn(signer: TestApi, reader: TestApi) {
  let cookie = '';
  const response = { cookie: (name: string, value: string) => (cookie = `${name}=${value}`) } as unknown as ApiResponse;
  const [begins, ends] = [signer.app.get(SignInAttempts), reader.app.get(SignInAttempts)];
  const begun = begins.secretsOf(begins.begin(response, { locale: 'en', redirect: null }));
  const found = ends.of({ headers: { cookie } } as ApiRequest);
  return { begun, found: found && ends.secretsOf(found) };
}

describe('while keys are replaced', () => {
  it.each(neighbours)('%s: refresh tokens and sign-ins go on', async (_, signer, reader) => {
    const person = await registered(signer);
    const child = await refreshed(signer, person.refreshToken);
    // A second tab refreshes with the same token at the other process, and gets the same child.
    expect(await refreshed(reader, person.refreshToken)).toBe(child);
    await refreshed(reader, child);
    const { begun, found } = signIn(signer, reader);
    expect(found).toEqual(begun);
  });

  it.each(neighbours)('%s: links, cards and reports are accepted', async (_, signer, reader) => {
    const { id: productId } = await givenProduct(signer.database, { stock: 5 });
    const order = await placeOrder(signer.origin, { items: [{ productId, quantity: 1 }] });
    const query = { token: order.accessToken ?? '' };
    await reader.guest.call('orders.get', { params: { id: order.id }, query });

    // The email of an old issue leads to its reader's subscription, and credits the issue.
    const deliveryId = newRowId();
    const emailToken = signer.app.get(EmailTokens).emailTokenOf(deliveryId);
    expect(reader.app.get(EmailTokens).deliveryOf(emailToken)).toBe(deliveryId);
    const { id } = await givenSubscriber(signer);
    const params = { token: id.replaceAll('-', '') };
    await reader.guest.call('newsletter.unsubscribe', { params, query: { d: emailToken } });

    expect(await reportedOrder(signer, reader)).toBe(200);
    expect((await returned(reader, signer)).body).toMatchObject({ received: true });
  });

  it('a membership’s card opens at the desk', async () => {
    await offeredPlans(before);
    const person = await registered(before);
    const membership = await join(before, person);
    expect(await report(await startMembershipPayment(before, person, membership), before, before)).toBe(200);
    const { card } = await before.as(person).call('me.membership');
    const body = { code: card?.code ?? '' };
    const staff = await withRoles(before, Role.SUPER_ADMIN);
    for (const reader of [announced, rotated]) {
      const scanned = await reader.as(staff).call('memberships.admin.scan', { body });
      expect(scanned.membership.id).toBe(membership.id);
    }
    expect(await after.as(staff).refused('memberships.admin.scan', { body })).toEqual([404, 'MEMB_013']);
  });

  it('an emailed link works, also if another process sends its email again', async () => {
    const person = await registered(before);
    const token = await mailedLink(person.email);
    const link = { id: newRowId(), userId: person.user.id, purpose: LinkPurpose.RESET_PASSWORD, email: person.email };
    const links = (api: TestApi) => api.app.get(EmailLinks).create(api.database, link);
    const first = await links(announced);
    expect(await links(rotated)).toBe(first);
    // Without the old key, the email gets a link that works.
    const body = { password: 'Fresh#Start77' };
    await after.guest.call('auth.resetPassword', { body: { ...body, token: await links(after) } });
    await rotated.guest.call('auth.verifyEmail', { body: { token } });
  });

  it('an authenticator app and its recovery codes work, and the app’s secret is encrypted again', async () => {
    const { person, secret, recoveryCodes } = await withApp(before, await registered(before));
    const [code, another, last] = recoveryCodes;
    expect(await isAppOpened(rotated, person, codeOf(secret))).toBe(true);
    expect(await isAppOpened(rotated, person, code ?? '')).toBe(true);
    expect(await isAppOpened(after, person, another ?? '')).toBe(false);
    expect(await isAppOpened(after, person, codeOf(secret, 1))).toBe(false);
    await announced.app.get(ResealAuthenticators).run();
    expect(await isAppOpened(after, person, codeOf(secret, 1))).toBe(false);
    await rotated.app.get(ResealAuthenticators).run();
    expect(await isAppOpened(after, person, codeOf(secret, 1))).toBe(true);
    expect(await isAppOpened(rotated, person, last ?? '')).toBe(true);
  });
});

describe('after the old key is removed', () => {
  it('nothing that it signed is accepted', async () => {
    const person = await registered(before);
    const child = await refreshed(before, person.refreshToken);
    expect((await after.guest.refused('auth.refresh', { body: { refreshToken: person.refreshToken } }))[0]).toBe(401);
    // The family was not ended: the tab that has the child keeps the session.
    await refreshed(after, child);
    expect(signIn(before, after).found).toBeNull();

    const { id: productId } = await givenProduct(before.database, { stock: 5 });
    const order = await placeOrder(before.origin, { items: [{ productId, quantity: 1 }] });
    const query = { token: order.accessToken ?? '' };
    expect((await after.guest.refused('orders.get', { params: { id: order.id }, query }))[0]).toBe(404);
    const deliveryId = newRowId();
    expect(after.app.get(EmailTokens).deliveryOf(before.app.get(EmailTokens).emailTokenOf(deliveryId))).toBeNull();
    expect(await reportedOrder(before, after)).toBe(400);
    expect((await returned(after, before)).body).toMatchObject({ errorCode: 'NEWS_019' });
  });
});

describe('processes that run side by side', () => {
  const processes: ApiProcess[] = [];
  const start = async (keys: Record<string, string>) => {
    const environment = testEnvironment(before.databaseUrl, before.mails.smtpUrl);
    const started = await startApiProcess({ ...environment, ...keys });
    processes.push(started);
    return started.origin;
  };

  afterAll(() => Promise.all(processes.map((each) => each.kill())));

  it('accept each other’s access tokens, until the old key is removed', async () => {
    const old = announced.origin;
    const [current, last] = await Promise.all([start(accepting(newKeys, oldKeys)), start(accepting(newKeys))]);
    const { email, password } = await registered(before);
    const statusAt = async (reader: string, signer: string) => {
      const { accessToken } = await clientOf(signer).call('auth.login', { body: { email, password } });
      return (await clientOf(reader, bearer(accessToken)).answer('me.get')).status;
    };
    expect(await statusAt(current, old)).toBe(200);
    expect(await statusAt(old, current)).toBe(200);
    expect(await statusAt(last, current)).toBe(200);
    expect(await statusAt(last, old)).toBe(401);
  });
});
