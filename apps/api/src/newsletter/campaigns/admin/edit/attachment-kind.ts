import { isUtf8 } from 'node:buffer';
import { type AttachedKind, pictureKind } from '../../../../platform/images/index.js';

interface Kind {
  extensions: readonly string[];
  /** The `Content-Type` that the file is served with. */
  type: string;
  accepts(content: Buffer): boolean;
  /** Set only for pictures, which are re-encoded. */
  picture?: AttachedKind | undefined;
}

const text = (content: Buffer): boolean => isUtf8(content) && !content.includes(0);
const picture = (kind: AttachedKind) => ({
  picture: kind,
  accepts: (content: Buffer): boolean => pictureKind(content.subarray(0, 64)) === kind,
});

/**
 * Accepts an Office file (a ZIP archive) that contains this part and no macros. File names are not compressed in a ZIP
 * archive, so a text search finds them.
 */
const office = (part: string) => (content: Buffer) =>
  content.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1')) &&
  content.includes(part) &&
  !content.includes('vbaProject.bin');

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const kinds: readonly Kind[] = [
  { extensions: ['pdf'], type: 'application/pdf', accepts: (content) => content.subarray(0, 5).toString() === '%PDF-' },
  { extensions: ['png'], type: 'image/png', ...picture('png') },
  { extensions: ['jpg', 'jpeg'], type: 'image/jpeg', ...picture('jpeg') },
  { extensions: ['webp'], type: 'image/webp', ...picture('webp') },
  { extensions: ['docx'], type: word, accepts: office('word/document.xml') },
  { extensions: ['xlsx'], type: excel, accepts: office('xl/workbook.xml') },
  {
    extensions: ['ics'],
    type: 'text/calendar; charset=utf-8',
    accepts: (content) => text(content) && /^\uFEFF?BEGIN:VCALENDAR/.test(content.toString()),
  },
  { extensions: ['txt'], type: 'text/plain; charset=utf-8', accepts: text },
];

/** Returns the kind of a file if its name and content agree, or null if the kind is not allowed. */
export function attachmentKind(
  name: string,
  content: Buffer,
): (Pick<Kind, 'type' | 'picture'> & { extension: string }) | null {
  const extension = /\.([a-z]+)$/.exec(name.toLowerCase())?.[1] ?? '';
  const kind = kinds.find(({ extensions }) => extensions.includes(extension));
  return kind?.accepts(content) ? { extension, type: kind.type, picture: kind.picture } : null;
}
