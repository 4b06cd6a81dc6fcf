/** Returns true while the user is typing, choosing or in a dialog and must not be interrupted. */
export function isOccupied(): boolean {
  const isTyping = document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;
  return isTyping || document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;
}
