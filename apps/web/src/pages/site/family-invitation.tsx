import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { ReceivedInvitation, receivedInvitationQuery } from '@/features/club/families';
import { useNavigateLocal } from '@/lib/i18n/use-navigate-local';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';
import { InvitationPage } from './parts/invitation-page';

/** The invitation to a family, opened by the link in its email (`?token=`). */
export default function FamilyInvitationPage() {
  const { t } = useTranslation('families');
  const { id = '' } = useParams();
  const navigate = useNavigateLocal();
  const key = { id, token: useSearchParams()[0].get('token') };
  const toProfile = () => {
    notify({ type: 'success', message: t('received.done') });
    navigate(paths.myFamily);
  };
  return (
    <InvitationPage
      query={useQuery(receivedInvitationQuery(key))}
      texts={{
        page: t('received.page'),
        loading: t('received.loading'),
        unknown: t('received.unknown'),
        unknownText: t('received.unknownText'),
        home: t('received.home'),
      }}
    >
      {(invitation) => <ReceivedInvitation invitation={invitation} invitationKey={key} onAccepted={toProfile} />}
    </InvitationPage>
  );
}
