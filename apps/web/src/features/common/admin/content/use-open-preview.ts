import type { EntryPreviewWire } from '@dronesoccer/contracts';
import { useChange } from '@/lib/query/use-change';

/**
 * Opens the saved text on the public page, in a tab of its own. The tab is opened during the click, because browsers
 * block a tab that opens after the server has answered.
 *
 * @param issue requests the token of the preview link
 */
export function useOpenPreview(issue: () => Promise<Pick<EntryPreviewWire, 'token'>>) {
  const { mutate, isPending } = useChange(
    [],
    async ({ path, tab }: { path: string; tab: Window | null }) => {
      const { token } = await issue().catch((error: unknown) => {
        tab?.close();
        throw error;
      });
      const [page = '', query] = path.split('?', 2);
      const more = query === undefined ? '' : `&${query}`;
      const url = `${page}?preview=${encodeURIComponent(token)}${more}`;
      if (tab) tab.location.replace(url);
      else window.open(url, '_blank', 'noopener');
    },
    'toast',
  );
  const open = (path: string) => {
    const tab = window.open('', '_blank');
    // The page must not be able to navigate the dashboard.
    if (tab) tab.opener = null;
    mutate({ path, tab });
  };
  return { open, isPending };
}
