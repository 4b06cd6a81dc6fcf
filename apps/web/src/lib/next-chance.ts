/** How often something that needs the network is tried again while there is no way to the server. */
const retryMs = 3_000;

/** Resolves when another try may succeed: once the browser is back online, else after a few seconds. */
export function nextChance(): Promise<void> {
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
