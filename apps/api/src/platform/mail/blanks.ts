import { randomBytes } from 'node:crypto';
import { html } from './html.js';

/** Returns the text for a blank: one line, without markup. */
export type FillBlank = (name: string) => string;

interface Blank {
  name: string;
  isHtml: boolean;
}

/**
 * Placeholders for the parts of an email that differ from reader to reader. The email is rendered once and then filled
 * in. A blank's mark in the text is random for each email, so no written text can match it.
 */
export class Blanks {
  private readonly marks = new Map<string, string>();

  /**
   * Returns the mark of a blank, which the template prints in place of an address. A mark has only letters and digits.
   */
  mark(name: string): string {
    const mark = this.marks.get(name) ?? `blank${randomBytes(12).toString('hex')}`;
    this.marks.set(name, mark);
    return mark;
  }

  /** Fills in the blanks of a text that is not encoded. */
  fill(text: string, filling: FillBlank): string {
    let filledIn = text;
    for (const [name, mark] of this.marks) {
      if (filledIn.includes(mark)) filledIn = filledIn.replaceAll(mark, () => oneLine(name, filling));
    }
    return filledIn;
  }

  /**
   * Cuts a composed message (RFC 5322, both texts quoted-printable) at its blanks.
   *
   * @returns the texts between the blanks, alternating with the blanks
   */
  cut(message: string): { texts: Buffer[]; blanks: Blank[] } {
    const nameOf = new Map([...this.marks].map(([name, mark]) => [mark, name]));
    const htmlFrom = message.indexOf('\r\nContent-Type: text/html');
    const texts: Buffer[] = [];
    const blanks: Blank[] = [];
    let from = 0;
    // Quoted-printable may break a long line anywhere, even inside a mark.
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

const line = /^[^\p{Cc}\p{Zl}\p{Zp}]{1,2000}$/u;

/** @throws RangeError if the value is not one line */
function oneLine(name: string, filling: FillBlank): string {
  const value = filling(name);
  if (!line.test(value)) throw new RangeError(`What is filled in for ${name} is not one line`);
  return value;
}

/** @throws RangeError if a value is not one line */
export function fillBlanks({ texts, blanks }: ReturnType<Blanks['cut']>, filling: FillBlank): Buffer {
  const parts: Buffer[] = [];
  texts.forEach((text, index) => {
    const blank = blanks[index - 1];
    if (blank !== undefined) parts.push(quotedPrintable(blank, oneLine(blank.name, filling)));
    parts.push(text);
  });
  return Buffer.concat(parts);
}

const encodedByte = (byte: number): string =>
  byte > 0x7e || byte === 0x3d ? `=${byte.toString(16).toUpperCase().padStart(2, '0')}` : String.fromCharCode(byte);

/** Writes the value on separate lines, which the reader's mail client joins with the text before and after. */
function quotedPrintable({ isHtml }: Blank, value: string): Buffer {
  const bytes = Buffer.from(isHtml ? html`${value}`.markup : value);
  const text = [...bytes].map(encodedByte).join('');
  const lines = text.match(/(?:=[0-9A-F]{2}|[^=]){1,24}/g) ?? [];
  return Buffer.from(`=\r\n${lines.join('=\r\n')}=\r\n`);
}
