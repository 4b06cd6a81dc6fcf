import { type Locale, typeset } from '@dronesoccer/contracts';
import type { Block } from './blocks.js';
import { html, type Html } from './html.js';

/** A product, an event or a bookable time, as an email shows it. */
export interface Card {
  /** The address of a picture beside the texts, or null. */
  picture?: string | null;
  /** A word for something out of the ordinary, such as a tournament, above the title. */
  mark?: string | null;
  title: string;
  lines: readonly CardLine[];
  /** The amount, and what it pays for: `$35.00` and `a seat`. */
  price?: { amount: string; unit: string } | null;
  /** A warning below the lines, or null. */
  note?: string | null;
  /** The next step with the card's subject, at the end of the card. It brings its own space below. */
  action?: Block | null;
}

interface CardLine {
  text: string;
  /** `strong` for what the reader looks for, `muted` for details. The default is plain. */
  tone?: 'ink' | 'strong' | 'muted';
}

const tones = {
  ink: 'font-size:16px;color:#25303b',
  strong: 'font-size:17px;font-weight:700;color:#0d1217',
  muted: 'font-size:14px;color:#4d5966',
} as const;

/**
 * Returns a panel with the texts, and the picture beside them in a row of two cells, which all mail programs render
 * alike; phones stack the cells.
 */
export function card(shown: Card): Block {
  return {
    html: (locale) =>
      html`<table
        role="presentation"
        class="panel"
        width="100%"
        cellpadding="0"
        cellspacing="0"
        style="margin:8px 0 24px;background:#eef4f8;border-radius:12px"
      >
        <tr>
          ${pictureCell(shown)}
          <td
            class="${shown.picture ? 'beside' : ''}"
            style="padding:16px 20px ${shown.action ? '0' : '16px'};vertical-align:middle"
          >
            ${textsOf(shown, locale)}
          </td>
        </tr>
      </table>`,
    text: (locale) => {
      const { mark, title, lines, price, note, action } = shown;
      const texts = [mark, title, ...lines.map(({ text }) => text), price && `${price.amount} ${price.unit}`, note];
      return [
        ...texts.filter((text) => text !== null && text !== undefined).map((text) => typeset(text, locale)),
        ...(action ? [action.text(locale)] : []),
      ].join('\n');
    },
  };
}

const pictureCell = ({ picture }: Card): Html | null =>
  picture
    ? html`<td class="beside" width="108" style="padding:12px 0 12px 12px">
        <img
          src="${picture}"
          alt=""
          width="96"
          style="display:block;width:96px;height:auto;border:0;border-radius:8px"
        />
      </td>`
    : null;

function textsOf({ mark, title, lines, price, note, action }: Card, locale: Locale): Html {
  return html`${
      mark
        ? html`<span
            class="ink rule"
            style="display:inline-block;margin:0 0 8px;padding:2px 10px;border:1px solid #4d5966;border-radius:999px;font-size:13px;line-height:1.4;color:#25303b"
            >${typeset(mark, locale)}</span
          >`
        : null
    }
    <span class="strong" style="display:block;font-size:18px;font-weight:700;line-height:1.3;color:#0d1217"
      >${typeset(title, locale)}</span
    >
    ${lines.map(
      ({ text, tone = 'ink' }) =>
        html`<span class="${tone}" style="display:block;margin:4px 0 0;line-height:1.4;${tones[tone]}"
          >${typeset(text, locale)}</span
        >`,
    )}
    ${
      price
        ? html`<span class="muted" style="display:block;margin:8px 0 0;font-size:14px;line-height:1.4;color:#4d5966"
            ><span class="strong" style="font-size:18px;font-weight:700;color:#0d1217">${price.amount}</span>
            ${price.unit}</span
          >`
        : null
    }
    ${
      note
        ? html`<span class="ink" style="display:block;margin:6px 0 0;font-size:14px;color:#25303b"
            >${typeset(note, locale)}</span
          >`
        : null
    }
    ${action?.html(locale) ?? null}`;
}
