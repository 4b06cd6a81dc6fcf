import type { Locale, OrganisationWire, PostalAddressWire } from '@dronesoccer/contracts';
import { ink, page, type PdfDocument } from './pdf-document.js';

export interface Lines {
  title: string;
  lines: readonly string[];
}

/**
 * Draws the organisation, the document's title and its number.
 * @returns the y below them, in points
 */
export function head(
  pdf: PdfDocument,
  organisation: OrganisationWire,
  { title, number }: { title: string; number: string },
): number {
  const right = { x: 340, width: page.width - page.margin - 340, align: 'right' as const };
  const top = page.margin - 6;
  let left = pdf.text('P', organisation.name, {
    x: page.margin,
    y: top + 4,
    width: 270,
    face: 'display',
    size: 15,
    color: ink.strong,
  });
  for (const line of senderLines(organisation)) {
    left = pdf.text('P', line, { x: page.margin, y: left, width: 270, size: 8.5, color: ink.quiet });
  }
  const below = pdf.text('H1', title, { ...right, y: top, face: 'display', size: 24, color: ink.strong });
  const end = pdf.text('P', number, { ...right, y: below - 2, face: 'strong', size: 11, color: ink.red });
  const y = Math.max(left, end) + 16;
  pdf.rule(y);
  return y + 16;
}

/**
 * Draws a heading with lines below it.
 * @returns the y below them, in points
 */
export function linesBlock(
  pdf: PdfDocument,
  { title, lines }: Lines,
  { x, y, width }: { x: number; y: number; width: number },
): number {
  let end = pdf.text('H2', title, { x, y, width, face: 'strong', size: 8, color: ink.quiet }) + 2;
  for (const line of lines) end = pdf.text('P', line, { x, y: end, width });
  return end;
}

/** Draws the same footer line on every page, with the page number if there are several pages. */
export function foot(pdf: PdfDocument, organisation: OrganisationWire, title: string, locale: Locale): void {
  const pageOf = {
    en: (n: number, of: number) => `Page ${n} of ${of}`,
    fr: (n: number, of: number) => `Page ${n} de ${of}`,
  };
  const contact = [organisation.name, organisation.email].filter((part) => part !== '').join('  ·  ');
  pdf.onEveryPage((number, of) => {
    const style = { y: page.height - 42, size: 8, color: ink.quiet };
    pdf.text('P', contact, { ...style, x: page.margin, width: 300 });
    const which = of === 1 ? title : `${title}  ·  ${pageOf[locale](number, of)}`;
    pdf.text('P', which, { ...style, x: 300, width: page.width - page.margin - 300, align: 'right' });
  });
}

export function addressLines({ fullName, line1, line2, city, province, postalCode }: PostalAddressWire): string[] {
  return [fullName, line1, ...(line2 === null ? [] : [line2]), `${city} ${province} ${postalCode}`];
}

/** Returns the address lines that the settings hold; a new installation has only its name. */
function senderLines({ line1, line2, city, province, postalCode }: OrganisationWire): string[] {
  if (line1 === '') return [];
  return [line1, ...(line2 === null || line2 === '' ? [] : [line2]), `${city} ${province} ${postalCode}`];
}
