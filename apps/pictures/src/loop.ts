import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { openDarkroom } from './browser.ts';
import { loopSeconds } from './scene/course.ts';

const run = promisify(execFile);
const framesPerSecond = 24;
/** The home page promises that the loop stays below this size. */
const mostBytes = 600_000;

const { values } = parseArgs({
  options: {
    /** The number of exposures of the background, and of each frame. */
    background: { type: 'string', default: '24' },
    exposures: { type: 'string', default: '4' },
    scale: { type: 'string', default: '1' },
    /** Renders only every n-th frame, for a quick look. */
    every: { type: 'string', default: '1' },
    frames: { type: 'string', default: join(tmpdir(), 'loop-frames') },
    out: { type: 'string', default: fileURLToPath(new URL('../../web/public/pictures/arena', import.meta.url)) },
  },
});

await renderFrames();
if (values.every === '1') {
  await encode('hero-loop.webm', [
    ...['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '38', '-row-mt', '1', '-deadline', 'good', '-cpu-used', '1'],
  ]);
  await encode('hero-loop.mp4', [
    ...['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '27', '-profile:v', 'high', '-movflags', '+faststart'],
  ]);
}

async function renderFrames(): Promise<void> {
  await mkdir(values.frames, { recursive: true });
  const darkroom = await openDarkroom();
  try {
    const take = await darkroom.startLoop({
      width: 2 * Math.round(480 * Number(values.scale)),
      height: 2 * Math.round(270 * Number(values.scale)),
      background: Number(values.background),
      exposures: Number(values.exposures),
      framesPerSecond,
    });
    for (let index = 0; index < loopSeconds * framesPerSecond; index += Number(values.every)) {
      const started = Date.now();
      const png = await take(index / framesPerSecond);
      await writeFile(join(values.frames, `${String(index).padStart(3, '0')}.png`), png);
      console.log(`frame ${index} ${((Date.now() - started) / 1000).toFixed(1)} s`);
    }
  } finally {
    await darkroom.close();
  }
}

async function encode(name: string, options: readonly string[]): Promise<void> {
  const file = join(values.out, name);
  const input = ['-framerate', String(framesPerSecond), '-i', join(values.frames, '%03d.png')];
  await run('ffmpeg', ['-y', '-v', 'error', ...input, '-an', '-pix_fmt', 'yuv420p', ...options, file]);
  const { length } = await readFile(file);
  console.log(`${name} ${Math.round(length / 1000)} kB`);
  if (length > mostBytes) throw new Error(`${name} has more than ${mostBytes / 1000} kB.`);
}
