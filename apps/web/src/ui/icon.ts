import { createElement, type ComponentType, type SVGProps } from 'react';

/** An icon as the library keeps it: SVG elements by name and attributes, on a square. */
export interface IconData {
  readonly size: number;
  readonly node: readonly (readonly [name: string, attributes: Readonly<Record<string, string>>])[];
}

/**
 * What makes a component of each icon in a build (`vite/light-icons.ts`). The library's own prepares every attribute anew
 * whenever an icon is drawn, for settings that no screen here uses; a list of products draws a hundred icons.
 */
export default function createIcon({ size, node }: IconData): ComponentType<SVGProps<SVGSVGElement>> {
  const drawing = node.map(([name, attributes]) => createElement(name, attributes));
  return (props) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: `0 0 ${size} ${size}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        // An icon without a name of its own only repeats what stands beside it.
        ...(props['aria-label'] === undefined && { 'aria-hidden': true }),
        ...props,
      },
      drawing,
    );
}
