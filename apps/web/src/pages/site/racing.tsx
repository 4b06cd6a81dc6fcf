import { racing } from '@/content/pages/flying';
import { SitePageView } from './parts/site-page-view';

export default function RacingPage() {
  return <SitePageView content={racing} />;
}
