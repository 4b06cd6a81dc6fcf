import { encode, renderSVG } from 'uqr';
import sharp from 'sharp';

/** Quiet zone around the code, in its own cells: what cameras need to find it (ISO/IEC 18004). */
const border = 4;
/** Readable where a part of it is dirty or bent. */
const ecc = 'M';
/** Pixels of a cell in the picture of a mail: sharp on a screen of double density. */
const cell = 8;

/** A QR code as an SVG element: black on white whatever the page's colours, since a camera has to read it. */
export const qrSvg = (text: string): string => renderSVG(text, { ecc, border });

/** A QR code as a PNG, for mail programs, which show no SVG. */
export async function qrPng(text: string): Promise<Buffer> {
  const { data, size } = encode(text, { ecc, border });
  const pixels = Buffer.from(data.flatMap((row) => row.map((isDark) => (isDark ? 0 : 255))));
  return sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * cell, size * cell, { kernel: 'nearest' })
    .png({ palette: true })
    .toBuffer();
}
