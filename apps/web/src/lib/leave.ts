/** Leaves the running page for another address, with a full load: nothing of the old page's memory survives. */
export function leaveTo(path: string): void {
  window.location.assign(path);
}

/** Reloads the page, as the browser's own button does. */
export function reloadPage(): void {
  window.location.reload();
}
