/** Announces that the page answers presses, which `public/boot.js` holds until then. */
export function goLive(): void {
  window.dispatchEvent(new Event('live'));
}
