import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openDarkroom } from './browser.ts';
import { encode, updateManifest } from './encode.ts';
import { pictures } from './list.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    exposures: { type: 'string', default: '20' },
    scale: { type: 'string', default: '1' },
    out: { type: 'string', default: fileURLToPath(new URL('../../web/public/pictures', import.meta.url)) },
  },
});

const wanted = pictures.filter(
  ({ kind, name }) =>
    positionals.length === 0 || positionals.some((p) => p === kind || p === name || p === `${kind}/${name}`),
);
if (wanted.length === 0) {
  console.error(`No such picture: ${positionals.join(', ')}`);
  process.exit(1);
}

const darkroom = await openDarkroom();
// Each picture is encoded while the next one is rendered. The manifest is updated after each, so an interrupted run
// leaves it consistent.
let encoding = Promise.resolve();
try {
  for (const [index, picture] of wanted.entries()) {
    const started = Date.now();
    const { kind, name } = picture;
    const width = Math.round(picture.width * Number(values.scale));
    const height = Math.round(picture.height * Number(values.scale));
    const png = await darkroom.take({ kind, name, width, height, exposures: Number(values.exposures) });
    await encoding;
    encoding = encode(picture, png, values.out).then((entry) => updateManifest(values.out, pictures, [entry]));
    console.log(`${index + 1}/${wanted.length} ${kind}/${name} ${((Date.now() - started) / 1000).toFixed(1)} s`);
  }
  await encoding;
} finally {
  await darkroom.close();
}
