import { buffer } from 'node:stream/consumers';
import { type Locale, typeset } from '@dronesoccer/contracts';
import PDFKitDocument from 'pdfkit';
import { type Face, fontFile, fontNames, runsOf } from './fonts.js';

/** US Letter in points, as Canada prints. */
export const page = { width: 612, height: 792, margin: 54, bottom: 724 } as const;

export const ink = {
  strong: '#0d1217',
  text: '#25303b',
  quiet: '#4d5966',
  rule: '#cfd8e0',
  red: '#c70d24',
  ice: '#005f8a',
} as const;

/** The structure role of a text, for screen readers. */
type Role = 'H1' | 'H2' | 'P' | 'TD' | 'TH';

interface TextStyle {
  x: number;
  y: number;
  width: number;
  face?: Face;
  size?: number;
  color?: string;
  align?: 'left' | 'right';
}

interface Rule {
  x?: number;
  width?: number;
  weight?: number;
  color?: string;
}

/** A tagged PDF: every text has a structure role for screen readers; everything else is an artifact. */
export class PdfDocument {
  private readonly doc: PDFKit.PDFDocument;
  private parent: PDFKit.PDFStructureElement | null = null;
  private readonly locale: Locale;

  constructor({ title, author, locale }: { title: string; author: string; locale: Locale }) {
    this.locale = locale;
    this.doc = new PDFKitDocument({
      size: 'LETTER',
      margins: { top: page.margin, left: page.margin, right: page.margin, bottom: 0 },
      pdfVersion: '1.7',
      tagged: true,
      lang: `${locale}-CA`,
      displayTitle: true,
      bufferPages: true,
      info: { Title: title, Author: author, Creator: author },
    });
    for (const name of fontNames) this.doc.registerFont(name, fontFile(name));
    this.mark();
  }

  /**
   * Draws a text.
   * @returns the y, in points, at which the next text can begin
   */
  text(role: Role, text: string, style: TextStyle): number {
    const { size = 9.5, face = 'text', color = ink.text, align = 'left', x, y, width } = style;
    const runs = runsOf(typeset(text, this.locale), face);
    const options = { width, align, lineGap: size * 0.28 };
    this.doc.font(face).fontSize(size);
    const height = this.doc.heightOfString(runs.map((run) => run.text).join(''), options);
    this.structure(role, () => {
      this.doc.fillColor(color);
      for (const [index, run] of runs.entries()) {
        const more = { ...options, continued: index < runs.length - 1 };
        this.doc.font(run.font).fontSize(size);
        if (index === 0) this.doc.text(run.text, x, y, more);
        else this.doc.text(run.text, more);
      }
    });
    return y + height;
  }

  /** Groups what `work` draws, such as the cells of a row. */
  group(kind: 'Table' | 'TR' | 'Sect', work: () => void): void {
    const outer = this.parent;
    const element = this.doc.struct(kind);
    if (outer === null) this.doc.addStructure(element);
    else outer.add(element);
    this.parent = element;
    work();
    element.end();
    this.parent = outer;
  }

  rule(y: number, line: Rule = {}): void {
    const { x = page.margin, width = page.width - 2 * page.margin, weight = 0.75, color = ink.rule } = line;
    this.decorate(() =>
      this.doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(weight)
        .strokeColor(color)
        .stroke(),
    );
  }

  addPage(): void {
    this.doc.addPage();
    this.mark();
  }

  /** Draws on every page; call it once all pages exist. */
  onEveryPage(draw: (number: number, of: number) => void): void {
    const { start, count } = this.doc.bufferedPageRange();
    for (let index = start; index < start + count; index++) {
      this.doc.switchToPage(index);
      draw(index - start + 1, count);
    }
  }

  finish(): Promise<Buffer> {
    this.doc.end();
    return buffer(this.doc);
  }

  /** Draws the site's two header lights at the top edge. */
  private mark(): void {
    this.decorate(() => {
      this.doc.rect(0, 0, page.width / 2, 5).fill(ink.red);
      this.doc.rect(page.width / 2, 0, page.width / 2, 5).fill(ink.ice);
    });
  }

  private structure(role: Role, draw: () => void): void {
    const element = this.doc.struct(role, {}, [draw]);
    if (this.parent === null) this.doc.addStructure(element);
    else this.parent.add(element);
    element.end();
  }

  private decorate(draw: () => void): void {
    this.doc.markContent('Artifact');
    draw();
    this.doc.endMarkedContent();
  }
}
