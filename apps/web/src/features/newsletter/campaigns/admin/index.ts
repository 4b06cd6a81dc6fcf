export { campaignQuery } from './api/queries';
export { CampaignPart, CampaignSkeleton } from './components/campaign-part';
export { CampaignTable, NewCampaignLink } from './components/list/campaign-table';
export { NewCampaignDrawer } from './components/list/new-campaign-drawer';
export { isUnknownCampaign } from './model/stage';
