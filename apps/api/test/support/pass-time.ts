/**
 * Lets a read cache be so many milliseconds older, without waiting: its clock is `performance.now`. Holds until
 * `jest.restoreAllMocks()`.
 */
export function passTime(milliseconds: number): void {
  const now = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => now() + milliseconds);
}
