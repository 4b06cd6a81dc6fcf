import type { ArenaAdminRowWire } from '@dronesoccer/contracts';

/** The place of a day sheet: all arenas of a location, or one arena. */
export interface DayPlace {
  locationId: string;
  /** Null for all arenas of the location. */
  arenaId: string | null;
  arenas: readonly ArenaAdminRowWire[];
}

interface AddressedPlace {
  arenaId?: string | undefined;
  locationId?: string | undefined;
}

/** Returns the location's active arenas, or all of them if none is active. */
function arenasAt(arenas: readonly ArenaAdminRowWire[], locationId: string): ArenaAdminRowWire[] {
  const all = arenas.filter(({ location }) => location.id === locationId);
  const active = all.filter(({ isActive }) => isActive);
  return active.length > 0 ? active : all;
}

/**
 * Returns the place in the URL, or else the location of the last arena, or else the first location; null if there are
 * no arenas.
 */
export function placeOf(
  arenas: readonly ArenaAdminRowWire[],
  inAddress: AddressedPlace,
  lastArenaId: string | null,
): DayPlace | null {
  const find = (id: string | null | undefined) => arenas.find((each) => each.id === id);
  const one = find(inAddress.arenaId);
  if (one) return { locationId: one.location.id, arenaId: one.id, arenas: [one] };
  const first =
    arenas.find(({ location }) => location.id === inAddress.locationId) ??
    find(lastArenaId) ??
    arenas.find(({ isActive }) => isActive) ??
    arenas[0];
  return first ? { locationId: first.location.id, arenaId: null, arenas: arenasAt(arenas, first.location.id) } : null;
}

export interface LocationChoice {
  id: string;
  name: ArenaAdminRowWire['location']['name'];
  arenas: readonly ArenaAdminRowWire[];
}

/** Groups arenas by location, in the order of the arenas. */
export function locationsOf(arenas: readonly ArenaAdminRowWire[]): LocationChoice[] {
  const ids = [...new Set(arenas.map(({ location }) => location.id))];
  return ids.flatMap((id) => {
    const at = arenas.filter(({ location }) => location.id === id);
    return at[0] ? [{ id, name: at[0].location.name, arenas: at }] : [];
  });
}
