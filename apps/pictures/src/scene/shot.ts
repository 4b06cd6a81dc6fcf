import { Group, PerspectiveCamera, Scene, Vector3 } from 'three';
import type { Mesh, WebGLRenderer } from 'three';
import type { Random } from './random.ts';
import { seededRandom } from './random.ts';

/** Updates the scene for one exposure: an area light moves over its area, or a propeller turns. */
type Exposure = (index: number, random: Random) => void;

/** Moves the scene to a time of the loop, in seconds. */
type Motion = (seconds: number) => void;

export interface Look {
  exposure: number;
  bloom: number;
  vignette: number;
  /** The colour towards which the darkest tones are lifted, like haze on a lens. */
  lift: [number, number, number];
  saturation: number;
}

/** A photograph: a world, a camera with a real aperture, a mirror-like floor and a look. */
export interface Shot {
  name: string;
  random: Random;
  scene: Scene;
  /**
   * The group that contains everything, including the lights, because the floor's reflection is this world mirrored.
   */
  world: Group;
  camera: PerspectiveCamera;
  focus: Vector3;
  /** The radius of the lens opening in metres. With 0, everything is sharp. */
  aperture: number;
  /** The reflective meshes, whose materials are made by `polished`. */
  floors: Mesh[];
  /** The blur of the reflection with height. 0 is a perfect mirror. */
  floorBlur: number;
  onExposure: Exposure[];
  /** The parts that move during the exposures of a loop's frame. */
  onTime: Motion[];
  /** The parts that are rebuilt once for each frame of a loop. */
  onFrame: Motion[];
  look: Look;
  /** The number of exposures for this shot, relative to the usual number. */
  effort: number;
}

export function newShot(name: string): Shot {
  const scene = new Scene();
  const world = new Group();
  scene.add(world);
  return {
    name,
    random: seededRandom(name),
    scene,
    world,
    camera: new PerspectiveCamera(30, 4 / 3, 0.05, 400),
    focus: new Vector3(),
    aperture: 0,
    floors: [],
    floorBlur: 0,
    onExposure: [],
    onTime: [],
    onFrame: [],
    look: { exposure: 1, bloom: 0.06, vignette: 0.25, lift: [0, 0, 0], saturation: 1 },
    effort: 1,
  };
}

/** Builds the world of one picture in the shot. */
export type Compose = (shot: Shot, renderer: WebGLRenderer) => void;
