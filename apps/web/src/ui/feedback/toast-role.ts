/**
 * Base UI gives a toast the role of a dialog, but a toast asks for nothing and takes no focus. The toast region (or an
 * alert beside it) announces it politely, so each toast is a group within the region, named by its message.
 */
export const toastRole = { role: 'group', 'aria-modal': undefined } as const;
