import { partner } from '@/content/pages/joining';
import { ApplyLink, PartnerApplication, PartnerList } from '@/features/inbox/partners';
import { SitePageView } from './parts/site-page-view';

export default function PartnerPage() {
  return (
    <SitePageView content={partner} action={<ApplyLink />}>
      <PartnerList />
      <PartnerApplication />
    </SitePageView>
  );
}
