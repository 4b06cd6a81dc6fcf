import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { invitationQuery, SquadInvitation } from '@/features/play/bookings';
import { InvitationPage } from './parts/invitation-page';

/** The invitation to a squad, opened by the link emailed to the player (`?token=`). */
export default function SquadPage() {
  const { t } = useTranslation('squads');
  const { id = '' } = useParams();
  const key = { id, token: useSearchParams()[0].get('token') };
  return (
    <InvitationPage
      query={useQuery(invitationQuery(key))}
      texts={{
        page: t('invitation.page'),
        loading: t('invitation.loading'),
        unknown: t('invitation.unknown'),
        unknownText: t('invitation.unknownText'),
        home: t('invitation.home'),
      }}
    >
      {(invitation) => <SquadInvitation invitation={invitation} invitationKey={key} />}
    </InvitationPage>
  );
}
