import { Group, Mesh, TorusGeometry } from 'three';
import { lightStrip, metal, nylon, plastic, teamLight, tone } from './materials.ts';
import { quadcopter } from './drone.ts';
import { at, fused, group, strut } from './shapes.ts';

/**
 * A racing drone in an open cage of five hoops, with its propellers exposed. It is centred at the origin, in metres.
 */
export function openRacer(): Group {
  const radius = 118;
  const frame = nylon('#e6eaef');
  const hoops = new Group();
  for (const [i, tilt] of [0.62, -0.62].entries()) {
    for (const axis of [0, Math.PI / 2]) {
      const hoop = new Mesh(new TorusGeometry(radius, 2.1, 10, 120), frame);
      hoop.rotation.set(Math.PI / 2 + tilt, 0, 0);
      const carrier = group(hoop);
      carrier.rotation.y = axis + Math.PI / 4;
      hoops.add(carrier);
    }
    const light = new Mesh(
      new TorusGeometry(radius * 0.985, 2, 8, 120, Math.PI * 0.8),
      lightStrip(teamLight[i ? 'blue' : 'red'], 5, 0),
    );
    light.rotation.set(Math.PI / 2, 0, i * Math.PI + Math.PI * 0.1 + Math.PI / 2);
    hoops.add(light);
  }
  const belt = new Mesh(new TorusGeometry(radius, 2.4, 10, 120), plastic(tone.charcoal, 0.4));
  belt.rotation.x = Math.PI / 2;
  hoops.add(belt);
  for (let i = 0; i < 4; i++) {
    const angle = (i / 4) * Math.PI * 2 + Math.PI / 4;
    hoops.add(
      strut(
        [Math.sin(angle) * 66, -4, Math.cos(angle) * 66],
        [Math.sin(angle) * radius, 0, Math.cos(angle) * radius],
        1.8,
        metal('#8d949d', 0.3),
      ),
    );
  }
  const drone = quadcopter({ reach: 62, scale: 1.15, propellerRadius: 41, accent: tone.gold, blades: '#e8ecf0' });
  at(drone, 0, -8, 0);
  const scaled = group(fused(hoops), drone);
  scaled.scale.setScalar(0.001);
  return group(scaled);
}
