import { describe, expect, it } from 'vitest';
import { mayLoad, shouldPlay } from './may-play';

describe("the hero's loop", () => {
  it('loads on a connection that is fast or unknown', () => {
    expect(mayLoad({ reducesMotion: false })).toBe(true);
    expect(mayLoad({ reducesMotion: false, connection: {} })).toBe(true);
    expect(mayLoad({ reducesMotion: false, connection: { effectiveType: '4g', saveData: false } })).toBe(true);
  });

  it('stays a still for visitors who reduce motion, save data or have a slow connection', () => {
    expect(mayLoad({ reducesMotion: true, connection: { effectiveType: '4g' } })).toBe(false);
    expect(mayLoad({ reducesMotion: false, connection: { effectiveType: '4g', saveData: true } })).toBe(false);
    for (const effectiveType of ['slow-2g', '2g', '3g']) {
      expect(mayLoad({ reducesMotion: false, connection: { effectiveType } })).toBe(false);
    }
  });

  it('plays only in view, in a visible tab, until the visitor pauses it', () => {
    const playing = { isPaused: false, isInView: true, isTabHidden: false };
    expect(shouldPlay(playing)).toBe(true);
    expect(shouldPlay({ ...playing, isPaused: true })).toBe(false);
    expect(shouldPlay({ ...playing, isInView: false })).toBe(false);
    expect(shouldPlay({ ...playing, isTabHidden: true })).toBe(false);
  });
});
