const name = 'locationChooserClosed';

/**
 * Remembers that the visitor closed the chooser, so that it does not open automatically again in this session. A
 * session cookie is used because all tabs share it: the shop opens in a separate tab, and session storage ends with its
 * tab.
 */
export function rememberClosing(): void {
  document.cookie = `${name}=1; path=/; SameSite=Lax`;
}

export function wasClosed(): boolean {
  return document.cookie.split('; ').includes(`${name}=1`);
}
