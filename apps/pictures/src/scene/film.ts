import {
  AdditiveBlending,
  FloatType,
  HalfFloatType,
  Light,
  LinearFilter,
  Matrix4,
  NearestFilter,
  NoBlending,
  ShaderMaterial,
  Vector2,
  Vector3,
  WebGLRenderTarget,
} from 'three';
import type { Texture, WebGLRenderer } from 'three';
import { FullScreenQuad } from 'three/addons/postprocessing/Pass.js';
import { halton, onDisc, seededRandom } from './random.ts';
import type { Shot } from './shot.ts';
import { reflection } from './floor.ts';

const vertexShader = 'varying vec2 vUv; void main() { vUv = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }';

const addMaterial = new ShaderMaterial({
  vertexShader,
  // The clamp keeps a single bright glint from leaving a white dot in the average.
  fragmentShader:
    'uniform sampler2D frame; uniform float weight; varying vec2 vUv;' +
    'void main() { gl_FragColor = vec4(clamp(texture2D(frame, vUv).rgb, 0.0, 8.0) * weight, 1.0); }',
  uniforms: { frame: { value: null as Texture | null }, weight: { value: 1 } },
  blending: NoBlending,
  depthTest: false,
  depthWrite: false,
});
const add = new FullScreenQuad(addMaterial);

/**
 * Renders a photograph as the average of many exposures, in each of which the lights, the lens and the moving parts are
 * slightly displaced. The average has soft shadows, depth of field, motion blur and smooth edges, which a single render
 * lacks.
 */
export class Film {
  readonly sum: WebGLRenderTarget;
  readonly #renderer: WebGLRenderer;
  readonly #frame: WebGLRenderTarget;
  readonly #mirror: WebGLRenderTarget;
  readonly #size: Vector2;

  constructor(renderer: WebGLRenderer, width: number, height: number) {
    this.#renderer = renderer;
    this.#size = new Vector2(width, height);
    const linear = { minFilter: LinearFilter, magFilter: LinearFilter };
    this.#frame = new WebGLRenderTarget(width, height, { type: HalfFloatType, ...linear });
    this.#mirror = new WebGLRenderTarget(width >> 1, height >> 1, { type: HalfFloatType, ...linear });
    this.sum = new WebGLRenderTarget(width, height, {
      type: FloatType,
      minFilter: NearestFilter,
      magFilter: NearestFilter,
      depthBuffer: false,
    });
    reflection.map.value = this.#mirror.texture;
    reflection.size.value.set(width, height);
  }

  dispose(): void {
    for (const target of [this.sum, this.#frame, this.#mirror]) {
      target.dispose();
    }
  }

  /** Exposes a still, or one frame of a loop, whose name varies the positions of the propellers. */
  expose(shot: Shot, exposures: number, name = 'exposures', beforeEach?: (share: number) => void): void {
    const random = seededRandom(`${shot.name} ${name}`);
    for (let index = 0; index < exposures; index++) {
      beforeEach?.(index / exposures);
      for (const change of shot.onExposure) {
        change(index, random);
      }
      this.#aim(shot, index);
      if (shot.floors.length > 0) {
        this.#renderMirror(shot, index);
      }
      this.#renderer.setRenderTarget(this.#frame);
      this.#renderer.render(shot.scene, shot.camera);
      addMaterial.uniforms.frame!.value = this.#frame.texture;
      addMaterial.uniforms.weight!.value = 1 / exposures;
      addMaterial.blending = index === 0 ? NoBlending : AdditiveBlending;
      addMaterial.premultipliedAlpha = true;
      this.#renderer.setRenderTarget(this.sum);
      this.#renderer.autoClear = index === 0;
      add.render(this.#renderer);
      this.#renderer.autoClear = true;
    }
    shot.camera.position.copy(this.#home);
  }

  readonly #home = new Vector3();

  /**
   * Moves the camera within the aperture and shifts the image plane against it, so that the plane of focus stays in
   * place.
   */
  #aim(shot: Shot, index: number): void {
    const { camera } = shot;
    if (index === 0) {
      this.#home.copy(camera.position);
    }
    const { x: width, y: height } = this.#size;
    let shiftX = halton(index + 1, 2) - 0.5;
    let shiftY = halton(index + 1, 3) - 0.5;
    camera.position.copy(this.#home);
    if (shot.aperture > 0) {
      const lens = onDisc(halton(index + 1, 5), halton(index + 1, 7));
      const right = new Vector3().setFromMatrixColumn(camera.matrixWorld, 0);
      const up = new Vector3().setFromMatrixColumn(camera.matrixWorld, 1);
      const forward = new Vector3().setFromMatrixColumn(camera.matrixWorld, 2).negate();
      const distance = new Vector3().subVectors(shot.focus, this.#home).dot(forward);
      const pixels = height / 2 / (Math.tan((camera.fov * Math.PI) / 360) * distance);
      camera.position.addScaledVector(right, lens.x * shot.aperture).addScaledVector(up, lens.y * shot.aperture);
      shiftX -= lens.x * shot.aperture * pixels;
      shiftY += lens.y * shot.aperture * pixels;
    }
    camera.setViewOffset(width, height, shiftX, shiftY, width, height);
    camera.updateMatrixWorld();
  }

  /**
   * Renders the world mirrored at the floor, with a random shear that grows with height: sharp at the contact and soft
   * above, as on real floors.
   */
  #renderMirror(shot: Shot, index: number): void {
    const lean = onDisc(halton(index + 3, 3), halton(index + 3, 2));
    const shearX = lean.x * shot.floorBlur;
    const shearZ = lean.y * shot.floorBlur;
    const flip = new Matrix4().set(1, shearX, 0, 0, 0, -1, 0, 0, 0, shearZ, 1, 0, 0, 0, 0, 1);
    const { world, scene } = shot;
    world.matrixAutoUpdate = false;
    world.matrix.copy(flip);
    world.matrixWorldNeedsUpdate = true;
    for (const floor of shot.floors) {
      floor.visible = false;
    }
    // A faint mirror image does not need shadows, which would have to be redrawn for the mirrored world.
    const shadowed: Light[] = [];
    world.traverse((node) => {
      if (node instanceof Light && node.castShadow) {
        shadowed.push(node);
        node.castShadow = false;
      }
    });
    const background = scene.background;
    scene.background = null;
    this.#renderer.setRenderTarget(this.#mirror);
    this.#renderer.setClearColor(0x000000, 0);
    this.#renderer.render(scene, shot.camera);
    scene.background = background;
    for (const light of shadowed) {
      light.castShadow = true;
    }
    for (const floor of shot.floors) {
      floor.visible = true;
    }
    world.matrix.identity();
    world.matrixWorldNeedsUpdate = true;
  }
}
