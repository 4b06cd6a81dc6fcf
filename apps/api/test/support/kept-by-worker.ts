declare const keptByWorker: Map<string, unknown>;

/**
 * Creates a value once per worker, for all its test files. The value must be the same for each file and must not keep
 * data of any.
 */
export function onceByWorker<T>(name: string, make: () => T): T {
  if (!keptByWorker.has(name)) keptByWorker.set(name, make());
  return keptByWorker.get(name) as T;
}
