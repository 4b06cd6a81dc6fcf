describe('a file whose hook fails', () => {
  beforeAll(() => {
    throw new Error('the hook failed');
  });

  it('has a failed test', () => {
    expect(1).toBe(1);
  });
});
