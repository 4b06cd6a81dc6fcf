import { membership } from '@/content/pages/joining';
import { SitePageView } from './parts/site-page-view';

export default function MembershipPage() {
  return <SitePageView content={membership} />;
}
