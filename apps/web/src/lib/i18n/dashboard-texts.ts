/** The dashboard's texts, in a separate module so that visitors do not download their addresses. */
export const dashboardTexts = import.meta.glob<{ default: Record<string, unknown> }>('./*/*/*.admin.json', {
  base: '../../locales',
});
