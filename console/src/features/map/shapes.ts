import { type ExtendedFeature, geoEqualEarth, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import { type Bounds, mapSize } from './map-frame.ts';
import { stateCodes } from './state-codes.ts';

export type StateShape = { code: string; path: string; center: [number, number]; bounds: Bounds };
export type MapShapes = {
  /** All other countries, as one path. */
  world: string;
  states: StateShape[];
  /** The corners of the world, beyond which the map can't be moved. */
  corners: Bounds;
};

type Topology = Parameters<typeof feature>[0];
type Collection = Extract<Topology['objects'][string], { type: 'GeometryCollection' }>;
type Atlas<Name extends string> = Topology & { objects: Record<Name, Collection> };

const unitedStates = '840';
const margin = 24;
/** What the map shows at first: from Alaska and Hawaii to Maine and the Virgin Islands. */
const home: [number, number][] = [
  [-168, 66],
  [-156.5, 71.4],
  [-160.2, 19],
  [-97, 25.8],
  [-64.6, 17.7],
  [-67, 47.5],
];

/** Spec §9: equal-earth, turned so that the states stand in the middle of the world. */
function projection() {
  const corners: Bounds = [
    [margin, margin],
    [mapSize.width - margin, mapSize.height - margin],
  ];
  return geoEqualEarth().rotate([100, 0]).fitExtent(corners, { type: 'MultiPoint', coordinates: home });
}

/** The paths of the map. A hundredth of a unit is a twelfth of a pixel at the largest zoom. */
export function drawShapes(us: Atlas<'states'>, world: Atlas<'countries'>): MapShapes {
  const path = geoPath(projection()).digits(2);
  const others = world.objects.countries.geometries.filter(({ id }) => id !== unitedStates);
  const land = feature(world, { type: 'GeometryCollection', geometries: others });
  const states = feature(us, us.objects.states).features;
  return {
    world: path(land) ?? '',
    states: states
      .flatMap((state) => shapeOf(state, path))
      .toSorted((one, other) => one.code.localeCompare(other.code)),
    corners: path.bounds({ type: 'Sphere' }),
  };
}

function shapeOf(state: ExtendedFeature, path: ReturnType<typeof geoPath>): StateShape[] {
  const code = stateCodes.get(String(state.id));
  return code ? [{ code, path: path(state) ?? '', center: path.centroid(state), bounds: path.bounds(state) }] : [];
}

/** The shapes come with the app, and only with this screen. */
export async function loadShapes(): Promise<MapShapes> {
  const [us, world] = await Promise.all([
    import('us-atlas/states-10m.json'),
    import('world-atlas/countries-110m.json'),
  ]);
  return drawShapes(us.default as unknown as Atlas<'states'>, world.default as unknown as Atlas<'countries'>);
}
