import { type MarkdownToken, type MarkdownTokens, parseMarkdown, tokensIn } from '@dronesoccer/domain/markdown';
import type { Block } from './blocks.js';
import { html, Html } from './html.js';

interface MarkdownOptions {
  /** Returns the target of a link or picture in the email, or null to show it as text. */
  link(href: string): string | null;
  picture(href: string): string | null;
}

/**
 * An editor's Markdown as a block of an email. Markup in the text is shown as text, never taken as HTML (promise S9).
 * The plain text puts the address of a link after its words.
 */
export function markdown(source: string, options: MarkdownOptions): Block {
  const tokens = parseMarkdown(source);
  return { html: () => html`${htmlOf(tokens, options)}`, text: () => paragraphs(tokens, options) };
}

const base = 'font-size:16px;line-height:1.6;color:#25303b';
const display = "font-family:'Arial Black',Arial,Helvetica,sans-serif;font-weight:900;line-height:1.25;color:#0d1217";
const emptyHtml = new Html('');

const htmlOf = (tokens: readonly MarkdownToken[], options: MarkdownOptions): Html[] =>
  tokens.map((token) => tokenHtml(token, options));

function tokenHtml(token: MarkdownToken, options: MarkdownOptions): Html {
  const inner = htmlOf(tokensIn(token), options);
  switch (token.type) {
    case 'heading':
      return html`<h2 class="strong" style="margin:28px 0 12px;font-size:${token.depth <= 2 ? 21 : 17}px;${display}">
        ${inner}
      </h2>`;
    case 'paragraph':
      return html`<p class="ink" style="margin:0 0 16px;${base}">${inner}</p>`;
    case 'list':
      return listHtml(token, options);
    case 'blockquote':
      return html`<div
        class="panel"
        style="margin:0 0 16px;padding:16px 20px 1px;border-left:4px solid #005f8a;background:#eef4f8;border-radius:0 12px 12px 0"
      >
        ${inner}
      </div>`;
    case 'code':
      return html`<pre
        class="panel ink"
        style="margin:0 0 16px;padding:12px 16px;background:#eef4f8;border-radius:12px;white-space:pre-wrap;word-break:break-word;font-size:14px;color:#25303b"
      >
${token.text}</pre>`;
    case 'table':
      return tableHtml(token, options);
    case 'hr':
      return html`<hr class="rule" style="margin:24px 0;border:0;border-top:1px solid #dbe3ea" />`;
    default:
      return spanHtml(token, options);
  }
}

function spanHtml(token: MarkdownToken, options: MarkdownOptions): Html {
  const inner = htmlOf(tokensIn(token), options);
  switch (token.type) {
    case 'strong':
      return html`<strong class="strong">${inner}</strong>`;
    case 'em':
      return html`<em>${inner}</em>`;
    case 'del':
      return html`<del>${inner}</del>`;
    case 'br':
      return html`<br />`;
    case 'link': {
      const href = options.link(token.href);
      return href === null ? html`${inner}` : html`<a href="${href}" class="link" style="color:#005f8a">${inner}</a>`;
    }
    case 'image': {
      const src = options.picture(token.href);
      if (src === null) return html`${token.text}`;
      return html`<img
        src="${src}"
        alt="${token.text}"
        width="508"
        style="display:block;width:100%;max-width:508px;height:auto;border:0;border-radius:12px"
      />`;
    }
    case 'text':
      return token.tokens ? html`${inner}` : html`${token.text}`;
    case 'codespan':
      return html`<code>${token.text}</code>`;
    case 'escape':
      return html`${token.text}`;
    case 'html':
      return token.block ? html`<p class="ink" style="margin:0 0 16px;${base}">${token.text}</p>` : html`${token.text}`;
    case 'checkbox':
      return html`${token.checked ? '☑ ' : '☐ '}`;
    default:
      return emptyHtml;
  }
}

function listHtml(list: MarkdownTokens.List, options: MarkdownOptions): Html {
  const items = list.items.map((item) => {
    const [first, ...rest] = tokensIn(item);
    // The first paragraph is the item's own line and has no margins.
    const line = first?.type === 'paragraph' ? tokensIn(first) : first ? [first] : [];
    return html`<li style="margin:0 0 8px${item.task ? ';list-style:none;margin-left:-22px' : ''}">
      ${htmlOf([...line, ...rest], options)}
    </li>`;
  });
  const style = `margin:0 0 16px;padding-left:24px;${base}`;
  return list.ordered
    ? html`<ol class="ink" start="${list.start || 1}" style="${style}">
        ${items}
      </ol>`
    : html`<ul class="ink" style="${style}">
        ${items}
      </ul>`;
}

function tableHtml(table: MarkdownTokens.Table, options: MarkdownOptions): Html {
  const style = ({ align }: MarkdownTokens.TableCell): string =>
    `padding:8px 12px 8px 0;text-align:${align ?? 'left'};vertical-align:top`;
  const header = table.header.map(
    (cell) =>
      html`<th class="rule" style="${style(cell)};border-bottom:2px solid #dbe3ea">
        ${htmlOf(tokensIn(cell), options)}
      </th>`,
  );
  const rows = table.rows.map((cells) =>
    cells.map(
      (cell) =>
        html`<td class="rule" style="${style(cell)};border-bottom:1px solid #dbe3ea">
          ${htmlOf(tokensIn(cell), options)}
        </td>`,
    ),
  );
  return html`<table role="table" class="ink" width="100%" style="margin:0 0 16px;border-collapse:collapse;${base}">
    ${[header, ...rows].map(
      (cells) =>
        html`<tr>
          ${cells}
        </tr>`,
    )}
  </table>`;
}

const paragraphs = (tokens: readonly MarkdownToken[], options: MarkdownOptions): string =>
  tokens
    .map((token) => tokenText(token, options))
    .filter((text) => text !== '')
    .join('\n\n');

const textOf = (tokens: readonly MarkdownToken[], options: MarkdownOptions): string =>
  tokens.map((token) => tokenText(token, options)).join('');

function tokenText(token: MarkdownToken, options: MarkdownOptions): string {
  switch (token.type) {
    case 'list':
      return token.items
        .map((item, index) => `${token.ordered ? `${(token.start || 1) + index}.` : '-'} ${itemText(item, options)}`)
        .join('\n');
    case 'blockquote':
      return paragraphs(tokensIn(token), options).replaceAll(/^/gm, '> ');
    case 'table':
      return [token.header, ...token.rows]
        .map((cells) => cells.map((cell) => textOf(tokensIn(cell), options)).join(' | '))
        .join('\n');
    case 'hr':
      return '---';
    case 'code':
      return token.text.trimEnd();
    default:
      return spanText(token, options);
  }
}

function spanText(token: MarkdownToken, options: MarkdownOptions): string {
  switch (token.type) {
    case 'heading':
    case 'paragraph':
    case 'strong':
    case 'em':
    case 'del':
      return textOf(tokensIn(token), options);
    case 'text':
      return token.tokens ? textOf(tokensIn(token), options) : token.text;
    case 'link': {
      const href = options.link(token.href);
      const words = textOf(tokensIn(token), options);
      return href === null || href === words ? words : `${words} (${href})`;
    }
    case 'br':
      return '\n';
    case 'html':
      return token.block ? token.text.trimEnd() : token.text;
    case 'codespan':
    case 'escape':
    case 'image':
      return token.text;
    case 'checkbox':
      return token.checked ? '☑ ' : '☐ ';
    default:
      return '';
  }
}

function itemText(item: MarkdownTokens.ListItem, options: MarkdownOptions): string {
  return tokensIn(item)
    .map((token, index) => {
      const text = tokenText(token, options);
      return index > 0 && blocks.has(token.type) ? `\n${text.replaceAll(/^/gm, '  ')}` : text;
    })
    .join('');
}

/** The tokens that begin a new line within a list item. */
const blocks: ReadonlySet<string> = new Set(['paragraph', 'list', 'blockquote', 'code', 'table', 'hr', 'heading']);
