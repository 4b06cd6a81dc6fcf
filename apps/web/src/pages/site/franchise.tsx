import { ContactType } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { Enquiry } from '@/features/inbox/contacts';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/actions/link';
import { EditedPage } from './parts/edited-page';

export default function FranchisePage() {
  const { t } = useTranslation('contacts');
  const toEnquiry = (
    <ButtonLink to={`${paths.franchise}#enquiry`} size="lg" className="self-start">
      {t(`enquiry.${ContactType.FRANCHISE}.title`)}
    </ButtonLink>
  );
  return (
    <EditedPage name="franchise" action={toEnquiry}>
      <Enquiry type={ContactType.FRANCHISE} />
    </EditedPage>
  );
}
