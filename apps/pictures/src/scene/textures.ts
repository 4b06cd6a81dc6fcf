import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from 'three';
import { between, seededRandom } from './random.ts';

type Painter = (context: CanvasRenderingContext2D, size: number) => void;

function paint(size: number, colour: boolean, painter: Painter): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d')!;
  painter(context, size);
  const texture = new CanvasTexture(canvas);
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.anisotropy = 8;
  if (colour) {
    texture.colorSpace = SRGBColorSpace;
  }
  return texture;
}

function kept(make: () => CanvasTexture): () => CanvasTexture {
  let texture: CanvasTexture | undefined;
  return () => (texture ??= make());
}

/** The twill weave of carbon fibre, one repeat of 4 x 4 tows. */
export const carbonWeave = kept(() =>
  paint(256, true, (context, size) => {
    const tow = size / 8;
    for (let row = 0; row < 8; row++) {
      for (let column = 0; column < 8; column++) {
        const warp = (row + column) % 4 < 2;
        const x = column * tow;
        const y = row * tow;
        const shade = warp
          ? context.createLinearGradient(x, y, x + tow, y)
          : context.createLinearGradient(x, y, x, y + tow);
        const [edge, middle] = warp ? ['#17191c', '#4b5058'] : ['#0b0c0e', '#25282d'];
        shade.addColorStop(0, edge);
        shade.addColorStop(0.5, middle);
        shade.addColorStop(1, edge);
        context.fillStyle = shade;
        context.fillRect(x, y, tow, tow);
      }
    }
  }),
);

/** A bump map with the fine grain of moulded plastic, foam and concrete. */
export const grain = kept(() =>
  paint(256, false, (context, size) => {
    const random = seededRandom('grain');
    const image = context.createImageData(size, size);
    for (let i = 0; i < image.data.length; i += 4) {
      const value = 128 + (random() + random() - 1) * 110;
      image.data[i] = image.data[i + 1] = image.data[i + 2] = value;
      image.data[i + 3] = 255;
    }
    context.putImageData(image, 0, 0);
  }),
);

/** A bump map with the plain weave of coated fabric. */
export const weave = kept(() =>
  paint(128, false, (context, size) => {
    const thread = size / 16;
    for (let row = 0; row < 16; row++) {
      for (let column = 0; column < 16; column++) {
        context.fillStyle = (row + column) % 2 ? '#8a8a8a' : '#767676';
        context.fillRect(column * thread, row * thread, thread, thread);
        context.fillStyle = '#5c5c5c';
        context.fillRect(column * thread, row * thread, thread, 1);
        context.fillRect(column * thread, row * thread, 1, thread);
      }
    }
  }),
);

/** A flight board with tracks, chips and pads. */
export function circuit(seed: string, ground: string): CanvasTexture {
  return paint(512, true, (context, size) => {
    const random = seededRandom(seed);
    context.fillStyle = ground;
    context.fillRect(0, 0, size, size);
    context.strokeStyle = 'rgba(190, 200, 210, 0.22)';
    context.lineWidth = 3;
    for (let i = 0; i < 60; i++) {
      let x = Math.round(random() * 32) * 16;
      let y = Math.round(random() * 32) * 16;
      context.beginPath();
      context.moveTo(x, y);
      for (let bend = 0; bend < 3; bend++) {
        const length = Math.round(between(random, -5, 5)) * 16;
        if (bend % 2) {
          x += length;
        } else {
          y += length;
        }
        context.lineTo(x, y);
      }
      context.stroke();
    }
    for (let i = 0; i < 14; i++) {
      const w = Math.round(between(random, 2, 6)) * 14;
      const x = random() * size;
      const y = random() * size;
      context.fillStyle = '#c9a55a';
      context.fillRect(x - 5, y - 5, w + 10, w + 10);
      context.fillStyle = '#15171a';
      context.fillRect(x, y, w, w);
    }
    for (let i = 0; i < 120; i++) {
      context.fillStyle = random() < 0.5 ? '#d9dce0' : '#b98f45';
      context.fillRect(random() * size, random() * size, 10, 5);
    }
    context.fillStyle = '#d8b56c';
    for (let i = 0; i < 11; i++) {
      context.fillRect(24 + i * 43, 8, 22, 26);
      context.fillRect(24 + i * 43, size - 34, 22, 26);
    }
  });
}

/** The light strip: separate diodes behind a diffuser. */
export const diodes = kept(() =>
  paint(256, false, (context, size) => {
    for (let x = 0; x < size; x++) {
      const wave = 0.5 + 0.5 * Math.cos((x / size) * Math.PI * 2 * 4);
      const value = Math.round(150 + 105 * wave ** 2);
      context.fillStyle = `rgb(${value}, ${value}, ${value})`;
      context.fillRect(x, 0, 1, size);
    }
  }),
);

/** The square mesh of a safety net. Its alpha is in the green channel. */
export const netMesh = kept(() =>
  paint(256, false, (context, size) => {
    context.fillStyle = '#000';
    context.fillRect(0, 0, size, size);
    context.strokeStyle = '#fff';
    context.lineWidth = 6;
    for (let i = 0; i <= 4; i++) {
      const at = (i / 4) * size;
      context.beginPath();
      context.moveTo(at, 0);
      context.lineTo(at, size);
      context.moveTo(0, at);
      context.lineTo(size, at);
      context.stroke();
    }
  }),
);

/** The windows of a tower at dusk. Lit windows have warm or cool tones. */
export function litWindows(seed: string, columns: number, rows: number, share: number): CanvasTexture {
  const texture = paint(512, true, (context, size) => {
    const random = seededRandom(seed);
    context.fillStyle = '#000';
    context.fillRect(0, 0, size, size);
    const w = size / columns;
    const h = size / rows;
    const tones = ['#ffd9a0', '#ffcf8a', '#fff0d8', '#d8e8ff', '#ffb870'];
    for (let row = 0; row < rows; row++) {
      const busy = random() < 0.15 ? 0.95 : share;
      for (let column = 0; column < columns; column++) {
        if (random() < busy) {
          context.globalAlpha = between(random, 0.25, 1);
          context.fillStyle = tones[Math.floor(random() * tones.length)]!;
          context.fillRect(column * w + w * 0.18, row * h + h * 0.22, w * 0.64, h * 0.5);
        }
      }
    }
    context.globalAlpha = 1;
  });
  return texture;
}

/** Returns a texture with a free drawing, such as a label, a screen or court markings. */
export function drawn(size: number, painter: Painter): CanvasTexture {
  return paint(size, true, painter);
}
