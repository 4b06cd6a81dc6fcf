import { socialNetworks } from '@dronesoccer/contracts';
import { expectAccessibleInBothThemes } from '../../support/accessibility.ts';
import { callApi } from '../../support/api.ts';
import { tabTo } from '../../support/keyboard.ts';
import { expectToast } from '../../support/notices.ts';
import { demoAccount, signIn } from '../../support/people.ts';
import { expectFrenchSpaces, expectLargeTargets, expectNoSidewaysScroll } from '../../support/screen.ts';
import { expect, test } from '../../support/test.ts';

/** All visitors of the run see the links, so they are reset to the defaults. */
test.afterEach(async () => {
  const token = (await demoAccount('super')).auth.accessToken;
  const { version } = await callApi('socialLinks.admin.get', { token });
  const links = socialNetworks.map(({ network, href }) => ({ network, href, isShown: true }));
  await callApi('socialLinks.admin.put', { token, body: { version, links } });
});

test('the links of the footer are changed, ordered by keyboard and hidden, visitors see exactly these, and a blog post gets its texts', async ({
  page,
  device,
}) => {
  const admin = await demoAccount('super');
  await signIn(page, admin);
  await page.goto('/dashboard/social-media');
  const elsewhere = await device();
  await signIn(elsewhere, admin);
  await elsewhere.goto('/dashboard/social-media');
  await expect(elsewhere.getByRole('textbox', { name: 'TikTok', exact: true })).toBeVisible();

  const instagram = page.getByRole('textbox', { name: 'Instagram', exact: true });
  await instagram.fill('https://www.facebook.com/dronesoccer.ca');
  await page.getByRole('textbox', { name: 'TikTok', exact: true }).fill('tiktok.com/@dronesoccer.ca');
  const refusal = page.getByText('Enter an address of this network that begins with https://');
  await expect(refusal).toHaveCount(1);
  await page.getByRole('button', { name: 'Save links' }).click();
  await expect(instagram).toBeFocused();
  await instagram.fill('https://www.instagram.com/dronesoccer.ca');
  await expect(refusal).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Facebook', exact: true }).fill('');
  await page.getByRole('switch', { name: 'Show YouTube' }).click();

  const up = page.getByRole('button', { name: 'Move TikTok up' });
  await tabTo(page, up);
  for (const place of [3, 2, 1]) {
    await page.keyboard.press('Enter');
    await expect(page.getByText(`TikTok: place ${place} of 4`)).toBeAttached();
  }
  // At the top, the item cannot move up any further, so the focus moves to the other button.
  await expect(page.getByRole('button', { name: 'Move TikTok down' })).toBeFocused();
  await expectLargeTargets(page);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Save links' }).click();
  await expectToast(page, 'Links saved. The footer shows them within a minute.');

  await elsewhere.getByRole('textbox', { name: 'Instagram', exact: true }).fill('https://www.instagram.com/other');
  await elsewhere.getByRole('button', { name: 'Save links' }).click();
  await expect(elsewhere.getByText('Someone else saved these settings in the meantime')).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Use theirs' }).click();
  await expect(elsewhere.getByRole('textbox', { name: 'Instagram', exact: true })).toHaveValue(
    'https://www.instagram.com/dronesoccer.ca',
  );

  const visitor = await device();
  await visitor.setViewportSize({ width: 390, height: 844 });
  await visitor.goto('/fr/faq');
  const footer = visitor.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  const links = footer.getByRole('link', { name: /TikTok|Instagram|YouTube|Facebook/ });
  await expect(links).toHaveCount(2);
  await expect(links.nth(0)).toHaveAttribute('href', 'https://tiktok.com/@dronesoccer.ca');
  await expect(links.nth(1)).toHaveAttribute('href', 'https://www.instagram.com/dronesoccer.ca');
  await expectNoSidewaysScroll(visitor);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/fr/dashboard/social-media');
  await expect(page.getByRole('button', { name: 'Descendre TikTok' })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Afficher YouTube' })).not.toBeChecked();
  await expectFrenchSpaces(page);
  await expectLargeTargets(page);
  await expectNoSidewaysScroll(page);

  // A blog post can be shared like a newsletter or a product.
  await page.getByRole('button', { name: 'Article du blogue' }).click();
  await page.getByLabel('Quel article').selectOption({ label: 'Anatomie d’une manche' });
  await expect(page.getByRole('textbox', { name: 'Texte pour Facebook' })).toHaveValue(
    /^Anatomie d’une manche[\s\S]*\/fr\/blogs\/anatomie-d-une-manche/,
  );
  await expect(page.getByRole('link', { name: 'Télécharger l’image' })).toHaveAttribute('href', /\/match\.webp$/);
  await expectFrenchSpaces(page);
  await expectLargeTargets(page);
  await expectNoSidewaysScroll(page);
});
