import { expect, it } from 'vitest';
import { destinationOf } from './destination';

const site = 'https://shop.example';

it.each([
  [`${site}/fr/shop/product/ball?x=1#top`, { href: '/fr/shop/product/ball?x=1#top', isPage: true }],
  [`${site}/`, { href: '/', isPage: true }],
  [`${site}/api/newsletter/attachments/1`, { href: `${site}/api/newsletter/attachments/1`, isPage: false }],
  [`${site}/pictures/uploads/a.webp`, { href: `${site}/pictures/uploads/a.webp`, isPage: false }],
  ['https://rules.example/a b', { href: 'https://rules.example/a%20b', isPage: false }],
  // Another site whose host name begins with ours.
  ['https://shop.example.evil.test/', { href: 'https://shop.example.evil.test/', isPage: false }],
  [`${site}//evil.test/`, null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['/shop', null],
  [null, null],
])('an issue’s link to %j leads to %j', (url, destination) => {
  expect(destinationOf(url, site)).toEqual(destination);
});
