import type { ScanTone } from './scan';

/** The notes of each result, in hertz and seconds. */
const notes: Readonly<Record<Exclude<ScanTone, 'none'>, readonly (readonly [hertz: number, seconds: number])[]>> = {
  good: [
    [880, 0.08],
    [1320, 0.12],
  ],
  warn: [
    [660, 0.12],
    [660, 0.12],
  ],
  bad: [[196, 0.35]],
};

let context: AudioContext | null = null;

/** Plays the sound of a result, so that staff need not look at the screen for each ticket. */
export function sound(tone: ScanTone): void {
  if (tone === 'none' || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  let at = context.currentTime;
  for (const [hertz, seconds] of notes[tone]) {
    const note = context.createOscillator();
    const volume = context.createGain();
    note.frequency.value = hertz;
    volume.gain.setValueAtTime(0.2, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + seconds);
    note.connect(volume).connect(context.destination);
    note.start(at);
    note.stop(at + seconds);
    at += seconds;
  }
}
