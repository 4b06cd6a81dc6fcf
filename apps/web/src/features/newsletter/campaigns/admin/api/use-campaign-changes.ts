import { useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/http/call';
import { callQuery } from '@/lib/query/call-query';
import { showAnswer } from '@/lib/query/show-answer';
import { useChange } from '@/lib/query/use-change';

const areas = ['newsletter'] as const;

export const useCreateCampaign = () =>
  useChange(areas, async (texts: { title: string }) => {
    const { sendParts } = await import('@/lib/http/upload');
    return sendParts('newsletter.campaigns.admin.create', { texts });
  });

export const useDuplicateCampaign = () =>
  useChange(areas, (id: string) => call('newsletter.campaigns.admin.duplicate', { params: { id } }), 'toast');

export const useDeleteCampaign = () =>
  useChange(areas, (id: string) => call('newsletter.campaigns.admin.delete', { params: { id } }));

export const useCancelCampaign = () =>
  useChange(areas, (id: string) => call('newsletter.campaigns.admin.cancel', { params: { id } }));

/**
 * Sends the version that the administrator saw. The server refuses it if someone has changed the campaign meanwhile.
 */
export const useSendCampaign = () =>
  useChange(areas, ({ id, version }: { id: string; version: number }) =>
    call('newsletter.campaigns.admin.send', { params: { id }, body: { version } }),
  );

export const useSendTest = () =>
  useChange([], ({ id, email }: { id: string; email: string }) =>
    call('newsletter.campaigns.admin.test', { params: { id }, body: { email } }),
  );

/** An action on a campaign that is being sent. */
type RunStep =
  | { step: 'pause' }
  | { step: 'resume' }
  | { step: 'pace'; perSecond: number }
  | { step: 'resend'; deliveries: string[] };

export function useRunStep(id: string) {
  const params = { id };
  const client = useQueryClient();
  const send = (asked: RunStep) => {
    switch (asked.step) {
      case 'pause':
        return call('newsletter.campaigns.admin.pause', { params });
      case 'resume':
        return call('newsletter.campaigns.admin.resume', { params });
      case 'pace':
        return call('newsletter.campaigns.admin.pace', { params, body: { perSecond: asked.perSecond } });
      case 'resend':
        return call('newsletter.campaigns.admin.resend', { params, body: { deliveries: asked.deliveries } });
    }
  };
  return useChange(areas, async (asked: RunStep) => {
    const run = await send(asked);
    showAnswer(client, callQuery('newsletter.campaigns.admin.run', { params }).queryKey, run);
    return run;
  });
}
