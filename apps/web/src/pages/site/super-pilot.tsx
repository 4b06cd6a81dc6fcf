import { superPilot } from '@/content/pages/flying';
import { SitePageView } from './parts/site-page-view';

export default function SuperPilotPage() {
  return <SitePageView content={superPilot} />;
}
