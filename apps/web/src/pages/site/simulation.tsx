import { simulation } from '@/content/pages/flying';
import { SitePageView } from './parts/site-page-view';

export default function SimulationPage() {
  return <SitePageView content={simulation} />;
}
