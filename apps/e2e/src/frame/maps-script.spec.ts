import { storageKeys } from '@dronesoccer/contracts';
import { announceAddress } from '../product/address.ts';
import { launchProduct } from '../product/launch.ts';
import { type MapsStandIn, startMapsStandIn } from '../support/maps-stand-in.ts';
import { expect, test as journeys } from '../support/test.ts';

/** A separate product instance with a key for the maps script, which is a local stand-in. */
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

const scriptAsked = /^\/maps\/api\/js\?key=a-key&libraries=places&.*region=CA&language=en/;

/** Each interface of the script, with the calls that it makes for a search and for the details of the chosen city. */
const interfaces = [
  {
    offers: 'current',
    search: '/suggestions?input=iqa&types=%28cities%29&regions=ca&language=en',
    details: '/place?placeId=ChIJ-iqaluit&fields=location%2CdisplayName%2CformattedAddress%2CaddressComponents',
  },
  {
    offers: 'legacy',
    search: '/autocomplete?input=iqa&types=%28cities%29&country=ca',
    details: '/details?placeId=ChIJ-iqaluit&fields=geometry%2Cname%2Cformatted_address%2Caddress_components',
  },
] as const;

for (const { offers, search, details } of interfaces) {
  test(`with a key, the ${offers} maps script suggests cities; the gazetteer does when it refuses`, async ({
    page,
    maps,
  }) => {
    maps.offers = offers;
    const before = maps.asked.length;
    await page.goto('/learn');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(maps.asked.slice(before)).toEqual([]);
    const dialog = page.getByRole('dialog', { name: 'Choose your location' });
    await page.getByRole('banner').getByRole('button', { name: 'Choose your location' }).click();
    const field = dialog.getByRole('combobox');
    await field.fill('iqa');
    await expect(dialog.getByRole('option')).toHaveAccessibleName('Iqaluit, NU, Canada');
    await expect(dialog.getByText('Powered by Google')).toBeVisible();
    expect(maps.asked.slice(before)).toEqual([expect.stringMatching(scriptAsked), search]);

    maps.status = 'OVER_QUERY_LIMIT';
    await field.fill('inuv');
    await expect(dialog.getByRole('option')).toHaveAccessibleName('Inuvik, Northwest Territories');
    await expect(dialog.getByText('City data: GeoNames, CC BY 4.0')).toBeVisible();

    maps.status = 'OK';
    await field.fill('iqal');
    await page.getByRole('option', { name: 'Iqaluit, NU, Canada' }).click();
    await expect(dialog).toBeHidden();
    expect(maps.asked.at(-1)).toBe(details);
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
}
