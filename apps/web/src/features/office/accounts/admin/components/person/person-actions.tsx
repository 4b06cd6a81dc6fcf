import { AccountState, type PersonWire } from '@dronesoccer/contracts';
import { Ellipsis, KeyRound, LogOut, Send, Smartphone, UserCheck, UserRoundCog, UserX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/lib/errors/error-message';
import { notify } from '@/lib/notify';
import { useSession } from '@/lib/session/use-session';
import { Button } from '@/ui/actions/button';
import { Menu, MenuItem } from '@/ui/navigation/menu';
import { useSendLink } from '../../api/use-account-changes';
import { EndSessionsDialog } from '../dialogs/end-sessions-dialog';
import { RolesDialog } from '../dialogs/roles-dialog';
import { ResetTwoStepDialog } from '../dialogs/reset-two-step-dialog';
import { StatusDialog } from '../dialogs/status-dialog';

type Question = 'roles' | 'status' | 'sessions' | 'twoStep';

/** The changes to an account. Each asks first, except for emails with a link, which harm no one. */
export function PersonActions({ person }: { person: PersonWire }) {
  const { t } = useTranslation('accounts.admin');
  const [question, setQuestion] = useState<Question | null>(null);
  const close = () => setQuestion(null);
  const { id, state, hasPassword, hasTwoStep, sessions } = person;
  const { user } = useSession();
  const isDisabled = state === AccountState.CLOSED;
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="ice" aria-haspopup="dialog" onClick={() => setQuestion('roles')}>
        <UserRoundCog aria-hidden className="size-5" />
        {t('actions.roles')}
      </Button>
      {state === AccountState.INVITED && <SendLink person={person} name="users.admin.inviteAgain" />}
      {!isDisabled && hasPassword && <SendLink person={person} name="users.admin.sendPasswordReset" />}
      <Menu
        align="start"
        trigger={
          <Button variant="outline">
            <Ellipsis aria-hidden className="size-5" />
            {t('actions.more')}
          </Button>
        }
      >
        <MenuItem icon={LogOut} disabled={sessions.length === 0} onSelect={() => setQuestion('sessions')}>
          {t('actions.endSessions')}
        </MenuItem>
        {hasTwoStep && user?.id !== id && (
          <MenuItem icon={Smartphone} onSelect={() => setQuestion('twoStep')}>
            {t('actions.resetTwoStep')}
          </MenuItem>
        )}
        <MenuItem icon={isDisabled ? UserCheck : UserX} danger={!isDisabled} onSelect={() => setQuestion('status')}>
          {t(isDisabled ? 'actions.enable' : 'actions.disable')}
        </MenuItem>
      </Menu>
      {question === 'roles' && <RolesDialog key={id} person={person} onClose={close} />}
      {question === 'status' && <StatusDialog person={person} onClose={close} />}
      {question === 'twoStep' && <ResetTwoStepDialog person={person} onClose={close} />}
      {question === 'sessions' && <EndSessionsDialog person={person} onClose={close} />}
    </div>
  );
}

const links = {
  'users.admin.inviteAgain': { icon: Send, label: 'actions.inviteAgain', done: 'actions.invited' },
  'users.admin.sendPasswordReset': { icon: KeyRound, label: 'actions.reset', done: 'actions.resetSent' },
} as const;

function SendLink({ person: { id, email }, name }: { person: PersonWire; name: keyof typeof links }) {
  const { t } = useTranslation('accounts.admin');
  const { icon: Icon, label, done } = links[name];
  const sending = useSendLink(id, name);
  const send = () =>
    sending.mutate(undefined, {
      onSuccess: () => notify({ type: 'success', message: t(done, { email }) }),
      onError: (error) => notify({ type: 'danger', message: errorMessage(error) }),
    });
  return (
    <Button variant="outline" pending={sending.isPending} onClick={send}>
      {!sending.isPending && <Icon aria-hidden className="size-5" />}
      {t(label)}
    </Button>
  );
}
