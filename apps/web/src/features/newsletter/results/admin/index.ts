export { CampaignResults } from './components/campaign-results';
