/**
 * The keys of the dashboard in the browser's storage, which the spec does not name: the width of the menu, switched-off
 * shortcuts and unsaved content.
 */
export const menuKey = 'dashboardMenu';
export const shortcutsKey = 'dashboardShortcuts';
export const unsavedKey = 'unsaved';

export type DashboardKey = typeof menuKey | typeof shortcutsKey | typeof unsavedKey;
