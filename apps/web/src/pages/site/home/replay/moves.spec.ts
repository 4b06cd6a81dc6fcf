import { describe, expect, it } from 'vitest';
import { classFacts } from '@/content/facts';
import { goalSecond, moves, placeAt, replaySeconds } from './moves';

const seconds = Array.from({ length: replaySeconds * 20 + 1 }, (_, index) => index / 20);
const { length, width } = classFacts[40].arena;

describe('the replay', () => {
  it('has two teams of five with a striker each', () => {
    for (const team of ['red', 'ice']) {
      const own = moves.filter((move) => move.team === team);
      expect([own.length, own.filter(({ isStriker }) => isStriker).length]).toEqual([5, 1]);
    }
  });

  it('keeps every ball inside the net, and moves none faster than 8 metres in a second', () => {
    for (const { path } of moves) {
      for (const second of seconds) {
        const { x, y } = placeAt(path, second);
        expect(x > 0.2 && x < length - 0.2 && y > 0.2 && y < width - 0.2, `${second} s: ${x}, ${y}`).toBe(true);
        const next = placeAt(path, second + 0.05);
        expect(Math.hypot(next.x - x, next.y - y) / 0.05, `${second} s`).toBeLessThan(8);
      }
    }
  });

  it('lets red’s striker through the ring at the goal, and back behind the centre line before red attacks again', () => {
    const red = moves.filter(({ team }) => team === 'red');
    const striker = red.find(({ isStriker }) => isStriker)?.path ?? [];
    const atGoal = placeAt(striker, goalSecond);
    // The ring is 60 cm from the net; the ball has to pass between its edges.
    expect(atGoal.x).toBeGreaterThan(length - 0.6);
    expect(Math.abs(atGoal.y - width / 2)).toBeLessThan((classFacts[40].goalCm - classFacts[40].ballCm) / 200);
    expect(red.every(({ path }) => placeAt(path, 16).x < length / 2)).toBe(true);
  });

  it('passes each waypoint at its second', () => {
    for (const { path } of moves) for (const [second, x, y] of path) expect(placeAt(path, second)).toEqual({ x, y });
  });
});
