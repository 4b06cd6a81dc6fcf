import type { CampaignCheckName, CampaignWire } from '@dronesoccer/contracts';
import type { CampaignEditor } from '../../api/use-campaign-editor';
import { Checks } from './checks';
import { SchedulePanel } from './schedule-panel';
import { TestEmail } from './test-email';

interface SendingPartProps {
  campaign: CampaignWire;
  editor: CampaignEditor;
  /** Opens the cause of a check. */
  onGoTo: (name: CampaignCheckName) => void;
}

/** The steps before sending: the checks, a test email, and the schedule. */
export function SendingPart({ campaign, editor, onGoTo }: SendingPartProps) {
  return (
    <div className="grid grid-cols-1 gap-6 xl:grid-cols-2 xl:items-start">
      <Checks campaign={campaign} onGoTo={onGoTo} />
      <div className="flex min-w-0 flex-col gap-6">
        <SchedulePanel campaign={campaign} editor={editor} />
        <TestEmail campaign={campaign} editor={editor} />
      </div>
    </div>
  );
}
