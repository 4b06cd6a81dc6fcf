import type { CampaignWire } from '@dronesoccer/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { callQuery } from '@/lib/query/call-query';
import { queryKeys } from '@/lib/query/keys';
import { showAnswer } from '@/lib/query/show-answer';

/**
 * Shows a campaign that was saved, and reloads what depends on it. An upload and a save run beside each other, so the
 * answer of the earlier one may arrive last; then the campaign is read again.
 */
export function showSaved(client: QueryClient, saved: CampaignWire): void {
  const { queryKey } = callQuery('newsletter.campaigns.admin.detail', { params: { id: saved.id } });
  const shown = client.getQueryData(queryKey);
  if (shown === undefined || shown.version <= saved.version) showAnswer(client, queryKey, saved);
  else void client.invalidateQueries({ queryKey });
  for (const call of ['list', 'preview', 'checks'] as const) {
    const dependent = [...queryKeys.area('newsletter'), `newsletter.campaigns.admin.${call}`];
    void client.invalidateQueries({ queryKey: dependent });
  }
}
