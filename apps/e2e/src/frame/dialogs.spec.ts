import { type Connection, givenProduct, newRowId } from '@dronesoccer/devkit';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { button, dialog, expectGoodDialogs, link, type Screen } from '../support/dialogs.ts';
import { givenOrder } from '../support/orders.ts';
import { demoAccount, demoEmail, type DemoName, newEmail, signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** An order of the demo: its dialogs are looked at here and left without doing anything. */
const demoOrder = (db: Connection, where: string) =>
  db
    .rows<{ id: string }>(`SELECT id FROM orders WHERE ${where} ORDER BY number DESC LIMIT 1`, [demoEmail('member')])
    .then(([order]) => {
      if (!order) throw new Error(`The demo has no order where ${where}.`);
      return order.id;
    });

/** The dashboard's list of products with one of its own, which may be changed. */
const listOf = async (db: Connection): Promise<string> => {
  const { slug } = await givenProduct(db, { name: `Dialog Ball ${newRowId().slice(-6)}` });
  return `/dashboard/all-products?search=${slug}`;
};

/**
 * Dialogs and drawers by who meets them. Those of the dashboard's lists stand in `dashboard-dialogs.spec.ts`; the offer for
 * a first order has a journey of its own.
 */
const screens: Readonly<Record<string, { as?: DemoName; screens: readonly Screen[] }>> = {
  'a visitor': {
    screens: [
      {
        path: '/faq',
        overlays: [
          {
            opener: (page) => page.getByRole('banner').getByRole('button', { name: 'Choose your location' }),
            dialog: dialog('Choose your location'),
          },
          {
            opener: (page) => page.getByRole('contentinfo').getByRole('button', { name: 'Safety Policy' }),
            dialog: dialog('Safety Policy'),
          },
        ],
      },
      { path: '/faq', width: 390, overlays: [{ opener: button('Open menu'), dialog: dialog() }] },
      { path: '/partner', overlays: [{ opener: link('Become a partner'), dialog: dialog('Partner Registration') }] },
      { path: '/shop', width: 390, overlays: [{ opener: button('Filters'), dialog: dialog('Filters') }] },
      {
        path: '/shop/product/striker-20',
        overlays: [
          {
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
        path: '/profile?tab=3',
        overlays: [
          { opener: button('Add an address'), dialog: dialog('Add an address') },
          { opener: button(/^Remove Demo Member/), dialog: dialog('Remove this address?') },
        ],
      },
      {
        path: async (db) =>
          `/shop/orders/${await demoOrder(db, 'status = 4 AND user_id = (SELECT id FROM users WHERE email = $1)')}`,
        overlays: [
          { opener: button('Return items'), dialog: dialog('What would you like to return?') },
          { opener: button('Buy again'), dialog: dialog('Buy again') },
        ],
      },
      {
        path: async (db) => {
          const { id: productId } = await givenProduct(db);
          const { id, token } = await givenOrder({ email: newEmail('dialogs'), productId });
          return `/shop/orders/${id}?token=${token}`;
        },
        overlays: [{ opener: button('Cancel order'), dialog: dialog(/^Cancel order DS-/) }],
      },
    ],
  },
  'an administrator': {
    as: 'super',
    screens: [
      {
        path: '/dashboard',
        overlays: [{ opener: button('Search and commands'), dialog: dialog('Search and go') }],
      },
      { path: '/dashboard', width: 390, overlays: [{ opener: button('Open menu'), dialog: dialog('Menu') }] },
      {
        path: async (db) => `/dashboard/orders/${await demoOrder(db, 'status = 2 AND email <> $1')}`,
        overlays: ['Ship', 'Cancel order', 'Refund'].map((name) => ({
          opener: (page) =>
            page.getByRole('group', { name: 'Order actions' }).getByRole('button', { name, exact: true }),
          dialog: dialog(new RegExp(`^${name}`)),
        })),
      },
      {
        path: listOf,
        first: (page) => page.getByRole('checkbox', { name: /^Select Dialog Ball/ }).check(),
        overlays: [
          { opener: button('Change prices'), dialog: dialog('Change prices by percent') },
          { opener: link(/^Dialog Ball/), dialog: dialog(/^Dialog Ball/) },
        ],
      },
      {
        path: listOf,
        first: async (page) => {
          await link(/^Dialog Ball/)(page).click();
          // The drawer puts the focus into itself before anything can be typed.
          await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
          await page.getByLabel('Weight in grams').fill('999');
        },
        overlays: [
          { opener: button('Adjust stock'), dialog: dialog('Adjust stock') },
          {
            opener: (page) => page.getByLabel('Weight in grams'),
            key: 'Escape',
            dialog: dialog('Leave without saving?'),
          },
        ],
      },
      { path: '/dashboard/coupons', overlays: [{ opener: link('New coupon'), dialog: dialog('New coupon') }] },
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
