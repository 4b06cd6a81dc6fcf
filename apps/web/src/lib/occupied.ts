/** Typing, choosing, or in a dialog: not a moment to interrupt. */
export function isOccupied(): boolean {
  const isTyping = document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;
  return isTyping || document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;
}
