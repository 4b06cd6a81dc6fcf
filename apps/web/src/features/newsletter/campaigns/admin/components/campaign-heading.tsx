import { CampaignStatus, type CampaignWire } from '@dronesoccer/contracts';
import { Check, CircleAlert, LoaderCircle, Pencil, Save } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/actions/button';
import type { CampaignEditor, SaveState } from '../api/use-campaign-editor';
import { CampaignStatusBadge } from './campaign-status';
import { RowMenu } from './list/row-menu';

const icons = { saved: Check, changed: Pencil, saving: LoaderCircle, failed: CircleAlert } as const satisfies Record<
  SaveState,
  unknown
>;

interface CampaignHeadingProps {
  campaign: CampaignWire;
  /** Omitted for a campaign that can no longer be edited. */
  editor?: CampaignEditor;
  onDeleted: () => void;
}

/** The campaign's title, status, save state and further actions. */
export function CampaignHeading({ campaign, editor, onDeleted }: CampaignHeadingProps) {
  const title = editor?.values.title.trim() || campaign.title;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="flex min-w-0 flex-1 basis-64 flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="display-2 min-w-0 text-[clamp(1.5rem,1.2rem+1.2vw,2.25rem)] wrap-anywhere">{title}</h1>
        <CampaignStatusBadge campaign={campaign} />
      </div>
      <div className="ml-auto flex flex-wrap items-center justify-end gap-3">
        {editor && <SaveStatus editor={editor} isScheduled={campaign.status === CampaignStatus.SCHEDULED} />}
        <RowMenu campaign={campaign} onDeleted={onDeleted} />
      </div>
    </div>
  );
}

function SaveStatus({ editor, isScheduled }: { editor: CampaignEditor; isScheduled: boolean }) {
  const { t } = useTranslation('campaigns.admin');
  const { state, isDirty, save } = editor;
  const Icon = icons[state];
  const words = state === 'changed' && isScheduled ? t('saving.changedScheduled') : t(`saving.${state}`);
  return (
    <>
      <p role="status" className="flex items-center gap-2 text-sm text-muted">
        <Icon aria-hidden className={state === 'saving' ? 'size-4.5 animate-spin' : 'size-4.5'} />
        {words}
      </p>
      <Button variant={isDirty ? 'primary' : 'outline'} pending={state === 'saving'} onClick={() => void save()}>
        <Save aria-hidden className="size-5" />
        {t('saving.save')}
      </Button>
    </>
  );
}
