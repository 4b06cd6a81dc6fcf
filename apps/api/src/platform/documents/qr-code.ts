import { encode, renderSVG } from 'uqr';
import sharp from 'sharp';

/** The quiet zone around the code, in modules, which scanners need to find the code (ISO/IEC 18004). */
const border = 4;
/** Medium error correction: the code stays readable if a part is dirty or bent. */
const ecc = 'M';
/** Pixels per module in an email's image, for sharp rendering on high-density screens. */
const cell = 8;

/**
 * Returns a QR code as an SVG element. It is always black on white, whatever the page's colours, so that cameras can
 * read it.
 */
export const qrSvg = (text: string): string => renderSVG(text, { ecc, border });

/** Returns a QR code as a PNG, because email clients do not show SVG. */
export async function qrPng(text: string): Promise<Buffer> {
  const { data, size } = encode(text, { ecc, border });
  const pixels = Buffer.from(data.flatMap((row) => row.map((isDark) => (isDark ? 0 : 255))));
  return sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * cell, size * cell, { kernel: 'nearest' })
    .png({ palette: true })
    .toBuffer();
}
