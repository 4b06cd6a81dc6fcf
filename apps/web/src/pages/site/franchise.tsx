import { franchise } from '@/content/pages/joining';
import { SitePageView } from './parts/site-page-view';

export default function FranchisePage() {
  return <SitePageView content={franchise} />;
}
