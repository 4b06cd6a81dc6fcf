import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * The file that the browser's fake camera plays. The browser reads it when a page opens the camera, so it can be
 * written until then.
 */
const cameraFile = path.join(tmpdir(), `dronesoccer-camera-${process.pid}.y4m`);

export const fakeCameraFlags = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${cameraFile}`,
];

const [width, height] = [640, 480];
/** The size of a QR code cell in the SVG. */
const unit = 10;
const [dark, light, grey] = [16, 235, 128];

/** Shows a ticket to the camera: the QR code from the ticket's SVG, in the middle of a light picture. */
export function showTicket(svg: string): void {
  const cells = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]) / unit;
  const darkCells = [...svg.matchAll(/M(\d+),(\d+)h/g)].map(
    ([, x, y]) => [Number(x) / unit, Number(y) / unit] as const,
  );
  if (!(cells > 0) || darkCells.length === 0) throw new Error(`This is no QR code: ${svg.slice(0, 200)}`);
  const size = Math.floor((height - 40) / cells);
  const [left, top] = [Math.floor((width - cells * size) / 2), Math.floor((height - cells * size) / 2)];
  const luma = Buffer.alloc(width * height, light);
  for (const [x, y] of darkCells) {
    for (let row = 0; row < size; row += 1) {
      const start = (top + y * size + row) * width + left + x * size;
      luma.fill(dark, start, start + size);
    }
  }
  const colour = Buffer.alloc((width * height) / 2, grey);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, colour]);
  writeFileSync(
    cameraFile,
    Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`), frame, frame]),
  );
}
