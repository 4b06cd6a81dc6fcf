/** A place of a ball: the second, and the metres along and across a class 40 arena. */
type Waypoint = readonly [second: number, x: number, y: number];

interface Move {
  team: 'red' | 'ice';
  isStriker?: boolean;
  path: readonly Waypoint[];
}

/** The length of the replay in seconds. */
export const replaySeconds = 20;

/** The second at which red's striker is through the ring. */
export const goalSecond = 10;

/** Reads waypoints such as `3:6,3.2`: at second 3, 6 m along and 3.2 m across. */
const pathOf = (text: string): Waypoint[] =>
  text.split(' ').map((waypoint) => {
    const [second = 0, x = 0, y = 0] = waypoint.split(/[:,]/).map(Number);
    return [second, x, y];
  });

/** A drawn example of a goal, not a recorded match. Red flies to the right. */
export const moves: readonly Move[] = [
  {
    team: 'red',
    isStriker: true,
    path: pathOf('0:3,4 3:6,3.2 6:9,2.4 8.5:12,3 9.6:14.2,3.9 10:15.5,4 11:15.2,5.6 14:8,6.6 16:4,5.4 20:3.4,6.2'),
  },
  {
    team: 'red',
    path: pathOf('0:4,2.5 3.5:8.4,2.6 6.5:12.2,3.6 8:13.5,3 10.2:13.2,2.4 14:7,2.2 16:4.4,2.6 20:2.8,2.9'),
  },
  {
    team: 'red',
    path: pathOf('0:4,5.5 3.5:8.6,5.4 6.5:12.6,5 8.3:13.8,5 10.2:13.4,5.6 14:7.4,4.8 16:4.8,4.6 20:3.2,4.6'),
  },
  { team: 'red', path: pathOf('0:1.8,3 10:2.2,3.4 17:1.6,3.4 20:1.4,3.5') },
  { team: 'red', path: pathOf('0:1.8,5 10:2.4,4.8 17:1.7,4.9 20:1.5,4.5') },
  {
    team: 'ice',
    isStriker: true,
    path: pathOf('0:13,4 3:10.2,6.2 6:7.2,7 10:5.8,6.9 13:6.4,5.6 17:4.4,3.8 20:2.4,3.9'),
  },
  { team: 'ice', path: pathOf('0:12,2.5 3.5:9.2,1.5 7:6.6,1.4 12:6,1.8 17:3.6,2 20:2,2.2') },
  { team: 'ice', path: pathOf('0:12,5.5 3.5:9.6,4.2 7:6.8,4.2 12:5.8,4.2 17:3.4,5.4 20:2.2,5.4') },
  { team: 'ice', path: pathOf('0:14.4,3.2 6:14,3.4 8:13.9,2.4 9.6:14.6,2.2 14:14.3,3.2 20:13.8,3.4') },
  { team: 'ice', path: pathOf('0:14.4,4.8 6:14.1,4.7 8.3:14.4,5.6 9.6:14.7,6 14:14.3,4.8 20:13.8,4.7') },
];

/** Returns where a ball is, in metres, on a smooth line through its waypoints (cubic Hermite). */
export function placeAt(path: readonly Waypoint[], second: number): { x: number; y: number } {
  const after = path.findIndex(([at]) => at > second);
  const end = after === -1 ? path.length - 1 : Math.max(after, 1);
  const [from, to] = [path[end - 1], path[end]];
  if (from === undefined || to === undefined) throw new Error('A path has two waypoints or more');
  const span = to[0] - from[0];
  const part = Math.min(Math.max((second - from[0]) / span, 0), 1);
  const [before, next] = [path[end - 2] ?? from, path[end + 1] ?? to];
  const along = (axis: 1 | 2): number => {
    const leaving = ((to[axis] - before[axis]) / (to[0] - before[0])) * span;
    const arriving = ((next[axis] - from[axis]) / (next[0] - from[0])) * span;
    const [square, cube] = [part ** 2, part ** 3];
    return (
      (2 * cube - 3 * square + 1) * from[axis] +
      (cube - 2 * square + part) * leaving +
      (3 * square - 2 * cube) * to[axis] +
      (cube - square) * arriving
    );
  };
  return { x: along(1), y: along(2) };
}
