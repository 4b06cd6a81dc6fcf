/**
 * Advances the clock of read caches (`performance.now`) by this many milliseconds, without waiting. It lasts until
 * `jest.restoreAllMocks()`.
 */
export function passTime(milliseconds: number): void {
  const now = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => now() + milliseconds);
}
