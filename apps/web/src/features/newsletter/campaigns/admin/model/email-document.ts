/** Elements that are never allowed in an email. They are removed with their content. */
const refusedElements = new Set([
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
 * Renders an email in one of our frames. The page's content security policy rightly forbids inline styles, so the email
 * is parsed and rebuilt, and its styles are set through the CSSOM. Everything that could run code or load a resource is
 * left out, and so are link targets, because the preview is not interactive.
 */
export function fillEmail(frame: HTMLIFrameElement, html: string, { isDark }: { isDark: boolean }): void {
  const target = frame.contentDocument;
  const window = frame.contentWindow as (Window & { CSSStyleSheet: typeof CSSStyleSheet }) | null;
  if (!target || !window) return;
  const { markup, styles } = inert(html);
  const source = new DOMParser().parseFromString(markup, 'text/html');
  const sheet = new window.CSSStyleSheet();
  const themedStyles = styles.replaceAll('(prefers-color-scheme: dark)', isDark ? 'all' : 'not all');
  sheet.replaceSync(withoutAddresses(themedStyles));
  target.adoptedStyleSheets = [sheet];
  target.documentElement.lang = source.documentElement.dataset.lang ?? '';
  target.documentElement.style.colorScheme = isDark ? 'dark' : 'light';
  // Keep the body element: a new one would lose the focus and the scroll position.
  const { body } = target;
  for (const { name } of [...body.attributes]) body.removeAttribute(name);
  copyAttributes(source.body, body);
  body.replaceChildren(...copiesOf(source.body, target));
}

const tag = /<([a-z][a-z0-9]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi;
const attribute = /([^\s"'<>/=]+)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?/g;

/**
 * Returns the markup with every attribute renamed to a `data-` attribute, and its style sheets separately. The page's
 * parser would otherwise check the attributes against the content security policy, even for a document that is never
 * shown.
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

/** Removes URLs from styles, because our emails load nothing through CSS. */
const withoutAddresses = (css: string): string => css.replaceAll(/(?:url|image-set|src)\([^)]*\)*/gi, 'none');

const copiesOf = (from: Element, target: Document): Node[] =>
  [...from.childNodes].flatMap((node): Node[] => {
    if (node.nodeType === Node.TEXT_NODE) return [target.createTextNode(node.textContent ?? '')];
    if (!(node instanceof Element)) return [];
    const name = node.localName;
    if (refusedElements.has(name)) return [];
    const copy = target.createElement(name);
    copyAttributes(node, copy);
    copy.append(...copiesOf(node, target));
    return [copy];
  });

const copiedAttributes = [
  ...['class', 'alt', 'width', 'height', 'align', 'valign', 'role', 'lang', 'cellpadding', 'cellspacing', 'colspan'],
  ...['rowspan', 'scope', 'start', 'dir'],
];

function copyAttributes(from: Element, copy: HTMLElement): void {
  const read = (name: string): string | null => from.getAttribute(`data-${name}`);
  for (const name of copiedAttributes) {
    const value = read(name);
    if (value !== null) copy.setAttribute(name, value);
  }
  copy.style.cssText = withoutAddresses(read('style') ?? '');
  const [src, href] = [read('src'), read('href')];
  if (copy.localName === 'img' && src !== null) copy.setAttribute('src', ownPath(src));
  if (copy.localName === 'a' && href !== null) {
    copy.title = href;
    // Without `href` the browser does not underline the link.
    if (copy.style.textDecoration === '') copy.style.textDecoration = 'underline';
  }
}

/**
 * Returns the path of a picture. An email contains absolute URLs, whose host may differ from the current one. Nothing
 * is loaded from another host.
 */
function ownPath(src: string): string {
  try {
    const { pathname, search } = new URL(src, window.location.origin);
    return `${pathname}${search}`;
  } catch {
    return '';
  }
}
