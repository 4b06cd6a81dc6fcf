declare const keptByWorker: Map<string, unknown>;

/** Makes a value once per worker, for all its test files. It must be the same in each and keep nothing of any. */
export function onceByWorker<T>(name: string, make: () => T): T {
  if (!keptByWorker.has(name)) keptByWorker.set(name, make());
  return keptByWorker.get(name) as T;
}
