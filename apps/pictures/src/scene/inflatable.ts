import {
  CapsuleGeometry,
  CatmullRomCurve3,
  Group,
  Mesh,
  PlaneGeometry,
  Quaternion,
  SphereGeometry,
  TorusGeometry,
  TubeGeometry,
  Vector3,
} from 'three';
import type { Material } from 'three';
import { at, block, group, rod, turned } from './shapes.ts';
import type { Point } from './shapes.ts';
import { canvasCloth, lightStrip, net, plastic, printed, rubber, teamLight, tone } from './materials.ts';
import type { Team } from './materials.ts';
import { drawn } from './textures.ts';

/** An air tube between two points, with welded seams and coloured sleeves, in metres. */
function airTube(from: Point, to: Point, radius: number, cloth: Material, sleeve?: Material): Group {
  const a = new Vector3(...from);
  const b = new Vector3(...to);
  const length = a.distanceTo(b);
  const result = new Group();
  const body = new Mesh(new CapsuleGeometry(radius, length, 12, 32), cloth);
  result.add(body);
  const seam = rubber('#2b2f36');
  for (const y of [-length / 2, length / 2]) {
    result.add(
      turned(at(new Mesh(new TorusGeometry(radius * 1.0, radius * 0.035, 6, 40), seam), 0, y, 0), Math.PI / 2, 0, 0),
    );
  }
  if (sleeve) {
    for (const y of [-length * 0.3, length * 0.3]) {
      result.add(at(rod(radius * 1.012, Math.min(radius * 2.4, length * 0.2), sleeve, 40), 0, y, 0));
    }
  }
  result.position.copy(a).add(b).multiplyScalar(0.5);
  result.quaternion.copy(new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), b.sub(a).normalize()));
  return result;
}

/** A playing field of air tubes with net walls. The length runs along x, in metres, with the floor at y = 0. */
export function airField(length: number, width: number, height: number, radius: number, bays: number): Group {
  const white = canvasCloth('#d9dee4');
  const dark = canvasCloth('#30343b');
  const red = canvasCloth(tone.red);
  const blue = canvasCloth(tone.blue);
  const result = new Group();
  const x0 = -length / 2;
  const z0 = width / 2;
  for (let i = 0; i <= bays; i++) {
    const x = x0 + (length * i) / bays;
    const cloth = i === 0 ? red : i === bays ? blue : white;
    for (const z of [-z0, z0]) {
      result.add(airTube([x, radius, z], [x, height, z], radius, cloth, i === 0 || i === bays ? white : dark));
    }
    if (i === 0 || i === bays || bays > 3) {
      result.add(airTube([x, height, -z0], [x, height, z0], radius * 0.9, cloth));
    }
  }
  for (const z of [-z0, z0]) {
    result.add(airTube([x0, height, z], [-x0, height, z], radius * 0.95, white, dark));
    result.add(airTube([x0, radius, z], [-x0, radius, z], radius * 0.9, dark));
    result.add(
      at(
        new Mesh(new PlaneGeometry(length, height), net('#30363f', length * 0.9, height * 0.9, 0.55)),
        0,
        height / 2,
        z,
      ),
    );
  }
  for (const x of [x0, -x0]) {
    const wall = new Mesh(new PlaneGeometry(width, height), net('#30363f', width * 0.9, height * 0.9, 0.55));
    result.add(turned(at(wall, x, height / 2, 0), 0, Math.PI / 2, 0));
    result.add(airTube([x, radius, -z0], [x, radius, z0], radius * 0.9, dark));
  }
  result.add(turned(at(new Mesh(new PlaneGeometry(length, width), courtMat()), 0, 0.012, 0), -Math.PI / 2, 0, 0));
  return result;
}

/** A floor mat with a halfway line, a centre circle and goal zones. */
function courtMat(): ReturnType<typeof printed> {
  return printed(
    'court',
    drawn(1024, (context, size) => {
      context.fillStyle = '#262a30';
      context.fillRect(0, 0, size, size);
      context.fillStyle = 'rgba(211, 20, 42, 0.55)';
      context.fillRect(0, 0, size * 0.16, size);
      context.fillStyle = 'rgba(31, 127, 214, 0.55)';
      context.fillRect(size * 0.84, 0, size * 0.16, size);
      context.strokeStyle = '#e9edf1';
      context.lineWidth = 8;
      context.strokeRect(14, 14, size - 28, size - 28);
      context.beginPath();
      context.moveTo(size / 2, 0);
      context.lineTo(size / 2, size);
      context.moveTo(size * 0.16, 0);
      context.lineTo(size * 0.16, size);
      context.moveTo(size * 0.84, 0);
      context.lineTo(size * 0.84, size);
      context.stroke();
      context.beginPath();
      context.ellipse(size / 2, size / 2, size * 0.09, size * 0.18, 0, 0, Math.PI * 2);
      context.stroke();
    }),
    0.7,
  );
}

/** A free-standing inflatable goal: a ring of air on a thick foot, with a light inside the ring. */
export function airGoal(inner: number, team: Team): Group {
  const r = inner * 0.3;
  const colour = canvasCloth(team === 'red' ? tone.red : tone.blue);
  const white = canvasCloth('#dfe4ea');
  const dark = canvasCloth('#30343b');
  const height = inner * 2.5;
  const result = new Group();
  for (let i = 0; i < 8; i++) {
    const piece = new Mesh(new TorusGeometry(inner + r, r, 24, 20, Math.PI / 4), i % 2 ? white : colour);
    piece.rotation.z = (i / 8) * Math.PI * 2;
    result.add(at(piece, 0, height, 0));
    const angle = (i / 8) * Math.PI * 2;
    const seam = new Mesh(new TorusGeometry(r * 1.005, r * 0.04, 8, 40), dark);
    seam.rotation.set(Math.PI / 2, angle, 0, 'ZYX');
    seam.rotation.set(0, 0, 0);
    seam.quaternion.setFromAxisAngle(new Vector3(Math.cos(angle), Math.sin(angle), 0), Math.PI / 2);
    result.add(at(seam, Math.cos(angle) * (inner + r), height + Math.sin(angle) * (inner + r), 0));
  }
  result.add(
    at(new Mesh(new TorusGeometry(inner * 1.03, inner * 0.03, 10, 96), lightStrip(teamLight[team], 4)), 0, height, 0),
  );
  const neck = height - inner - r * 1.8;
  for (const side of [-1, 1]) {
    result.add(airTube([side * inner * 0.75, r, 0], [side * inner * 0.6, neck + r * 0.8, 0], r * 0.8, dark));
  }
  result.add(airTube([-inner * 1.25, r * 0.9, 0], [inner * 1.25, r * 0.9, 0], r * 0.9, colour, white));
  for (const side of [-1, 1]) {
    result.add(
      airTube(
        [side * inner * 1.1, r * 0.75, -inner * 0.9],
        [side * inner * 1.1, r * 0.75, inner * 0.9],
        r * 0.75,
        dark,
      ),
    );
  }
  return result;
}

/** A race gate: an arch of air with chevrons and a line of light inside. */
export function airGate(width: number, height: number, radius: number): Group {
  const points = [
    [-width / 2, 0.0, 0],
    [-width / 2, height * 0.5, 0],
    [-width / 2 + width * 0.05, height * 0.86, 0],
    [-width / 2 + width * 0.24, height * 1.02, 0],
    [0, height * 1.06, 0],
    [width / 2 - width * 0.24, height * 1.02, 0],
    [width / 2 - width * 0.05, height * 0.86, 0],
    [width / 2, height * 0.5, 0],
    [width / 2, 0.0, 0],
  ].map(([x, y, z]) => new Vector3(x, y, z));
  const curve = new CatmullRomCurve3(points, false, 'catmullrom', 0.5);
  const cloth = canvasCloth('#e4e8ec');
  const stripes = printed(
    'gate',
    drawn(512, (context, size) => {
      context.fillStyle = '#e4e8ec';
      context.fillRect(0, 0, size, size);
      for (let i = 0; i < 4; i++) {
        context.fillStyle = i % 2 ? '#22262c' : '#d3142a';
        const x = (i * size) / 4;
        context.beginPath();
        context.moveTo(x, 0);
        context.lineTo(x + size * 0.09, 0);
        context.lineTo(x + size * 0.17, size / 2);
        context.lineTo(x + size * 0.09, size);
        context.lineTo(x, size);
        context.lineTo(x + size * 0.08, size / 2);
        context.fill();
      }
    }),
    0.5,
  );
  stripes.map!.repeat.set(5, 2);
  const inner = new CatmullRomCurve3(
    points.map((p) => new Vector3(p.x * (1 - radius / (width / 2)), p.y * (1 - radius / height) + 0.01, 0)),
  );
  const result = group(
    new Mesh(new TubeGeometry(curve, 160, radius, 32), stripes),
    new Mesh(new TubeGeometry(inner, 160, radius * 0.09, 8), lightStrip(teamLight.blue, 4)),
  );
  for (const side of [-1, 1]) {
    result.add(at(new Mesh(new SphereGeometry(radius, 24, 12), cloth), (side * width) / 2, 0.02, 0));
    result.add(
      at(
        block(radius * 3.6, radius * 0.5, radius * 5, canvasCloth('#30343b'), radius * 0.2),
        (side * width) / 2,
        radius * 0.25,
        0,
      ),
    );
    result.add(
      at(
        block(radius * 1.2, radius * 0.6, radius * 1.2, plastic('#15171b'), radius * 0.1),
        (side * width) / 2,
        radius * 0.7,
        radius * 1.9,
      ),
    );
  }
  return result;
}
