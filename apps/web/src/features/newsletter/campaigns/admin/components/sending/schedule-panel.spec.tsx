import { CampaignStatus, type CampaignWire } from '@dronesoccer/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { useCampaignEditor } from '../../api/use-campaign-editor';
import { SchedulePanel } from './schedule-panel';

const at = '2026-11-27T12:00:00.000Z';
const draft: CampaignWire = {
  ...{ id: 'campaign', slug: 'spring', title: 'Spring', status: CampaignStatus.DRAFT, version: 1 },
  ...{ subject: 'Subject', preheader: 'Preview', body: 'Body', subjectFr: '', preheaderFr: '', bodyFr: '' },
  ...{ tags: [], audience: {}, placeName: null, cover: null, attachments: [], run: null, visits: 0, unsubscribes: 0 },
  ...{ scheduledAt: null, scheduledZone: null, scheduledLocal: null, scheduledZoneText: null },
  ...{ updatedAt: at, createdAt: at },
};

function Panel({ campaign }: { campaign: CampaignWire }) {
  return <SchedulePanel campaign={campaign} editor={useCampaignEditor(campaign)} />;
}

it('sends the version about which it asked, even if a newer one has arrived meanwhile', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    if (url.endsWith('/send')) sent.push(JSON.parse(body));
    const data = { total: 12, byLocale: { en: 12, fr: 0 }, examples: [] };
    return new Response(JSON.stringify({ isSuccess: true, message: '', errorCode: null, data }), {
      headers: { 'content-type': 'application/json' },
    });
  });
  await loadNamespaces('campaigns.admin');
  const client = new QueryClient();
  const page = (campaign: CampaignWire) => (
    <QueryClientProvider client={client}>
      <Panel campaign={campaign} />
    </QueryClientProvider>
  );
  const { rerender } = render(page(draft));
  fireEvent.click(screen.getByRole('button', { name: 'Send now' }));
  const confirm = await screen.findByRole('button', { name: /12/ });
  rerender(page({ ...draft, subject: 'Half a sen', version: 2 }));
  fireEvent.click(confirm);
  await waitFor(() => expect(sent).toEqual([{ version: 1 }]));
});
