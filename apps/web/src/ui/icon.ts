import { createElement, type ComponentType, type SVGProps } from 'react';

/** The library's icon data: SVG elements by name and attributes, on a square. */
export interface IconData {
  readonly size: number;
  readonly node: readonly (readonly [name: string, attributes: Readonly<Record<string, string>>])[];
}

/**
 * Replaces the library's icon component in a build (`vite/light-icons.ts`). The library's component prepares every
 * attribute again at each render, for settings that no screen here uses, and a list of products renders a hundred
 * icons.
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
        // An icon without an accessible name only repeats the text beside it.
        ...(props['aria-label'] === undefined && { 'aria-hidden': true }),
        ...props,
      },
      drawing,
    );
}
