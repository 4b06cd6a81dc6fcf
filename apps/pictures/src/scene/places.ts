import {
  Color,
  FogExp2,
  Group,
  HemisphereLight,
  Mesh,
  type MeshStandardMaterial,
  PlaneGeometry,
  PointLight,
  Vector3,
} from 'three';
import type { CanvasTexture, WebGLRenderer } from 'three';
import { beam, spot } from './beams.ts';
import { arena40, field } from './field.ts';
import { look } from './arenas.ts';
import { cities } from './cities.ts';
import type { City } from './cities.ts';
import { fly } from './flight.ts';
import type { Flyer } from './flight.ts';
import { polished } from './floor.ts';
import { hungGoal } from './goal.ts';
import { airField } from './inflatable.ts';
import { nylon, teamLight } from './materials.ts';
import { seededRandom } from './random.ts';
import { at, group, turned } from './shapes.ts';
import type { Compose, Shot } from './shot.ts';
import { dusks, skyDome, skySurroundings } from './sky.ts';
import { skyline } from './skyline.ts';
import { drawn } from './textures.ts';

const joint = nylon('#2a2d33');

/** Returns the same few balls for every city, but with different flight paths. */
function flyersFor(city: City): readonly Flyer[] {
  const s = city.mirror ? -1 : 1;
  return [
    {
      style: { class: 40, team: 'red', striker: true, joint },
      at: [1.6 * s, 2.3, 2.2],
      heading: [3.6 * s, 0.5, -0.6],
      curl: 0.8,
      sink: 0.6,
      trail: 3,
    },
    {
      style: { class: 40, team: 'blue', joint },
      at: [3.3 * s, 3.0, 0.6],
      heading: [-2.4 * s, 0.3, 0.6],
      curl: -0.8,
      sink: 0.5,
      trail: 3,
    },
    {
      style: { class: 40, team: 'red', joint },
      at: [-1.9 * s, 3.2, -0.8],
      heading: [2.8 * s, 0.2, 0.4],
      curl: 0.7,
      sink: 0.4,
      trail: 3,
    },
    {
      style: { class: 40, team: 'blue', joint },
      at: [-3.8 * s, 1.8, 1.4],
      heading: [-2.6 * s, 0.3, 0.3],
      curl: 0.6,
      sink: 0.4,
      trail: 3,
    },
    {
      style: { class: 40, team: 'blue', joint },
      at: [5.4 * s, 1.7, -1.2],
      heading: [-1.8 * s, 0.3, 0.3],
      curl: 0.5,
      sink: 0.3,
      trail: 3,
    },
  ];
}

/** The lit field on a wet square at dusk, with the city behind it. */
function place(city: City): Compose {
  return (shot, renderer) => {
    const dusk = dusks[city.dusk];
    shot.scene.fog = new FogExp2(new Color(dusk.horizon).lerp(new Color(dusk.middle), 0.5), city.haze ?? 0.0013);
    shot.world.add(skyDome(dusk, shot.random() * 50, 1700));
    shot.scene.environment = skySurroundings(renderer, dusk);
    shot.scene.environmentIntensity = 0.8;
    layGround(shot, city);
    const s = city.mirror ? -1 : 1;
    const beyond = group(skyline(shot.random, city.skyline, shot.name), ...city.landmarks(shot.random));
    shot.world.add(at(beyond, 80 * s, 0, -140));
    putField(shot, city, renderer);
    lightPlace(shot, city);
    const [x, y, z] = city.camera ?? [-8.2, 2.7, 17.5];
    const [tx, ty, tz] = city.aim ?? [1.2, 5.2, -10];
    look(shot, { from: [x * s, y, z], to: [tx * s, ty, tz], fov: city.fov ?? 48, focus: [0, 2, 2], aperture: 0.012 });
    flyInFront(shot, city);
    shot.look = {
      exposure: city.exposure ?? 1.15,
      bloom: 0.11,
      vignette: 0.38,
      lift: [0.002, 0.002, 0.004],
      saturation: 1.08,
    };
    shot.effort = 0.7;
  };
}

function layGround(shot: Shot, city: City): void {
  const snow = city.snow === true;
  const square = new Mesh(
    new PlaneGeometry(3400, 3400),
    polished(
      snow ? { color: '#7f8b9c' } : { map: paving() },
      snow ? { straight: 0.01, grazing: 0.1 } : { straight: 0.05, grazing: 0.5 },
    ),
  );
  shot.world.add(turned(square, -Math.PI / 2, 0, 0));
  shot.floors.push(square);
  shot.floorBlur = 0.08;
  if (city.water) {
    const water = new Mesh(
      new PlaneGeometry(3400, city.water.far + 190 - city.water.near),
      polished({ color: '#0b141d' }, { straight: 0.15, grazing: 0.9 }),
    );
    shot.world.add(turned(at(water, 0, 0.02, -(city.water.near + city.water.far + 190) / 2), -Math.PI / 2, 0, 0));
    shot.floors.push(water);
  }
}

/** The square slabs of a wet town square. */
function paving(): CanvasTexture {
  const texture = drawn(512, (context, size) => {
    const random = seededRandom('paving');
    for (let row = 0; row < 4; row++) {
      for (let column = 0; column < 8; column++) {
        const shade = 24 + Math.floor(random() * 9);
        context.fillStyle = `rgb(${shade}, ${shade + 3}, ${shade + 8})`;
        context.fillRect(column * (size / 8) - (row % 2) * (size / 16), row * (size / 4), size / 8 - 2, size / 4 - 2);
      }
    }
  });
  texture.repeat.set(850, 850);
  return texture;
}

/** Adds a ball close to the camera that is flying into the field. */
function flyInFront(shot: Shot, city: City): void {
  const { camera } = shot;
  const s = city.mirror ? -1 : 1;
  const forward = camera.getWorldDirection(new Vector3()).setY(0).normalize();
  const right = new Vector3(-forward.z, 0, forward.x);
  const at = camera.position
    .clone()
    .addScaledVector(forward, 3.4)
    .addScaledVector(right, s * (city.front ?? -1.35))
    .add(new Vector3(0, -0.35, 0));
  const heading = forward
    .clone()
    .multiplyScalar(1.5)
    .addScaledVector(right, s * 1.4);
  fly(shot, {
    style: { class: 40, team: city.team ?? 'red', striker: true, joint },
    at: [at.x, at.y, at.z],
    heading: [heading.x, 0.35, heading.z],
    curl: 0.5,
    sink: 0.4,
    trail: 2,
    near: true,
  });
}

function putField(shot: Shot, city: City, renderer: WebGLRenderer): void {
  const stage = new Group();
  if (city.inflatable) {
    stage.add(airField(16, 8, 5.2, 0.34, 4));
  } else {
    stage.add(field(arena40, true));
    const court = new Mesh(
      new PlaneGeometry(arena40.length, arena40.width),
      polished({ color: '#14181e' }, { straight: 0.14, grazing: 0.75 }),
    );
    stage.add(turned(at(court, 0, 0.03, 0), -Math.PI / 2, 0, 0));
    shot.floors.push(court);
    for (const [i, x] of [-6, -3, 0, 3, 6].entries()) {
      const colour = i < 2 ? teamLight.red : i > 2 ? teamLight.blue : new Color(0.8, 0.9, 1);
      stage.add(beam([x, 4.7, -3.9], [x * 0.8, 0, 0.6], 1.2, colour, 0.12));
    }
  }
  for (const [team, side] of [
    ['red', -1],
    ['blue', 1],
  ] as const) {
    const goal = hungGoal(arena40.goalInner, team, arena40.height - arena40.goalHeight, 4);
    stage.add(turned(at(goal, side * 7.4, arena40.goalHeight, 0), 0, Math.PI / 2, 0));
  }
  stage.traverse((node) => {
    if (node instanceof Mesh && (node.material as MeshStandardMaterial).isMeshStandardMaterial) {
      node.castShadow = !(node.material as MeshStandardMaterial).transparent;
      node.receiveShadow = true;
    }
  });
  shot.world.add(stage);
  for (const flyer of flyersFor(city)) {
    fly(shot, flyer);
  }
  renderer.shadowMap.needsUpdate = true;
}

function lightPlace(shot: Shot, city: City): void {
  const dusk = dusks[city.dusk];
  const sky = new HemisphereLight(new Color(dusk.middle).lerp(new Color(dusk.horizon), 0.4), new Color('#0b0d12'), 1.5);
  shot.world.add(sky);
  const strength = city.inflatable ? 0.5 : city.snow ? 0.25 : 1;
  const overhead = spot(shot, '#e6eeff', 1500 * strength, [0, 9, 2], [0, 0, 0], 1.0);
  overhead.castShadow = true;
  overhead.shadow.mapSize.set(1024, 1024);
  overhead.shadow.camera.near = 2;
  overhead.shadow.camera.far = 14;
  overhead.shadow.bias = -0.001;
  spot(shot, '#ff2030', 1100 * strength, [-9, 5, 5], [-5, 0, 0], 0.8);
  spot(shot, '#2f9bff', 1100 * strength, [9, 5, 5], [5, 0, 0], 0.8);
  for (const [team, x] of [
    ['red', -6.5],
    ['blue', 6.5],
  ] as const) {
    const glow = new PointLight(teamLight[team], 60 * strength, 0, 2);
    glow.position.set(x, 1.6, 1);
    shot.world.add(glow);
  }
}

export const placeComposers: Record<string, Compose> = Object.fromEntries(
  Object.entries(cities).map(([name, city]) => [`places/${name}`, place(city)]),
);
