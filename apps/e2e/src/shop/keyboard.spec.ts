import { ProductCategory } from '@dronesoccer/contracts';
import { givenProduct, newRowId } from '@dronesoccer/devkit';
import { tabBackTo, tabTo } from '../support/keyboard.ts';
import { newEmail } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

// A small laptop at 200 % zoom.
test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });

test('the whole purchase by keyboard alone (check 4) at 200 % zoom (check 7), the focus always seen, past the menus and at each page’s heading (check 6)', async ({
  page,
  db,
}) => {
  const name = `Keyboard package ${newRowId().slice(-6)}`;
  await givenProduct(db, { name, category: ProductCategory.COMPLETE_PACKAGES });
  const { keyboard } = page;
  const follow = async (role: 'link' | 'button', called: string | RegExp) => {
    const target = page.getByRole(role, { name: called }).first();
    await tabTo(page, target);
    // While the price is loading, the pay button can be focused but not pressed.
    await expect(target).toBeEnabled();
    await keyboard.press('Enter');
  };
  const heading = (called: string) => page.getByRole('heading', { level: 1, name: called });

  await page.goto('/shop');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }), 1);
  await keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const categories = page.getByRole('navigation', { name: 'Product categories' });
  await tabTo(page, categories.getByRole('link', { name: 'Complete Packages' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Complete Packages' })).toBeVisible();
  await follow('link', name);
  // After a page change, the focus is on the new heading.
  await expect(heading(name)).toBeFocused();
  await follow('button', `Add to cart: ${name}`);
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await tabBackTo(page, page.getByRole('link', { name: 'Cart, 1 item' }));
  await keyboard.press('Enter');
  await expect(heading('Your cart')).toBeFocused();
  await follow('button', 'Go to checkout');

  await expect(heading('Delivery')).toBeFocused();
  const main = page.getByRole('main');
  await tabTo(page, main.getByRole('radio', { name: /^Ship it/ }));
  await keyboard.press('ArrowDown');
  await expect(main.getByLabel('Pickup location')).toBeVisible();
  await keyboard.press('ArrowUp');
  await tabTo(page, main.getByLabel('Email'));
  await keyboard.type(newEmail('keys'));
  await tabTo(page, main.getByLabel('Full name'));
  await keyboard.type('Robin Keys');
  await keyboard.press('Tab');
  await keyboard.type('12 Test Street');
  await tabTo(page, main.getByLabel('City'));
  await keyboard.type('Calgary');
  await keyboard.press('Tab');
  await keyboard.type('Alb');
  await expect(main.getByLabel('Province or territory')).toHaveValue('AB');
  await keyboard.press('Tab');
  await keyboard.type('t2p1a1');
  await keyboard.press('Enter');

  await expect(heading('Review and pay')).toBeFocused();
  await follow('button', 'Pay $120.75');
  await expect(page.getByRole('heading', { name: 'Sandbox payment' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Pay', exact: true }));
  await keyboard.press('Enter');
  await expect(page.getByText('Paid. Thank you!')).toBeVisible();
});
