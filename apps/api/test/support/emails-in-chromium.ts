import { chromiumFlags, findChromium } from '@dronesoccer/devkit';
import { chromium, type Page } from 'playwright-core';
import axe from 'axe-core';

interface WrittenEmail {
  /** The name for reported faults. */
  name: string;
  html: string;
}

/** A narrow phone, and the usual width of a mail program's reading pane. */
const widths = [320, 640] as const;

/**
 * Renders each email as a mail program does: narrow and wide, light and dark.
 *
 * @returns the faults that a reader would notice: content that overflows or is cut off, and serious findings of axe
 */
export async function faultsInChromium(emails: readonly WrittenEmail[]): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: [...chromiumFlags] });
  try {
    const page = await browser.newPage();
    // Block all requests, so that the email is checked as it is.
    await page.route('**/*', (route) => route.abort());
    const faults: string[] = [];
    for (const email of emails) faults.push(...(await faultsOf(page, email)));
    return faults;
  } finally {
    await browser.close();
  }
}

async function faultsOf(page: Page, { name, html }: WrittenEmail): Promise<string[]> {
  const faults: string[] = [];
  await page.setContent(html);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const sticking = await page.evaluate<string[]>(whatSticksOut);
    faults.push(...sticking.map((what) => `${name} at ${width} px: ${what}`));
  }
  await page.evaluate(axe.source);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const found = await page.evaluate(async () => {
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run({
        resultTypes: ['violations'],
      });
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .flatMap(({ id, nodes }) => nodes.map((node) => `${id} ${node.failureSummary ?? ''} ${node.html}`));
    });
    faults.push(...found.map((what) => `${name}, ${colorScheme}: ${what.slice(0, 400)}`));
  }
  return faults;
}

/**
 * A script that runs in the page. It is a text, because the API's types do not include the DOM. It checks each text
 * node, because a text may overflow a box that fits. Half a pixel is allowed, because widths are rounded.
 */
const whatSticksOut = `(() => {
  const found = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push('scrolls sideways: ' + scrollWidth + ' px');
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const words = node.textContent.trim().slice(0, 60);
    const cell = node.parentElement.closest('td');
    if (cell === null || words === '' || !node.parentElement.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const [text, room] = [range.getBoundingClientRect(), cell.getBoundingClientRect()];
    if (text.width > 0 && (text.right > room.right + 0.5 || text.left < room.left - 0.5)) found.push(words + ' sticks out');
  }
  return found;
})()`;
