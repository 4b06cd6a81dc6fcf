import { NewCampaignDrawer } from '@/features/newsletter/campaigns/admin';

export default function NewCampaignPage() {
  return <NewCampaignDrawer />;
}
