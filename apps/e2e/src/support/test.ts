import { storageKeys } from '@dronesoccer/contracts';
import { type Connection, openConnection } from '@dronesoccer/devkit';
import {
  type BrowserContext,
  type ConsoleMessage,
  expect,
  type Page,
  test as base,
  type WebError,
} from '@playwright/test';
import { typeLikeAKeyboard } from '../engines/firefox-typing.ts';
import { type ProductAddress, productAddress } from '../product/address.ts';
import { Mailbox } from './mailbox.ts';
import { keepNotices } from './notices.ts';
import { remember } from './storage.ts';

export interface Position {
  latitude: string;
  longitude: string;
}

interface JourneyFixtures {
  /**
   * The person's position from an earlier visit, or null for a first visit, on which the chooser opens automatically.
   */
  position: Position | null;
  /** If false, the first-order offer may appear, as for a new visitor. */
  hasSeenOffer: boolean;
  mailbox: Mailbox;
  /** Opens a page in the browser of another person, or of the same person on another device. */
  device: () => Promise<Page>;
  /** Makes the journeys that change the settings take turns, because each save writes all settings. */
  settingsTurn: void;
  /** Fails the journey if any of its pages had an error that was not visible. */
  quietPages: void;
}

interface WorkerFixtures {
  /** The product of the run. A journey that needs a different instance starts one here. */
  product: ProductAddress;
  db: Connection;
}

const vancouver: Position = { latitude: '49.2827', longitude: '-123.1207' };

type Visitor = Pick<JourneyFixtures, 'position' | 'hasSeenOffer'>;

/** Prepares a new browser as that of a returning visitor. */
export async function prepare(context: BrowserContext, { position, hasSeenOffer }: Visitor): Promise<void> {
  await typeLikeAKeyboard(context);
  await keepNotices(context);
  await remember(context, {
    ...(position && { [storageKeys.latitude]: position.latitude, [storageKeys.longitude]: position.longitude }),
    ...(hasSeenOffer && { [storageKeys.hasSeenFirstOrderModal]: 'true' }),
  });
}

export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  product: [async ({}, use) => use(productAddress()), { scope: 'worker' }],

  baseURL: async ({ product }, use) => use(product.origin),

  db: [
    async ({ product }, use) => {
      const connection = await openConnection(product.databaseUrl);
      await use(connection);
      await connection.close();
    },
    { scope: 'worker' },
  ],

  mailbox: async ({ product }, use) => use(new Mailbox(product.origin)),

  position: [vancouver, { option: true }],

  hasSeenOffer: [true, { option: true }],

  context: async ({ context, position, hasSeenOffer }, use) => {
    await prepare(context, { position, hasSeenOffer });
    await use(context);
  },

  device: async ({ browser, position, hasSeenOffer }, use) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext();
      opened.push(context);
      await prepare(context, { position, hasSeenOffer });
      return context.newPage();
    });
    for (const context of opened) await context.close();
  },

  settingsTurn: async ({ db }, use) => {
    await db.query("SELECT pg_advisory_lock(hashtextextended('journeys that change the settings', 0))");
    await use();
    await db.query("SELECT pg_advisory_unlock(hashtextextended('journeys that change the settings', 0))");
  },

  quietPages: [
    async ({ context }, use) => {
      const heard: string[] = [];
      const hearError = (webError: WebError) => heard.push(webError.error().stack ?? String(webError.error()));
      const hearMessage = (message: ConsoleMessage) => {
        if (message.type() === 'error' && message.text().includes('Content Security Policy'))
          heard.push(message.text());
      };
      context.on('weberror', hearError).on('console', hearMessage);
      await use();
      context.off('weberror', hearError).off('console', hearMessage);
      expect(heard, 'errors that no page handled, and what the content policy stopped').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
