import type { CampaignWire } from '@dronesoccer/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type FileUploads, useUploads } from '@/features/common/admin/pictures/use-uploads';
import { sendParts } from '@/lib/http/upload';
import type { CampaignEditor } from './use-campaign-editor';
import { showSaved } from './show-saved';

export interface CampaignUploads {
  cover: FileUploads;
  attachments: FileUploads;
}

/**
 * Uploads the cover picture and the files of a campaign. An upload may take minutes, so it does not wait for the saves of
 * the texts, nor they for it.
 */
export function useCampaignUploads(
  { id, title }: CampaignWire,
  { setRemovals }: Pick<CampaignEditor, 'setRemovals'>,
): CampaignUploads {
  const { t } = useTranslation('campaigns.admin');
  const client = useQueryClient();
  const uploadsOf = (part: keyof CampaignUploads, onUploaded?: () => void) => ({
    send: (file: File, options: { signal: AbortSignal; onProgress: (part: number) => void }) => {
      // The body must have a title, but with `filesOnly` the server keeps its own.
      const parts = { texts: { title, filesOnly: 'true' }, files: { [part]: [file] } };
      return sendParts('newsletter.campaigns.admin.update', parts, { params: { id }, ...options });
    },
    onUploaded: (saved: CampaignWire) => {
      showSaved(client, saved);
      onUploaded?.();
    },
    tooLarge: t('files.tooLarge'),
  });
  return {
    cover: useUploads(uploadsOf('cover', () => setRemovals((now) => ({ ...now, cover: false })))),
    attachments: useUploads(uploadsOf('attachments')),
  };
}
