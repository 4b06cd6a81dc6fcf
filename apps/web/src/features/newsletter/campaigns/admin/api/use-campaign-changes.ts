import type { CampaignRunWire, CampaignWire } from '@dronesoccer/contracts';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { call } from '@/lib/http/call';
import { callQuery } from '@/lib/query/call-query';
import { queryKeys } from '@/lib/query/keys';
import { showAnswer } from '@/lib/query/show-answer';

function useRefreshed(): { onSettled: () => Promise<unknown> } {
  const client = useQueryClient();
  return { onSettled: () => client.invalidateQueries({ queryKey: queryKeys.area('newsletter') }) };
}

/** Errors are shown in the dialog or panel that sent the request. */
const inPlace = { meta: { failure: false } } as const;

export function useCreateCampaign(): UseMutationResult<CampaignWire, Error, { title: string }> {
  return useMutation({
    mutationFn: async (texts: { title: string }) => {
      const { sendParts } = await import('@/lib/http/upload');
      return sendParts('newsletter.campaigns.admin.create', { texts });
    },
    ...inPlace,
    ...useRefreshed(),
  });
}

export function useDuplicateCampaign(): UseMutationResult<CampaignWire, Error, string> {
  return useMutation({
    mutationFn: (id: string) => call('newsletter.campaigns.admin.duplicate', { params: { id } }),
    ...useRefreshed(),
  });
}

export function useDeleteCampaign(): UseMutationResult<null, Error, string> {
  return useMutation({
    mutationFn: (id: string) => call('newsletter.campaigns.admin.delete', { params: { id } }),
    ...inPlace,
    ...useRefreshed(),
  });
}

export function useCancelCampaign(): UseMutationResult<CampaignWire, Error, string> {
  return useMutation({
    mutationFn: (id: string) => call('newsletter.campaigns.admin.cancel', { params: { id } }),
    ...inPlace,
    ...useRefreshed(),
  });
}

/**
 * Sends the version that the administrator saw. The server refuses it if someone has changed the campaign meanwhile.
 */
export function useSendCampaign(): UseMutationResult<CampaignWire, Error, { id: string; version: number }> {
  return useMutation({
    mutationFn: ({ id, version }) => call('newsletter.campaigns.admin.send', { params: { id }, body: { version } }),
    ...inPlace,
    ...useRefreshed(),
  });
}

export function useSendTest(): UseMutationResult<null, Error, { id: string; email: string }> {
  return useMutation({
    mutationFn: ({ id, email }) => call('newsletter.campaigns.admin.test', { params: { id }, body: { email } }),
    ...inPlace,
  });
}

/** An action on a campaign that is being sent. */
type RunStep =
  | { step: 'pause' }
  | { step: 'resume' }
  | { step: 'pace'; perSecond: number }
  | { step: 'resend'; deliveries: string[] };

export function useRunStep(id: string): UseMutationResult<CampaignRunWire, Error, RunStep> {
  const params = { id };
  const client = useQueryClient();
  return useMutation({
    mutationFn: (asked: RunStep) => {
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
    },
    onSuccess: (run) => showAnswer(client, callQuery('newsletter.campaigns.admin.run', { params }).queryKey, run),
    ...inPlace,
    ...useRefreshed(),
  });
}
