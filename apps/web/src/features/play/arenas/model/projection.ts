import { geoConicConformal } from 'd3-geo';
import drawn from './projection-of-map.json';

/** The projection used to draw the map's outlines (`npm run map`). */
const projection = geoConicConformal()
  .parallels([49, 77])
  .rotate([95, 0])
  .scale(drawn.scale)
  .translate([drawn.translate[0] ?? 0, drawn.translate[1] ?? 0]);

const [width = 1, height = 1] = drawn.size;

export const mapRatio = width / height;

/** Returns a point's position on the map, in percent of its width and height, or null if it is off the map. */
export function pointOnMap(latitude: number, longitude: number): { x: number; y: number } | null {
  const point = projection([longitude, latitude]);
  if (point === null) return null;
  const [x, y] = [(100 * point[0]) / width, (100 * point[1]) / height];
  return x >= 0 && x <= 100 && y >= 0 && y <= 100 ? { x, y } : null;
}
