import { render } from '@testing-library/react';
import { Heart, MapPin, ShoppingCart, type LucideIcon } from 'lucide-react';
import * as heart from 'lucide-react/icons/heart';
import * as mapPin from 'lucide-react/icons/map-pin';
import * as shoppingCart from 'lucide-react/icons/shopping-cart';
import { expect, it } from 'vitest';
import createIcon, { type IconData } from './icon';

/** Returns the drawing without the library's class names, which no style here uses. */
function drawn(element: React.ReactNode): string {
  const svg = render(element).container.querySelector('svg');
  const names = /\blucide(-[\w-]+)?\b/g;
  svg?.setAttribute('class', (svg.getAttribute('class') ?? '').replaceAll(names, '').trim());
  return [...(svg?.attributes ?? [])]
    .map(({ name, value }) => `${name}=${value}`)
    .toSorted()
    .concat(svg?.innerHTML ?? '')
    .join('\n');
}

it.each<[string, LucideIcon, object]>([
  ['a heart', Heart, heart],
  ['a pin', MapPin, mapPin],
  ['a cart', ShoppingCart, shoppingCart],
])('draws %s as the library does', (_name, Theirs, module) => {
  const { __iconData } = module as { __iconData: IconData };
  const Ours = createIcon(__iconData);
  expect(drawn(<Ours className="size-5" />)).toBe(drawn(<Theirs className="size-5" />));
  expect(drawn(<Ours aria-label="Saved" fill="currentColor" />)).toBe(
    drawn(<Theirs aria-label="Saved" fill="currentColor" />),
  );
  expect(drawn(<Ours aria-hidden />)).toBe(drawn(<Theirs aria-hidden />));
});
