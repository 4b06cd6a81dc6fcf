import type { ReceivedInvitationWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { errorMessage } from '@/lib/errors/error-message';
import { loginPathFor } from '@/lib/session/session';
import { useSession } from '@/lib/session/use-session';
import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/link';
import { FormAlert } from '@/ui/feedback/form-alert';
import type { InvitationKey } from '../api/queries';
import { useAccept } from '../api/use-family-changes';

interface ReceivedInvitationProps {
  invitation: ReceivedInvitationWire;
  invitationKey: InvitationKey;
  onAccepted: () => void;
}

/** Shows an invitation to the invited person, who signs in and accepts it. */
export function ReceivedInvitation({ invitation, invitationKey, onAccepted }: ReceivedInvitationProps) {
  const { t } = useTranslation('families');
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const accepting = useAccept(invitationKey, onAccepted);
  const { holder, child } = invitation;
  const kind = child === null ? 'adult' : 'child';
  return (
    <div className="flex max-w-2xl flex-col items-start gap-6">
      <header>
        <h1 className="display-2 wrap-anywhere">{t(`received.${kind}.title`, { name: child ?? holder })}</h1>
        <p className="lead mt-4">{t(`received.${kind}.text`, { holder })}</p>
      </header>
      {user === null ? (
        <>
          <p>{t('received.signInText')}</p>
          <ButtonLink size="lg" to={loginPathFor(pathname + search)}>
            {t('received.signIn')}
          </ButtonLink>
        </>
      ) : (
        <>
          <p className="wrap-anywhere">{t('received.as', { name: user.name, email: user.email })}</p>
          <FormAlert>{accepting.error && errorMessage(accepting.error)}</FormAlert>
          <Button size="lg" pending={accepting.isPending} onClick={() => accepting.mutate(undefined)}>
            {t(`received.${kind}.accept`)}
          </Button>
        </>
      )}
    </div>
  );
}
