/**
 * Base UI calls a toast a dialog. It is none: it asks for nothing and takes no focus. Its region announces it politely
 * (or an alert beside it does), so it is a group within that, named by what it says.
 */
export const toastRole = { role: 'group', 'aria-modal': undefined } as const;
