import { inflateSync } from 'node:zlib';

/**
 * Returns the text that a person can select and copy in a PDF made by the API: one line per piece of text, in drawing
 * order.
 */
export function pdfText(pdf: Buffer): string {
  const objects = objectsOf(pdf);
  const fonts = fontsOf(objects);
  return [...objects.values()]
    .map(({ stream }) => stream?.toString('latin1') ?? '')
    .filter((content) => content.includes(' Tf'))
    .flatMap((content) => linesOf(content, fonts))
    .join('\n');
}

interface PdfObject {
  head: string;
  stream: Buffer | null;
}

function objectsOf(pdf: Buffer): Map<string, PdfObject> {
  const text = pdf.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const match of text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [, id = '', body = ''] = match;
    const [head = '', rest] = body.split(/\nstream\n/, 2);
    const packed = rest === undefined ? null : Buffer.from(rest.replace(/\nendstream$/, ''), 'latin1');
    const isPacked = head.includes('/FlateDecode');
    objects.set(id, { head, stream: packed !== null && isPacked ? inflateSync(packed) : packed });
  }
  return objects;
}

/** Returns the characters of each font's glyphs, by the font name used in the pages. */
function fontsOf(objects: ReadonlyMap<string, PdfObject>): Map<string, Map<number, string>> {
  const fonts = new Map<string, Map<number, string>>();
  for (const { head } of objects.values()) {
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const cmap = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1] ?? '';
      fonts.set(name, glyphsOf(objects.get(cmap)?.stream?.toString('latin1') ?? ''));
    }
  }
  return fonts;
}

function glyphsOf(cmap: string): Map<number, string> {
  const glyphs = new Map<number, string>();
  for (const [, first = '', list = ''] of cmap.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi)) {
    for (const [index, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]*)>/gi)].entries()) {
      const codes = hex.replaceAll(' ', '').match(/.{4}/g) ?? [];
      glyphs.set(parseInt(first, 16) + index, String.fromCharCode(...codes.map((code) => parseInt(code, 16))));
    }
  }
  return glyphs;
}

function linesOf(content: string, fonts: ReadonlyMap<string, ReadonlyMap<number, string>>): string[] {
  return [...content.matchAll(/BT\n([\s\S]*?)\nET/g)].map(([, block = '']) => {
    const glyphs = fonts.get(/\/(F\d+) [\d.]+ Tf/.exec(block)?.[1] ?? '');
    const codes = [...block.matchAll(/<([0-9a-f]+)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
    return codes.map((code) => glyphs?.get(parseInt(code, 16)) ?? '').join('');
  });
}
