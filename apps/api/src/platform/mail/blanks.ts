import { randomBytes } from 'node:crypto';
import { html } from './html.js';

/** What is written where a blank stands: an address, in plain characters. */
export type Filling = (name: string) => string;

interface Blank {
  name: string;
  isHtml: boolean;
}

/**
 * What differs from reader to reader of a letter that is rendered once, and is then filled in. A blank's mark in the text
 * is drawn by lot for each letter, so nothing that someone wrote can be one.
 */
export class Blanks {
  private readonly marks = new Map<string, string>();

  /** The mark of a blank, for the template to print where an address belongs. Letters and figures alone. */
  mark(name: string): string {
    const mark = this.marks.get(name) ?? `blank${randomBytes(12).toString('hex')}`;
    this.marks.set(name, mark);
    return mark;
  }

  /**
   * Cuts a composed message (RFC 5322, both texts quoted-printable) at its blanks.
   *
   * @returns what stands between them, in turn with the blanks
   */
  cut(message: string): { texts: Buffer[]; blanks: Blank[] } {
    const nameOf = new Map([...this.marks].map(([name, mark]) => [mark, name]));
    const htmlFrom = message.indexOf('\r\nContent-Type: text/html');
    const texts: Buffer[] = [];
    const blanks: Blank[] = [];
    let from = 0;
    // A line that would become too long is broken anywhere, also inside a mark.
    for (const { 0: found, index } of message.matchAll(
      /b(?:=\r\n)?l(?:=\r\n)?a(?:=\r\n)?n(?:=\r\n)?k(?:(?:=\r\n)?[0-9a-f]){24}/g,
    )) {
      const name = nameOf.get(found.replaceAll('=\r\n', ''));
      if (name === undefined) continue;
      texts.push(Buffer.from(message.slice(from, index)));
      blanks.push({ name, isHtml: index > htmlFrom });
      from = index + found.length;
    }
    texts.push(Buffer.from(message.slice(from)));
    return { texts, blanks };
  }
}

const plain = /^[\x21-\x7e]{1,2000}$/;

/** @throws RangeError for a value that is not an address */
export function filled({ texts, blanks }: ReturnType<Blanks['cut']>, filling: Filling): Buffer {
  const parts: Buffer[] = [];
  texts.forEach((text, index) => {
    const blank = blanks[index - 1];
    if (blank !== undefined) parts.push(quotedPrintable(blank, filling(blank.name)));
    parts.push(text);
  });
  return Buffer.concat(parts);
}

/** On lines of its own, which the reader's program joins with what is before and after. */
function quotedPrintable({ name, isHtml }: Blank, value: string): Buffer {
  if (!plain.test(value)) throw new RangeError(`What is filled in for ${name} is not one line of plain characters`);
  const text = (isHtml ? html`${value}`.markup : value).replaceAll('=', '=3D');
  const lines = text.match(/(?:=3D|[^=]){1,24}/g) ?? [];
  return Buffer.from(`=\r\n${lines.join('=\r\n')}=\r\n`);
}
