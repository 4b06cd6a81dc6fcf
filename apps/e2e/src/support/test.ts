import { storageKeys } from '@dronesoccer/contracts';
import { type Connection, openConnection } from '@dronesoccer/devkit';
import { expect, test as base } from '@playwright/test';
import { type ProductAddress, productAddress } from '../product/address.ts';
import { Mailbox } from './mailbox.ts';
import { keepNotices } from './notices.ts';

export interface Position {
  latitude: string;
  longitude: string;
}

interface JourneyFixtures {
  /** Where the person was found on an earlier visit; null for a first visit, to which the chooser opens by itself. */
  position: Position | null;
  /** False: the offer for a first order may interrupt, as it does a new visitor. */
  hasSeenOffer: boolean;
  mailbox: Mailbox;
  /** Fails the journey when any of its pages broke unseen. */
  quietPages: void;
}

interface WorkerFixtures {
  /** The run's own; a journey that needs another one starts it here. */
  product: ProductAddress;
  db: Connection;
}

const vancouver: Position = { latitude: '49.2827', longitude: '-123.1207' };

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

  storageState: async ({ product, position, hasSeenOffer }, use) => {
    const localStorage = [
      ...(position
        ? [
            { name: storageKeys.latitude, value: position.latitude },
            { name: storageKeys.longitude, value: position.longitude },
          ]
        : []),
      ...(hasSeenOffer ? [{ name: storageKeys.hasSeenFirstOrderModal, value: 'true' }] : []),
    ];
    await use({ cookies: [], origins: [{ origin: product.origin, localStorage }] });
  },

  context: async ({ context }, use) => {
    await keepNotices(context);
    await use(context);
  },

  quietPages: [
    async ({ context }, use) => {
      const heard: string[] = [];
      context.on('weberror', (webError) => heard.push(webError.error().stack ?? String(webError.error())));
      context.on('console', (message) => {
        if (message.type() === 'error' && message.text().includes('Content Security Policy'))
          heard.push(message.text());
      });
      await use();
      expect(heard, 'errors that no page handled, and what the content policy stopped').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
