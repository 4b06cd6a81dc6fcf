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
  onFailed: (code: ErrorCode) => void;
}

/** Exchanges the one-time code of a sign-in with Google for the session. */
export default function OpenProviderSession({ code, onLoggedIn, onFailed }: OpenProviderSessionProps) {
  const { data, error } = useQuery({
    queryKey: ['auth.openProviderSession', code],
    queryFn: () => call('auth.openProviderSession', { body: { code } }),
    // The code works once, and the tokens belong only into the session.
    ...{ retry: false, staleTime: Infinity, gcTime: 0 },
  });
  const finish = useEffectEvent(() => {
    if (data) {
      startSession(data);
      onLoggedIn(data.user);
    } else if (error && !needsCode(error)) {
      onFailed((error instanceof ApiError && error.code) || 'AUTH_013');
    }
  });
  useEffect(() => finish(), [data, error]);
  if (!needsCode(error)) return null;
  const send = (secondCode: string) => call('auth.openProviderSession', { body: { code, secondCode } });
  return <SecondStep send={send} onLoggedIn={onLoggedIn} onBack={() => onFailed('AUTH_011')} />;
}
