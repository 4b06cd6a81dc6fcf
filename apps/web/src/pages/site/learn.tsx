import { learn } from '@/content/pages/learning';
import { SitePageView } from './parts/site-page-view';

export default function LearnPage() {
  return <SitePageView content={learn} />;
}
