import { isUtf8 } from 'node:buffer';
import { type AttachedKind, pictureKind } from '../../../../platform/images/index.js';

interface Kind {
  extensions: readonly string[];
  /** As it is served. */
  type: string;
  accepts(content: Buffer): boolean;
  /** Only for a picture, which is re-encoded. */
  picture?: AttachedKind | undefined;
}

const text = (content: Buffer): boolean => isUtf8(content) && !content.includes(0);
const picture = (kind: AttachedKind) => ({
  picture: kind,
  accepts: (content: Buffer): boolean => pictureKind(content.subarray(0, 64)) === kind,
});

/** A zip of Office's with this part in it, and no macros: the names of a zip's files stand in it as they are. */
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

/** What a file is by its name and its content, which must agree; null for anything that is not on the list. */
export function attachmentKind(
  name: string,
  content: Buffer,
): (Pick<Kind, 'type' | 'picture'> & { extension: string }) | null {
  const extension = /\.([a-z]+)$/.exec(name.toLowerCase())?.[1] ?? '';
  const kind = kinds.find(({ extensions }) => extensions.includes(extension));
  return kind?.accepts(content) ? { extension, type: kind.type, picture: kind.picture } : null;
}
