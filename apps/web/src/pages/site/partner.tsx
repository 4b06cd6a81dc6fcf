import { partner } from '@/content/pages/joining';
import { SitePageView } from './parts/site-page-view';

export default function PartnerPage() {
  return <SitePageView content={partner} />;
}
