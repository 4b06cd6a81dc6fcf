import { worldCup } from '@/content/pages/events';
import { SitePageView } from './parts/site-page-view';

export default function WorldCupPage() {
  return <SitePageView content={worldCup} />;
}
