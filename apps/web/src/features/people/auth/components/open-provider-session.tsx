import '@/lib/http/account-calls';
import type { ErrorCode, UserWire } from '@dronesoccer/contracts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
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
  // The code works once. A query would send it again, because every query starts over when the person changes.
  const { mutate, error } = useMutation({
    mutationFn: () => call('auth.openProviderSession', { body: { code } }),
    meta: { failure: false },
    // The tokens belong only into the session.
    gcTime: 0,
    onSuccess: (auth) => {
      startSession(auth);
      onLoggedIn(auth.user);
    },
    onError: (failure) => {
      if (needsCode(failure)) onCodeNeeded();
      else onFailed((failure instanceof ApiError && failure.code) || 'AUTH_013');
    },
  });
  const sent = useRef<string>(null);
  useEffect(() => {
    if (sent.current === code) return;
    sent.current = code;
    mutate();
  }, [code, mutate]);
  if (!needsCode(error)) return null;
  const send = (secondCode: string) => call('auth.openProviderSession', { body: { code, secondCode } });
  return <SecondStep send={send} onLoggedIn={onLoggedIn} onBack={() => onFailed('AUTH_011')} />;
}
