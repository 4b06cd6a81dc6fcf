import { Group, PerspectiveCamera, Scene, Vector3 } from 'three';
import type { Mesh, WebGLRenderer } from 'three';
import type { Random } from './random.ts';
import { seeded } from './random.ts';

/** What happens anew in each exposure: an area light moves over its area, a propeller turns. */
export type Exposure = (index: number, random: Random) => void;

export interface Look {
  exposure: number;
  bloom: number;
  vignette: number;
  /** Lifts the darkest tones towards this colour, as haze on a lens does. */
  lift: [number, number, number];
  saturation: number;
}

/** One photograph: a world, a camera with a real aperture, a mirror-like floor, and a look. */
export interface Shot {
  name: string;
  random: Random;
  scene: Scene;
  /** Everything is put in here, lights too: the floor's reflection is this world turned over. */
  world: Group;
  camera: PerspectiveCamera;
  focus: Vector3;
  /** Radius of the lens opening in metres; 0 is sharp everywhere. */
  aperture: number;
  /** The meshes that mirror the world, with their materials made by `polished`. */
  floors: Mesh[];
  /** How far the mirror image smears with height; 0 is a perfect mirror. */
  floorBlur: number;
  onExposure: Exposure[];
  look: Look;
  /** How many exposures this shot needs, relative to the usual number. */
  effort: number;
}

export function newShot(name: string): Shot {
  const scene = new Scene();
  const world = new Group();
  scene.add(world);
  return {
    name,
    random: seeded(name),
    scene,
    world,
    camera: new PerspectiveCamera(30, 4 / 3, 0.05, 400),
    focus: new Vector3(),
    aperture: 0,
    floors: [],
    floorBlur: 0,
    onExposure: [],
    look: { exposure: 1, bloom: 0.06, vignette: 0.25, lift: [0, 0, 0], saturation: 1 },
    effort: 1,
  };
}

/** Builds the world of one picture into the shot. */
export type Compose = (shot: Shot, renderer: WebGLRenderer) => void;
