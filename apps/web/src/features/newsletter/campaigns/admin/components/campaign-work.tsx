import type { CampaignWire } from '@dronesoccer/contracts';
import { isWritable } from '../model/stage';
import { CampaignEditorView } from './campaign-editor';
import { CampaignView } from './campaign-view';

export interface CampaignWorkProps {
  campaign: CampaignWire;
}

/**
 * The editor or, once sending has started, the campaign's view. It is loaded separately, because the list needs
 * neither.
 */
export default function CampaignWork({ campaign }: CampaignWorkProps) {
  return isWritable(campaign) ? <CampaignEditorView campaign={campaign} /> : <CampaignView campaign={campaign} />;
}
