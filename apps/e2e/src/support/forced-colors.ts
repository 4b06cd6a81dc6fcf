import type { Page } from '@playwright/test';
import { engineName } from '../engines/engines.ts';
import { expectAccessible, rulesOfAPhone } from './accessibility.ts';
import { expectVisibleFocus } from './keyboard.ts';
import { expect } from './test.ts';

/**
 * Checks the page in forced-colors mode, as a contrast theme of Windows shows it: axe finds nothing, the focus is visible,
 * and chosen parts and charts still differ from what surrounds them. Only Chromium emulates the mode.
 */
export async function expectWholeInForcedColors(page: Page): Promise<void> {
  if (engineName !== 'chromium') return;
  await page.emulateMedia({ forcedColors: 'active' });
  // Chromium reports the text colour that the style sheet asks for and not the one that it draws.
  const rules = rulesOfAPhone.filter((rule) => rule !== 'color-contrast');
  await expectAccessible(page, rules);
  expect(await page.evaluate(lostInForcedColors), 'what forced colours hide').toEqual([]);
  await expectVisibleFocus(page, 12);
  await page.emulateMedia({ forcedColors: 'none' });
}

/** Returns the visible parts whose state or drawing forced colours hide. It runs in the page. */
function lostInForcedColors(): string[] {
  const chosenParts =
    '[aria-pressed=true], [aria-selected=true], [role=switch][aria-checked=true], [aria-current]:not([aria-current=false])';
  const groups = 'ul, ol, nav, table, fieldset, [role=tablist], [role=radiogroup], [role=group]';
  const drawn = ['backgroundColor', 'borderColor', 'borderStyle', 'outlineStyle', 'textDecorationLine', 'fontWeight'];
  const lookOf = (part: Element): string =>
    [part, ...part.querySelectorAll('*')]
      .map((each) => {
        const style = getComputedStyle(each) as unknown as Record<string, string>;
        return `${each.tagName} ${drawn.map((name) => style[name]).join(' ')}`;
      })
      .join('\n');
  const isShown = (part: Element): boolean => part.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const lost: string[] = [];
  for (const part of document.querySelectorAll(chosenParts)) {
    const peers = [...(part.closest(groups)?.querySelectorAll(part.tagName) ?? [])].filter(
      (peer) => isShown(peer) && !peer.matches(chosenParts) && peer.getAttribute('role') === part.getAttribute('role'),
    );
    if (isShown(part) && peers.length > 0 && peers.every((peer) => lookOf(peer) === lookOf(part)))
      lost.push(part.outerHTML.slice(0, 200));
  }

  const ground = document.body.appendChild(document.createElement('i'));
  ground.style.background = 'Canvas';
  const hidden = [getComputedStyle(ground).backgroundColor, 'rgba(0, 0, 0, 0)', 'none'];
  ground.remove();
  const isDrawn = (part: Element): boolean => {
    const { backgroundColor, fill, stroke, outlineStyle } = getComputedStyle(part);
    if (part instanceof SVGGeometryElement) return !hidden.includes(fill) || !hidden.includes(stroke);
    return outlineStyle !== 'none' || !hidden.includes(backgroundColor);
  };
  for (const chart of document.querySelectorAll('.graph')) {
    if (isShown(chart) && ![chart, ...chart.querySelectorAll('*')].some(isDrawn))
      lost.push(chart.outerHTML.slice(0, 200));
  }
  return lost;
}
