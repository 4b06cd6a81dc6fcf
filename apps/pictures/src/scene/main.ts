import { BasicShadowMap, ColorManagement, Light, ShaderChunk, WebGLRenderer } from 'three';
import { develop } from './develop.ts';
import { Film } from './film.ts';
import { composers } from './composers.ts';
import { openLoop } from './loop.ts';
import type { Loop, LoopOrder } from './loop.ts';
import { newShot } from './shot.ts';
import { isMesh } from './is-mesh.ts';

export interface RenderOrder {
  name: string;
  kind: string;
  width: number;
  height: number;
  exposures: number;
}

// Diffuse fill comes from shadowed sky lights instead (see studio.ts), so that objects look grounded instead of
// floating.
ShaderChunk.envmap_physical_pars_fragment = ShaderChunk.envmap_physical_pars_fragment.replace(
  'return PI * envMapColor.rgb * envMapIntensity;',
  'return 0.22 * PI * envMapColor.rgb * envMapIntensity;',
);
ColorManagement.enabled = true;

let kept: WebGLRenderer | undefined;

/** Returns the renderer shared by all pictures, because compiling shaders is most of the cost of a first exposure. */
function rendererOf(width: number, height: number): WebGLRenderer {
  if (!kept) {
    kept = new WebGLRenderer({ antialias: false, preserveDrawingBuffer: true });
    kept.setPixelRatio(1);
    kept.shadowMap.enabled = true;
    kept.shadowMap.type = BasicShadowMap;
  }
  kept.setSize(width, height);
  return kept;
}

/** Renders one picture and returns it as a PNG data URL. */
function render(order: RenderOrder): string {
  const renderer = rendererOf(order.width, order.height);
  const compose = composers[`${order.kind}/${order.name}`];
  if (!compose) {
    throw new Error(`Nothing composes ${order.kind}/${order.name}`);
  }
  const shot = newShot(`${order.kind}/${order.name}`);
  shot.camera.aspect = order.width / order.height;
  compose(shot, renderer);
  const film = new Film(renderer, order.width, order.height);
  film.expose(shot, Math.max(2, Math.round(order.exposures * shot.effort)));
  develop(renderer, film.sum.texture, order.width, order.height, shot.look);
  const address = renderer.domElement.toDataURL('image/png');
  film.dispose();
  shot.scene.traverse((node) => {
    if (isMesh(node)) {
      node.geometry.dispose();
    }
    if (node instanceof Light) {
      node.dispose();
    }
  });
  return address;
}

let loop: Loop | undefined;

/** Builds the loop of the match and renders its background; `renderFrame` then renders its frames. */
function startLoop(order: LoopOrder): void {
  loop = openLoop(rendererOf(order.width, order.height), order);
}

/** Renders the frame that begins at a time in seconds and returns it as a PNG data URL. */
function renderFrame(seconds: number): string {
  loop?.take(seconds);
  return rendererOf(loop!.width, loop!.height).domElement.toDataURL('image/png');
}

Object.assign(window, { render, startLoop, renderFrame });
