import { storageKeys } from '@dronesoccer/contracts';
import { announceAddress } from '../product/address.ts';
import { launchProduct } from '../product/launch.ts';
import { type MapsStandIn, startMapsStandIn } from '../support/maps-stand-in.ts';
import { expect, test as journeys } from '../support/test.ts';

/** A product of its own that has a key for the maps script: a stand-in on this machine. */
const test = journeys.extend<object, { maps: MapsStandIn }>({
  maps: [
    async ({}, use) => {
      const maps = await startMapsStandIn();
      await use(maps);
      maps.stop();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ maps }, use) => {
      const { address, end } = await launchProduct({ MAPS_API_KEY: 'a-key', MAPS_SCRIPT_ORIGIN: maps.origin });
      announceAddress(address);
      await use(address);
      await end();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

test('with a key, the maps script suggests cities once the chooser is open; refused, the gazetteer does', async ({
  page,
  maps,
}) => {
  await page.goto('/learn');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(maps.asked).toEqual([]);
  const dialog = page.getByRole('dialog', { name: 'Choose your location' });
  await page.getByRole('banner').getByRole('button', { name: 'Choose your location' }).click();
  const search = dialog.getByRole('combobox');
  await search.fill('iqa');
  await expect(dialog.getByRole('option')).toHaveAccessibleName('Iqaluit, NU, Canada');
  await expect(dialog.getByText('Powered by Google')).toBeVisible();
  expect(maps.asked).toEqual([
    expect.stringMatching(/^\/maps\/api\/js\?key=a-key&libraries=places&.*region=CA&language=en/),
    '/autocomplete?input=iqa&types=%28cities%29&country=ca',
  ]);

  maps.status = 'OVER_QUERY_LIMIT';
  await search.fill('inuv');
  await expect(dialog.getByRole('option')).toHaveAccessibleName('Inuvik, Northwest Territories');
  await expect(dialog.getByText('City data: GeoNames, CC BY 4.0')).toBeVisible();

  maps.status = 'OK';
  await search.fill('iqal');
  await page.getByRole('option', { name: 'Iqaluit, NU, Canada' }).click();
  await expect(dialog).toBeHidden();
  expect(maps.asked.at(-1)).toBe(
    '/details?placeId=ChIJ-iqaluit&fields=geometry%2Cname%2Cformatted_address%2Caddress_components',
  );
  const chosen = await page.evaluate((key) => localStorage.getItem(key), storageKeys.selectedLocation);
  expect(JSON.parse(chosen ?? 'null')).toEqual({
    id: 'google_ChIJ-iqaluit',
    name: 'Iqaluit',
    city: 'Iqaluit',
    latitude: '63.7467',
    longitude: '-68.517',
    address: 'Iqaluit, NU, Canada',
  });
});
