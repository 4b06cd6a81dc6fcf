import { Role } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { paths } from '@/lib/dashboard-paths';
import { useSession } from '@/lib/session/use-session';
import { TextLink } from '@/ui/actions/link';

/** Links to the log of emails sent to an address, for administrators who may read the log. */
export function MailsLink({ to: email }: { to: string }) {
  const { t } = useTranslation('kit');
  const { hasRole } = useSession();
  if (!hasRole(Role.SUPER_ADMIN)) return null;
  return (
    <TextLink to={paths.mailsTo(email)} className="inline-flex min-h-11 items-center self-start text-sm">
      {t('mailsTo')}
    </TextLink>
  );
}
