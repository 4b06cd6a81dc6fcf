import type { CampaignWire } from '@dronesoccer/contracts';
import { isWritable } from '../model/stage';
import { CampaignEditorView } from './campaign-editor';
import { CampaignView } from './campaign-view';

export interface CampaignWorkProps {
  campaign: CampaignWire;
}

/** The editor, until the campaign begins to go out. In a file of its own: the list needs none of it. */
export default function CampaignWork({ campaign }: CampaignWorkProps) {
  return isWritable(campaign) ? <CampaignEditorView campaign={campaign} /> : <CampaignView campaign={campaign} />;
}
