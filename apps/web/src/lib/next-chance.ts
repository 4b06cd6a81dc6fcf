/** The interval of retries while the server cannot be reached. */
const retryMs = 3_000;

/** Resolves when a retry may succeed: once the browser is back online, or after a few seconds. */
export function waitForRetry(): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, retryMs);
    window.addEventListener('online', go);
  });
}
