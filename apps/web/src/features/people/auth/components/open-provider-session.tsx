import '@/lib/http/account-calls';
import type { ErrorCode, UserWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '@/lib/errors/api-error';
import { call } from '@/lib/http/call';
import { startSession } from '@/lib/session/session';
import { needsCode } from '../model/needs-code';
import { SecondStep } from './late-second-step';

export interface OpenProviderSessionProps {
  code: string;
  onLoggedIn: (user: UserWire) => void;
  /** The account has two-step login, so the component shows a form. */
  onCodeNeeded: () => void;
  onFailed: (code: ErrorCode) => void;
}

/** Exchanges the one-time code of a sign-in with Google for the session. */
export default function OpenProviderSession({ code, onLoggedIn, onCodeNeeded, onFailed }: OpenProviderSessionProps) {
  const { data, error } = useQuery({
    queryKey: ['auth.openProviderSession', code],
    queryFn: () => call('auth.openProviderSession', { body: { code } }),
    // The code works once, and the tokens belong only into the session.
    ...{ retry: false, staleTime: Infinity, gcTime: 0 },
    // A failed query is always stale. Sent again on the way back from the authenticator app, it would empty the form.
    ...{ refetchOnWindowFocus: false, refetchOnReconnect: false },
  });
  const finish = useEffectEvent(() => {
    if (data) {
      startSession(data);
      onLoggedIn(data.user);
    } else if (needsCode(error)) {
      onCodeNeeded();
    } else if (error) {
      onFailed((error instanceof ApiError && error.code) || 'AUTH_013');
    }
  });
  useEffect(() => finish(), [data, error]);
  if (!needsCode(error)) return null;
  const send = (secondCode: string) => call('auth.openProviderSession', { body: { code, secondCode } });
  return <SecondStep send={send} onLoggedIn={onLoggedIn} onBack={() => onFailed('AUTH_011')} />;
}
