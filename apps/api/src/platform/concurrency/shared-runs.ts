/** Lets callers who want the same result at the same time share one run. */
export class SharedRuns<Result> {
  private readonly underWay = new Map<string, Promise<Result>>();

  /** Runs `work`, unless a run with this key has not ended yet. */
  run(key: string, work: () => Promise<Result>): Promise<Result> {
    const known = this.underWay.get(key);
    if (known) return known;
    const running = work().finally(() => this.underWay.delete(key));
    this.underWay.set(key, running);
    return running;
  }
}
