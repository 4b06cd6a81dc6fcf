import { ApplyLink, PartnerApplication, PartnerList } from '@/features/inbox/partners';
import { EditedPage } from './parts/edited-page';

export default function PartnerPage() {
  return (
    <EditedPage name="partner" light="ice" action={<ApplyLink />}>
      <PartnerList />
      <PartnerApplication />
    </EditedPage>
  );
}
