import { ContactType } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Enquiry } from '@/features/inbox/contacts';
import { PlanList } from '@/features/club/memberships';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/actions/link';
import { safeRedirect } from '@/lib/safe-redirect';
import { EditedPage } from './parts/edited-page';

export default function MembershipPage() {
  const { t } = useTranslation('contacts');
  const [params] = useSearchParams();
  const redirect = safeRedirect(params.get('redirect'));
  const toEnquiry = (
    <ButtonLink to={({ search }) => `${paths.membership}${search}#enquiry`} size="lg" className="self-start">
      {t(`enquiry.${ContactType.MEMBERSHIP}.title`)}
    </ButtonLink>
  );
  return (
    <EditedPage name="membership" light="ice" action={toEnquiry} before={<PlanList redirect={redirect} />}>
      <Enquiry type={ContactType.MEMBERSHIP} />
    </EditedPage>
  );
}
