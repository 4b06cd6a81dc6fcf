import { type Locale, typeset } from '@dronesoccer/contracts';
import { html, type Html } from './html.js';

/** One block of an email, as HTML and as plain text. Both follow the typography of the reader's language. */
export interface Block {
  readonly html: (locale: Locale) => Html;
  readonly text: (locale: Locale) => string;
}

/** French puts a non-breaking space before a colon. */
export const colon = (locale: Locale): string => (locale === 'fr' ? '\u00a0:' : ':');

const lineStyle = 'margin:0 0 16px;font-size:16px;line-height:1.6;color:#25303b;white-space:pre-line';
const quietStyle = 'margin:0 0 16px;font-size:14px;line-height:1.6;color:#4d5966';
const figure = "font-family:'Arial Black',Arial,Helvetica,sans-serif;font-variant-numeric:tabular-nums";

const paragraph =
  (tone: string, style: string) =>
  (text: string): Block => ({
    html: (locale) => html`<p class="${tone}" style="${style}">${typeset(text, locale)}</p>`,
    text: (locale) => typeset(text, locale),
  });

export const line = paragraph('ink', lineStyle);

/** Secondary text: how long a link is valid, or what to do if this was not you. */
export const aside = paragraph('muted', quietStyle);

/** Short points, one below another. */
export function points(texts: readonly string[]): Block {
  return {
    html: (locale) =>
      html`<ul class="ink" style="margin:0 0 16px;padding-left:24px;font-size:16px;line-height:1.6;color:#25303b">
        ${texts.map((text) => html`<li style="margin:0 0 8px">${typeset(text, locale)}</li>`)}
      </ul>`,
    text: (locale) => texts.map((text) => `- ${typeset(text, locale)}`).join('\n'),
  };
}

/** A person's own text, as they wrote it: with its line breaks and without typographic changes. */
export function quotation(text: string): Block {
  return {
    html: () =>
      html`<p
        class="panel ink"
        style="margin:0 0 24px;padding:16px 20px;border-left:4px solid #005f8a;background:#eef4f8;border-radius:0 12px 12px 0;font-size:15px;line-height:1.6;color:#25303b"
      >
        <span style="white-space:pre-line;word-break:break-word">${text}</span>
      </p>`,
    text: () => text.replaceAll(/^/gm, '> '),
  };
}

/** The email's call to action. The address is printed too, for readers who cannot click the link. */
export function action(label: string, address: string): Block {
  return {
    html: (locale) =>
      html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px">
          <tr>
            <td class="button" style="border-radius:999px;background:#c70d24">
              <a
                href="${address}"
                class="button-text"
                style="display:inline-block;padding:14px 28px;font-weight:700;font-size:16px;line-height:1.2;color:#ffffff;text-decoration:none;border-radius:999px"
                >${typeset(label, locale)}</a
              >
            </td>
          </tr>
        </table>
        <p class="muted" style="margin:0 0 24px;font-size:13px;line-height:1.5;color:#4d5966;word-break:break-all">
          <a href="${address}" class="link" style="color:#005f8a">${address}</a>
        </p>`,
    text: (locale) => `${typeset(label, locale)}${colon(locale)}\n${address}`,
  };
}

/** A secondary link: a map, a policy. */
export function reference(label: string, address: string): Block {
  return {
    html: (locale) =>
      html`<p class="muted" style="${quietStyle}">
        <a href="${address}" class="link" style="color:#005f8a">${typeset(label, locale)}</a>
      </p>`,
    text: (locale) => `${typeset(label, locale)}${colon(locale)} ${address}`,
  };
}

/** A number that people may need again, such as an order or booking number. */
export function highlight(label: string, value: string): Block {
  return {
    html: (locale) =>
      html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px">
        <tr>
          <td
            class="panel"
            style="padding:16px 20px;border-left:4px solid #005f8a;background:#eef4f8;border-radius:0 12px 12px 0"
          >
            <span class="muted" style="display:block;font-size:13px;line-height:1.4;color:#4d5966"
              >${typeset(label, locale)}</span
            >
            <span class="strong" style="${figure};font-size:22px;line-height:1.3;color:#0d1217">${value}</span>
          </td>
        </tr>
      </table>`,
    text: (locale) => `${typeset(label, locale)}${colon(locale)} ${value}`,
  };
}

/**
 * An embedded picture, attached under the content id, so that it shows without a network. The plain text has only its
 * description. The picture stays on white in dark mode, so that a camera can read a code.
 *
 * @param width in pixels; the picture is square
 */
export function picture(contentId: string, description: string, width: number): Block {
  return {
    html: (locale) =>
      html`<p style="margin:0 0 24px">
        <img
          src="cid:${contentId}"
          alt="${typeset(description, locale)}"
          width="${width}"
          height="${width}"
          style="display:block;width:${width}px;height:${width}px;border:0;border-radius:8px;background:#ffffff"
        />
      </p>`,
    text: (locale) => typeset(description, locale),
  };
}

export interface Row {
  readonly label: string;
  /** Smaller text below the label. */
  readonly note?: string;
  readonly value: string;
  /** True for the row with the total. */
  readonly isTotal?: boolean;
}

/** Lines with amounts: the purchased items and their prices. */
export function rows(entries: readonly Row[]): Block {
  return {
    html: (locale) =>
      html`<table
        role="table"
        width="100%"
        cellpadding="0"
        cellspacing="0"
        style="margin:0 0 24px;border-collapse:collapse"
      >
        ${entries.map((row) => rowMarkup(row, locale))}
      </table>`,
    text: (locale) =>
      entries
        .map(
          ({ label, note, value }) => `${typeset(label, locale)}${note ? ` (${note})` : ''}${colon(locale)} ${value}`,
        )
        .join('\n'),
  };
}

/** Short labels and amounts stay on one line; longer texts may wrap. */
const wholeUpTo = { label: 12, value: 16 } as const;

function rowMarkup({ label, note, value, isTotal = false }: Row, locale: Locale): Html {
  const weight = isTotal ? 'font-weight:700;font-size:18px' : 'font-size:15px';
  const border = isTotal ? 'border-top:2px solid #0d1217' : 'border-top:1px solid #dbe3ea';
  const tone = isTotal ? 'strong' : 'ink';
  const space = (text: string, most: number): string => (text.length > most ? 'normal' : 'nowrap');
  return html`<tr>
    <td
      class="${tone} rule"
      style="padding:12px 12px 12px 0;${border};${weight};line-height:1.4;color:#25303b;vertical-align:top;white-space:${space(label, wholeUpTo.label)}"
    >
      ${typeset(label, locale)}${
        note
          ? html`<br /><span class="muted" style="font-size:13px;font-weight:400;color:#4d5966;white-space:normal"
                >${note}</span
              >`
          : null
      }
    </td>
    <td
      class="${tone} rule"
      align="right"
      style="padding:12px 0;${border};${weight};line-height:1.4;color:#25303b;vertical-align:top;white-space:${space(value, wholeUpTo.value)}"
    >
      ${value}
    </td>
  </tr>`;
}
