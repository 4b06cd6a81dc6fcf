import { lexer, type MarkedToken, type Token, type Tokens, walkTokens } from 'marked';
import { isComplexMarkdown } from '@dronesoccer/contracts';
import type { Block } from './blocks.js';
import { html, Html } from './html.js';

interface MarkdownOptions {
  /** Returns the target of a link or picture in the email, or null to show it as text. */
  link(href: string): string | null;
  picture(href: string): string | null;
}

/** The lexer returns only standard Markdown tokens, because we add no extensions. */
const known = (tokens: readonly Token[] | undefined): MarkedToken[] => (tokens ?? []) as MarkedToken[];

/**
 * An editor's Markdown as a block of an email. Markup in the text is shown as text, never taken as HTML (promise S9).
 * The plain text puts the address of a link after its words.
 */
export function markdown(source: string, options: MarkdownOptions): Block {
  const tokens = parsed(source);
  const writer = new MarkdownWriter(options);
  return { html: () => writer.blocks(tokens), text: () => writer.texts(tokens) };
}

/** Returns the links and pictures in an editor's Markdown, in order. */
export function referencesOf(source: string): { links: string[]; pictures: { href: string; alt: string }[] } {
  const links: string[] = [];
  const pictures: { href: string; alt: string }[] = [];
  void walkTokens(parsed(source), (token) => {
    if (token.type === 'link') links.push((token as Tokens.Link).href);
    if (token.type === 'image')
      pictures.push({ href: (token as Tokens.Image).href, alt: (token as Tokens.Image).text });
  });
  return { links, pictures };
}

/** Parses a text. A text that would take too much work, stored before such texts were rejected, stays unformatted. */
function parsed(source: string): MarkedToken[] {
  try {
    if (!isComplexMarkdown(source)) return known(lexer(source));
    return unformatted(source);
  } catch {
    // The nesting is deeper than in any text that is meant to be read.
    return unformatted(source);
  }
}

function unformatted(source: string): MarkedToken[] {
  const text: Tokens.Text = { type: 'text', raw: source, text: source };
  return [{ type: 'paragraph', raw: source, text: source, tokens: [text] }];
}

const base = 'font-size:16px;line-height:1.6;color:#25303b';
const display = "font-family:'Arial Black',Arial,Helvetica,sans-serif;font-weight:900;line-height:1.25;color:#0d1217";
const linkStyle = 'color:#005f8a';
const none = new Html('');

class MarkdownWriter {
  private readonly options: MarkdownOptions;

  constructor(options: MarkdownOptions) {
    this.options = options;
  }

  blocks(tokens: readonly MarkedToken[]): Html {
    return html`${tokens.map((token) => this.block(token))}`;
  }

  texts(tokens: readonly MarkedToken[]): string {
    return tokens
      .map((token) => this.blockText(token))
      .filter((text) => text !== '')
      .join('\n\n');
  }

  private block(token: MarkedToken): Html {
    switch (token.type) {
      case 'heading':
        return html`<h2 class="strong" style="margin:28px 0 12px;font-size:${token.depth <= 2 ? 21 : 17}px;${display}">
          ${this.spans(token.tokens)}
        </h2>`;
      case 'paragraph':
        return html`<p class="ink" style="margin:0 0 16px;${base}">${this.spans(token.tokens)}</p>`;
      case 'list':
        return this.list(token);
      case 'blockquote':
        return html`<div
          class="panel"
          style="margin:0 0 16px;padding:16px 20px 1px;border-left:4px solid #005f8a;background:#eef4f8;border-radius:0 12px 12px 0"
        >
          ${this.blocks(known(token.tokens))}
        </div>`;
      case 'code':
        return html`<pre
          class="panel ink"
          style="margin:0 0 16px;padding:12px 16px;background:#eef4f8;border-radius:12px;white-space:pre-wrap;word-break:break-word;font-size:14px;color:#25303b"
        >
${token.text}</pre>`;
      case 'table':
        return this.table(token);
      case 'hr':
        return html`<hr class="rule" style="margin:24px 0;border:0;border-top:1px solid #dbe3ea" />`;
      case 'text':
        return html`${token.tokens ? this.spans(token.tokens) : token.text}`;
      case 'html':
        return html`<p class="ink" style="margin:0 0 16px;${base}">${token.text}</p>`;
      default:
        return none;
    }
  }

  private spans(tokens: readonly Token[] | undefined): Html {
    return html`${known(tokens).map((token) => this.span(token))}`;
  }

  private span(token: MarkedToken): Html {
    switch (token.type) {
      case 'strong':
        return html`<strong class="strong">${this.spans(token.tokens)}</strong>`;
      case 'em':
        return html`<em>${this.spans(token.tokens)}</em>`;
      case 'del':
        return html`<del>${this.spans(token.tokens)}</del>`;
      case 'br':
        return html`<br />`;
      case 'link': {
        const href = this.options.link(token.href);
        const words = this.spans(token.tokens);
        return href === null ? words : html`<a href="${href}" class="link" style="${linkStyle}">${words}</a>`;
      }
      case 'image': {
        const src = this.options.picture(token.href);
        if (src === null) return html`${token.text}`;
        return html`<img
          src="${src}"
          alt="${token.text}"
          width="508"
          style="display:block;width:100%;max-width:508px;height:auto;border:0;border-radius:12px"
        />`;
      }
      case 'text':
        return token.tokens ? this.spans(token.tokens) : html`${token.text}`;
      case 'codespan':
        return html`<code>${token.text}</code>`;
      case 'escape':
      case 'html':
        return html`${token.text}`;
      case 'checkbox':
        return html`${token.checked ? '☑ ' : '☐ '}`;
      default:
        return none;
    }
  }

  private list(list: Tokens.List): Html {
    const items = list.items.map(
      (item) =>
        html`<li style="margin:0 0 8px${item.task ? ';list-style:none;margin-left:-22px' : ''}">
          ${item.tokens.map((token) => this.item(token as MarkedToken))}
        </li>`,
    );
    const style = `margin:0 0 16px;padding-left:24px;${base}`;
    return list.ordered
      ? html`<ol class="ink" start="${list.start || 1}" style="${style}">
          ${items}
        </ol>`
      : html`<ul class="ink" style="${style}">
          ${items}
        </ul>`;
  }

  /** Returns the content of an item: its line without a paragraph's margins. */
  private item(token: MarkedToken): Html {
    return token.type === 'paragraph' ? this.spans(token.tokens) : (this.inline(token) ?? this.block(token));
  }

  private inline(token: MarkedToken): Html | null {
    const isBlock = ['list', 'blockquote', 'code', 'table', 'hr', 'heading', 'space'].includes(token.type);
    return isBlock ? null : this.span(token);
  }

  private table(table: Tokens.Table): Html {
    const cell = ({ align }: Tokens.TableCell): string =>
      `padding:8px 12px 8px 0;text-align:${align ?? 'left'};vertical-align:top`;
    const row = (cells: readonly Tokens.TableCell[], tag: 'th' | 'td'): Html =>
      html`<tr>
        ${cells.map((each) =>
          tag === 'th'
            ? html`<th class="rule" style="${cell(each)};border-bottom:2px solid #dbe3ea">
                ${this.spans(each.tokens)}
              </th>`
            : html`<td class="rule" style="${cell(each)};border-bottom:1px solid #dbe3ea">
                ${this.spans(each.tokens)}
              </td>`,
        )}
      </tr>`;
    return html`<table role="table" class="ink" width="100%" style="margin:0 0 16px;border-collapse:collapse;${base}">
      ${row(table.header, 'th')}${table.rows.map((cells) => row(cells, 'td'))}
    </table>`;
  }

  private blockText(token: MarkedToken): string {
    switch (token.type) {
      case 'heading':
      case 'paragraph':
        return this.words(token.tokens);
      case 'list':
        return token.items
          .map((item, index) => `${token.ordered ? `${(token.start || 1) + index}.` : '-'} ${this.itemText(item)}`)
          .join('\n');
      case 'blockquote':
        return this.texts(known(token.tokens)).replaceAll(/^/gm, '> ');
      case 'table':
        return [token.header, ...token.rows]
          .map((cells) => cells.map((cell) => this.words(cell.tokens)).join(' | '))
          .join('\n');
      case 'hr':
        return '---';
      case 'code':
      case 'html':
        return token.text.trimEnd();
      case 'text':
      case 'checkbox':
        return this.words([token]);
      default:
        return '';
    }
  }

  private itemText(item: Tokens.ListItem): string {
    return known(item.tokens)
      .map((token) =>
        token.type === 'list' ? `\n${this.blockText(token).replaceAll(/^/gm, '  ')}` : this.blockText(token),
      )
      .join('');
  }

  private words(tokens: readonly Token[] | undefined): string {
    return known(tokens)
      .map((token) => {
        switch (token.type) {
          case 'strong':
          case 'em':
          case 'del':
            return this.words(token.tokens);
          case 'link': {
            const href = this.options.link(token.href);
            const words = this.words(token.tokens);
            return href === null || href === words ? words : `${words} (${href})`;
          }
          case 'br':
            return '\n';
          case 'text':
            return token.tokens ? this.words(token.tokens) : token.text;
          case 'codespan':
            return token.text;
          case 'escape':
          case 'html':
          case 'image':
            return token.text;
          case 'checkbox':
            return token.checked ? '☑ ' : '☐ ';
          default:
            return '';
        }
      })
      .join('');
  }
}
