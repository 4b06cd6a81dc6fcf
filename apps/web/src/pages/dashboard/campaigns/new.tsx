import { NewCampaignDrawer } from '@/features/dashboard/campaigns';

export default function NewCampaignPage() {
  return <NewCampaignDrawer />;
}
