import bcrypt from 'bcrypt';

let runs = 0;

/**
 * Checks that a test file leaves no traces for the next one in its worker: each file looks for the traces and then
 * leaves all of them behind.
 */
export function findNoTracesAndLeaveThem(): void {
  it('finds our own modules as new', () => {
    runs += 1;
    expect(runs).toBe(1);
  });

  it('finds the true functions of a package, which stays loaded', () => {
    expect(jest.isMockFunction(bcrypt.compareSync)).toBe(false);
    jest.spyOn(bcrypt, 'compareSync').mockReturnValue(true);
  });

  it('finds the environment of the run', () => {
    expect(process.env['TRACE']).toBeUndefined();
    process.env['TRACE'] = 'left behind';
  });

  it('finds real timers', () => {
    expect(setTimeout).not.toHaveProperty('clock');
    jest.useFakeTimers();
  });

  it('finds no other file’s tests kept in memory', () => {
    const kept = Object.getOwnPropertySymbols(globalThis).filter(
      ({ description }) => description === 'JEST_STATE_SYMBOL',
    );
    expect(kept).toHaveLength(1);
  });

  it('knows the errors of packages as its own', () => {
    expect(() => bcrypt.hashSync('password', 'no salt')).toThrow(Error);
  });
}
