/** Leaves for another address with a full page load, so that nothing remains in memory. */
export function leaveTo(path: string): void {
  window.location.assign(path);
}

/** Reloads the page like the browser's reload button. */
export function reloadPage(): void {
  window.location.reload();
}
