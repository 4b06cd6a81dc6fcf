/** Elements that never belong in a mail; their content goes with them. */
const refused = new Set([
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'link',
  'meta',
  'base',
  'form',
  'svg',
  'math',
  'template',
  'title',
]);

/**
 * Shows a mail in a frame of ours. The page's content policy forbids styles in markup (and it is right to), so the mail is
 * read as a tree and built anew, its styles set through the CSSOM. What could run or load anything is left out, and so is
 * where links lead: the letter is looked at here, not used.
 */
export function fillLetter(frame: HTMLIFrameElement, html: string, { isDark }: { isDark: boolean }): void {
  const target = frame.contentDocument;
  const window = frame.contentWindow as (Window & { CSSStyleSheet: typeof CSSStyleSheet }) | null;
  if (!target || !window) return;
  const { markup, styles } = inert(html);
  const source = new DOMParser().parseFromString(markup, 'text/html');
  const sheet = new window.CSSStyleSheet();
  const wanted = styles.replaceAll('(prefers-color-scheme: dark)', isDark ? 'all' : 'not all');
  sheet.replaceSync(withoutAddresses(wanted));
  target.adoptedStyleSheets = [sheet];
  target.documentElement.lang = source.documentElement.dataset.lang ?? '';
  target.documentElement.style.colorScheme = isDark ? 'dark' : 'light';
  // The body stays the same element: a new one would take the focus and the place in the email from who reads it.
  const { body } = target;
  for (const { name } of [...body.attributes]) body.removeAttribute(name);
  copyAttributes(source.body, body);
  body.replaceChildren(...copiesOf(source.body, target));
}

const tag = /<([a-z][a-z0-9]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi;
const attribute = /([^\s"'<>/=]+)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?/g;

/**
 * The markup with each attribute under a name that means nothing to a browser, and its style sheets apart: the parser of a
 * page holds what it reads against the page's policy, though the document that it makes is never shown.
 */
function inert(html: string): { markup: string; styles: string } {
  const styles: string[] = [];
  const rest = html.replaceAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi, (_, css: string) => {
    styles.push(css);
    return '';
  });
  const markup = rest.replaceAll(tag, (_, name: string, attributes: string) => {
    const renamed = attributes.replaceAll(attribute, (_all, key: string, value = '') => `data-${key}${value}`);
    return `<${name}${renamed}>`;
  });
  return { markup, styles: styles.join('\n') };
}

/** Our mails load nothing by their styles. */
const withoutAddresses = (css: string): string => css.replaceAll(/(?:url|image-set|src)\([^)]*\)*/gi, 'none');

const copiesOf = (from: Element, target: Document): Node[] =>
  [...from.childNodes].flatMap((node): Node[] => {
    if (node.nodeType === Node.TEXT_NODE) return [target.createTextNode(node.textContent ?? '')];
    if (!(node instanceof Element)) return [];
    const name = node.localName;
    if (refused.has(name)) return [];
    const copy = target.createElement(name);
    copyAttributes(node, copy);
    copy.append(...copiesOf(node, target));
    return [copy];
  });

const plain = [
  ...['class', 'alt', 'width', 'height', 'align', 'valign', 'role', 'lang', 'cellpadding', 'cellspacing', 'colspan'],
  ...['rowspan', 'scope', 'start', 'dir'],
];

function copyAttributes(from: Element, copy: HTMLElement): void {
  const read = (name: string): string | null => from.getAttribute(`data-${name}`);
  for (const name of plain) {
    const value = read(name);
    if (value !== null) copy.setAttribute(name, value);
  }
  copy.style.cssText = withoutAddresses(read('style') ?? '');
  const [src, href] = [read('src'), read('href')];
  if (copy.localName === 'img' && src !== null) copy.setAttribute('src', ownPath(src));
  if (copy.localName === 'a' && href !== null) {
    copy.title = href;
    // Without an address a browser draws it as text.
    if (copy.style.textDecoration === '') copy.style.textDecoration = 'underline';
  }
}

/** A mail names its pictures with the site's whole address, which here may be another one. Nothing foreign is fetched. */
function ownPath(src: string): string {
  try {
    const { pathname, search } = new URL(src, window.location.origin);
    return `${pathname}${search}`;
  } catch {
    return '';
  }
}
