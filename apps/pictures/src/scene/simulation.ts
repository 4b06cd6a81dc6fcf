import type { Compose } from './shot.ts';
import { Group, Mesh, MeshBasicMaterial, PlaneGeometry } from 'three';
import { arena } from './arena.ts';
import { look } from './arenas.ts';
import { ball, place } from './ball.ts';
import { spot } from './beams.ts';
import { goggles } from './goggles.ts';
import { metal, plastic } from './materials.ts';
import { at, block, group, rod, turned } from './shapes.ts';
import { inMetres, shadowed } from './staging.ts';
import { drawn } from './textures.ts';
import { transmitter } from './transmitter.ts';

/** The picture on the simulator's screens: the field in lines of light. */
function virtualField(): MeshBasicMaterial {
  return new MeshBasicMaterial({
    fog: false,
    map: drawn(1024, (context, size) => {
      const shade = context.createLinearGradient(0, 0, 0, size);
      shade.addColorStop(0, '#050a18');
      shade.addColorStop(0.5, '#12305a');
      shade.addColorStop(0.52, '#0a1526');
      shade.addColorStop(1, '#03060c');
      context.fillStyle = shade;
      context.fillRect(0, 0, size, size);
      const horizon = size * 0.5;
      context.lineWidth = 2;
      for (let i = -24; i <= 24; i++) {
        context.strokeStyle = i < 0 ? 'rgba(255, 60, 80, 0.75)' : 'rgba(90, 190, 255, 0.75)';
        context.beginPath();
        context.moveTo(size / 2 + i * 14, horizon);
        context.lineTo(size / 2 + i * 130, size);
        context.stroke();
      }
      for (let i = 1; i < 14; i++) {
        const y = horizon + size * 0.5 * (i / 14) ** 2;
        context.strokeStyle = 'rgba(150, 200, 255, 0.5)';
        context.beginPath();
        context.moveTo(0, y);
        context.lineTo(size, y);
        context.stroke();
      }
      const ring = (x: number, y: number, r: number, colour: string, w: number): void => {
        context.strokeStyle = colour;
        context.lineWidth = w;
        context.beginPath();
        context.ellipse(x, y, r * 0.33, r, 0, 0, Math.PI * 2);
        context.stroke();
      };
      for (const [r, alpha] of [
        [1, 1],
        [1.1, 0.35],
        [0.92, 0.35],
      ] as const) {
        ring(size * 0.63, size * 0.36, 92 * r, `rgba(110, 205, 255, ${alpha})`, 9);
        ring(size * 0.2, size * 0.42, 42 * r, `rgba(255, 80, 95, ${alpha})`, 5);
      }
      context.strokeStyle = '#ff4a5a';
      context.lineWidth = 3;
      const [cx, cy, r] = [size * 0.45, size * 0.52, 70];
      context.save();
      context.translate(cx, cy);
      // The picture is stretched over three screens, so a shape that should look round is drawn narrow.
      context.scale(0.335, 1);
      for (let k = 0; k < 4; k++) {
        const waist = r * Math.cos((k / 4) * (Math.PI / 2));
        context.beginPath();
        context.ellipse(0, 0, waist, r, 0.3, 0, Math.PI * 2);
        context.ellipse(0, 0, r, waist, 0.3, 0, Math.PI * 2);
        context.stroke();
      }
      context.restore();
    }),
  });
}

/** The flight simulator on its desk, with its screens lit. */
export const simulation: Compose = (shot, renderer) => {
  arena(shot, renderer, { house: 0.45, stands: true, goals: false, beams: true });
  const desk = group(
    at(block(2.3, 0.05, 0.9, plastic('#15181d', 0.35), 0.02), 0, 0.72, 0),
    at(block(0.06, 0.72, 0.8, plastic('#111317'), 0.01), -1.0, 0.36, 0),
    at(block(0.06, 0.72, 0.8, plastic('#111317'), 0.01), 1.0, 0.36, 0),
  );
  const screen = virtualField();
  const panels = new Group();
  for (const [i, angle] of [
    [-1, 0.42],
    [0, 0],
    [1, -0.42],
  ] as const) {
    const part = screen.clone();
    part.map = screen.map!.clone();
    part.map.repeat.set(1 / 3, 0.62);
    part.map.offset.set((i + 1) / 3, 0.25);
    part.map.needsUpdate = true;
    const one = group(
      at(block(1.06, 0.66, 0.04, plastic('#0d0f12', 0.4), 0.01), 0, 0, -0.025),
      new Mesh(new PlaneGeometry(1.03, 0.62), part),
    );
    panels.add(turned(at(one, i * 1.02, 1.2, -0.28 + Math.abs(i) * 0.21), 0, angle, 0));
  }
  panels.scale.setScalar(0.6);
  panels.position.set(0, 0.4, -0.02);
  const feet = [-0.58, 0, 0.58].map((x) =>
    at(rod(0.018, 0.32, metal('#3a3f47', 0.3)), x, 0.9, -0.24 + Math.abs(x) * 0.16),
  );
  const radio = inMetres(transmitter());
  radio.rotation.set(0.45, 0.2, 0);
  const glasses = inMetres(goggles());
  glasses.rotation.y = -0.5;
  shot.world.add(shadowed(group(desk, ...feet)), panels, at(radio, -0.05, 0.785, 0.26), at(glasses, 0.36, 0.752, 0.2));
  place(
    shot,
    ball({ class: 20, team: 'blue' }, { lamps: 1, lamp: 2 }),
    { x: -0.42, y: 0.848, z: 0.16 },
    { turn: 0.5, lean: 0.1 },
  );
  spot(shot, '#9fd0ff', 26, [0, 1.7, 0.1], [0, 0.7, 0.4], 1.1);
  spot(shot, '#ffe9d0', 60, [-1.6, 2.6, 2.2], [0, 0.8, 0], 0.5);
  look(shot, { from: [0.36, 1.2, 1.42], to: [0, 0.99, -0.1], fov: 42, focus: [0, 0.85, 0.25], aperture: 0.005 });
};
