import { type Connection, givenProduct, newRowId } from '@dronesoccer/devkit';
import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { button, dialog, expectGoodDialogs, link, type Screen } from '../support/dialogs.ts';
import { givenOrder, givenPaidOrder, givenShippedOrder } from '../support/orders.ts';
import { demoAccount, type DemoName, newEmail, signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** Returns the address of the dashboard's product list, filtered to a new product that the journey may change. */
const listOf = async (db: Connection): Promise<string> => {
  const { slug } = await givenProduct(db, { name: `Dialog Ball ${newRowId().slice(-6)}` });
  return `/dashboard/all-products?search=${slug}`;
};

/** A dialog that is opened by a button in the order actions. */
const orderAction = (name: string) => ({
  opener: (page: Page) => page.getByRole('group', { name: 'Order actions' }).getByRole('button', { name, exact: true }),
  dialog: dialog(new RegExp(`^${name}`)),
});

/**
 * The dialogs and drawers by the role of the user who sees them. `booking-dialogs.spec.ts` covers those of bookings,
 * and `dashboard-dialogs.spec.ts` those of the dashboard's lists.
 */
const screens: Readonly<Record<string, { as?: DemoName; screens: readonly Screen[] }>> = {
  'a visitor': {
    screens: [
      {
        path: '/faq',
        overlays: [
          {
            of: 'features/places/locations/components/location-chooser',
            opener: (page) => page.getByRole('banner').getByRole('button', { name: 'Choose your location' }),
            dialog: dialog('Choose your location'),
          },
          {
            of: 'features/common/policies/policy-dialog',
            opener: (page) => page.getByRole('contentinfo').getByRole('button', { name: 'Safety Policy' }),
            dialog: dialog('Safety Policy'),
          },
        ],
      },
      {
        path: '/faq',
        width: 390,
        overlays: [{ of: 'app/header/mobile-drawer', opener: button('Open menu'), dialog: dialog() }],
      },
      {
        path: '/partner',
        overlays: [
          {
            of: 'features/inbox/partners/components/partner-dialog',
            opener: link('Become a partner'),
            dialog: dialog('Partner Registration'),
          },
        ],
      },
      {
        path: '/gallery',
        overlays: [
          {
            of: 'pages/site/gallery',
            opener: button(/^Enlarge/),
            dialog: dialog('Gallery'),
            close: 'Close pictures',
            isWhole: true,
          },
        ],
      },
      {
        path: '/shop',
        width: 390,
        overlays: [
          { of: 'features/shop/catalog/components/filter-sheet', opener: button('Filters'), dialog: dialog('Filters') },
        ],
      },
      {
        path: '/shop/product/striker-20',
        overlays: [
          {
            of: 'features/shop/catalog/components/gallery',
            opener: button(/^Enlarge the picture/),
            dialog: dialog('Striker 20 Drone Ball'),
            close: 'Close pictures',
            isWhole: true,
          },
        ],
      },
    ],
  },
  'a member': {
    as: 'member',
    screens: [
      {
        path: '/profile?tab=1',
        overlays: [
          {
            of: 'features/people/profile/components/erase-account',
            opener: button('Erase my account'),
            dialog: dialog('Erase my account'),
          },
        ],
      },
      {
        path: '/profile?tab=6',
        overlays: [
          {
            of: 'features/club/families/components/child-dialog',
            opener: button('Add a child'),
            dialog: dialog('Add a child'),
          },
          {
            of: 'features/club/families/components/invite-dialog',
            opener: button('Invite an adult'),
            dialog: dialog('Invite an adult'),
          },
          {
            of: 'features/club/families/components/leave-dialog',
            opener: button('Remove: Mia'),
            dialog: dialog('Remove Mia Member?'),
          },
        ],
      },
      {
        path: '/profile?tab=3',
        overlays: [
          {
            of: 'features/people/profile/components/address-dialog',
            opener: button('Add an address'),
            dialog: dialog('Add an address'),
          },
          {
            of: 'features/people/profile/components/addresses',
            opener: button(/^Remove Demo Member/),
            dialog: dialog('Remove this address?'),
          },
        ],
      },
      {
        path: async (db) => {
          const { id: productId } = await givenProduct(db);
          const { id, token } = await givenShippedOrder(await demoAccount('super'), {
            email: newEmail('dialogs'),
            productId,
          });
          return `/shop/orders/${id}?token=${token}`;
        },
        overlays: [
          {
            of: 'features/shop/orders/components/return-order',
            opener: button('Return items'),
            dialog: dialog('What would you like to return?'),
          },
          { of: 'features/shop/orders/components/reorder', opener: button('Buy again'), dialog: dialog('Buy again') },
        ],
      },
      {
        path: async (db) => {
          const { id: productId } = await givenProduct(db);
          const { id, token } = await givenOrder({ email: newEmail('dialogs'), productId });
          return `/shop/orders/${id}?token=${token}`;
        },
        overlays: [
          {
            of: 'features/shop/orders/components/cancel-order',
            opener: button('Cancel order'),
            dialog: dialog(/^Cancel order DS-/),
          },
        ],
      },
    ],
  },
  'an administrator': {
    as: 'super',
    screens: [
      {
        path: '/dashboard',
        overlays: [
          {
            of: 'app/dashboard/palette/command-palette',
            opener: button('Search and commands'),
            dialog: dialog('Search and go'),
          },
          {
            of: 'app/dashboard/shortcuts/shortcut-sheet',
            opener: button('Keyboard shortcuts'),
            dialog: dialog('Keyboard shortcuts'),
          },
        ],
      },
      {
        path: '/dashboard',
        width: 390,
        overlays: [{ of: 'app/layouts/dashboard-layout', opener: button('Open menu'), dialog: dialog('Menu') }],
      },
      {
        path: async (db) => {
          const { id: productId } = await givenProduct(db);
          return `/dashboard/orders/${(await givenPaidOrder({ email: newEmail('dialogs'), productId })).id}`;
        },
        overlays: [
          { of: 'features/shop/orders/admin/components/dialogs/step-dialog', ...orderAction('Ship') },
          { of: 'features/shop/orders/admin/components/dialogs/step-dialog', ...orderAction('Cancel order') },
          { of: 'features/shop/orders/admin/components/dialogs/refund-dialog', ...orderAction('Refund') },
        ],
      },
      {
        path: listOf,
        first: (page) => page.getByRole('checkbox', { name: /^Select Dialog Ball/ }).check(),
        overlays: [
          {
            of: 'features/shop/catalog/admin/components/price-dialog',
            opener: button('Change prices'),
            dialog: dialog('Change prices by percent'),
          },
          {
            of: 'features/shop/catalog/admin/components/product-form',
            opener: link(/^Dialog Ball/),
            dialog: dialog(/^Dialog Ball/),
          },
        ],
      },
      {
        path: listOf,
        first: async (page) => {
          await link(/^Dialog Ball/)(page).click();
          // The drawer takes the focus before the test types anything.
          await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
          await page.getByLabel('Weight in grams').fill('999');
        },
        overlays: [
          {
            of: 'features/shop/catalog/admin/components/stock-move-dialog',
            opener: button('Adjust stock'),
            dialog: dialog('Adjust stock'),
          },
          {
            of: 'ui/overlays/unsaved-question',
            opener: (page) => page.getByLabel('Weight in grams'),
            key: 'Escape',
            dialog: dialog('Leave without saving?'),
          },
        ],
      },
      {
        path: '/dashboard/coupons',
        overlays: [
          {
            of: 'features/shop/coupons/admin/components/coupon-form-drawer',
            opener: link('New coupon'),
            dialog: dialog('New coupon'),
          },
        ],
      },
    ],
  },
};

for (const [who, { as, screens: theirs }] of Object.entries(screens)) {
  test(`each dialog that ${who} meets traps the focus, closes by Esc, beside it and by its button, and gives it back (check 5)`, async ({
    page,
    db,
  }) => {
    if (as) await signIn(page, await demoAccount(as));
    await expectGoodDialogs(page, db, theirs);
  });
}

test('the policies', async ({ page }) => {
  await page.goto('/faq');
  const opener = (name: string) => page.getByRole('contentinfo').getByRole('button', { name });
  for (const [policy, promise] of [
    ['Safety Policy', '14 days'],
    ['Privacy & Policy', 'dminist'],
    ['Terms & Conditions', 'within 14 days'],
  ] as const) {
    await opener(policy).click();
    await expect(dialog(policy)(page)).toContainText(promise);
    if (policy !== 'Terms & Conditions') await page.keyboard.press('Escape');
  }
  await expectAccessibleInBothThemes(page);
});

test('the chooser, opened, is accessible in both themes', async ({ page }) => {
  await page.goto('/faq');
  await page.getByRole('banner').getByRole('button', { name: 'Choose your location' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
});
