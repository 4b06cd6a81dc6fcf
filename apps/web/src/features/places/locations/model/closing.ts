const name = 'locationChooserClosed';

/**
 * Who has closed the chooser once is not asked again in this session. A cookie without an end, because it is what all
 * tabs of a visit share: the shop opens in a tab of its own, and the browser's session storage ends with the tab.
 */
export function rememberClosing(): void {
  document.cookie = `${name}=1; path=/; SameSite=Lax`;
}

export function wasClosed(): boolean {
  return document.cookie.split('; ').includes(`${name}=1`);
}
