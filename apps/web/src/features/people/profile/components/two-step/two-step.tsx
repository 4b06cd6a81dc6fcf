import '@/lib/http/account-calls';
import type { TwoStepWire } from '@dronesoccer/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirmed } from '@/features/common/confirm-identity/use-confirmed';
import { ApiError } from '@/lib/errors/api-error';
import { errorMessage } from '@/lib/errors/error-message';
import { call } from '@/lib/http/call';
import { keepingLanguage } from '@/lib/query/keep-language';
import { Button } from '@/ui/actions/button';
import { ErrorState } from '@/ui/feedback/error-state';
import { FormAlert } from '@/ui/feedback/form-alert';
import { Skeleton } from '@/ui/feedback/skeleton';
import { twoStepQuery } from '../../api/queries';
import { CodeDialog } from './code-dialog';
import { RecoveryCodes } from './recovery-codes';
import { SetUp } from './set-up';

/** Turns two-step login on and off, and renews the recovery codes. */
export default function TwoStep() {
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(keepingLanguage(twoStepQuery()));
  // The new codes, until the person has saved them.
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [wasSaved, setSaved] = useState(false);
  const showCodes = (fresh: readonly string[]) => {
    setCodes(fresh);
    setSaved(false);
    void client.invalidateQueries({ queryKey: twoStepQuery().queryKey });
    // Without two-step login, the pages of an administrator may have failed. They load again when they are opened.
    void client.resetQueries({ predicate: ({ state }) => isTwoStepMissing(state.error) });
  };
  if (codes) {
    const saved = () => {
      setCodes(null);
      setSaved(true);
    };
    return <RecoveryCodes codes={codes} onSaved={saved} />;
  }
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Skeleton className="h-24 w-full" />;
  return data.isOn ? (
    <On state={data} takesFocus={wasSaved} onCodes={showCodes} />
  ) : (
    <Off isRequired={data.isRequired} onCodes={showCodes} />
  );
}

interface CodesProps {
  onCodes: (codes: readonly string[]) => void;
}

function Off({ isRequired, onCodes }: CodesProps & { isRequired: boolean }) {
  const { t } = useTranslation('auth');
  const confirmed = useConfirmed();
  const beginning = useMutation({
    meta: { failure: false },
    mutationFn: () => confirmed.run(() => call('me.beginTwoStep')),
  });
  if (beginning.data) return <SetUp setup={beginning.data} onCodes={onCodes} onCancel={beginning.reset} />;
  return (
    <div className="flex flex-col items-start gap-5">
      {isRequired && <p className="font-semibold">{t('twoStep.required')}</p>}
      <p>{t('twoStep.off')}</p>
      <FormAlert>{beginning.error && errorMessage(beginning.error)}</FormAlert>
      <Button pending={beginning.isPending} onClick={() => beginning.mutate()}>
        {t('twoStep.turnOn')}
      </Button>
      {confirmed.dialog}
    </div>
  );
}

interface OnProps extends CodesProps {
  state: TwoStepWire;
  /** The state gets the focus when the recovery codes were put away, even if it is known only later. */
  takesFocus: boolean;
}

function On({ state: { isRequired, recoveryCodesLeft }, takesFocus, onCodes }: OnProps) {
  const { t } = useTranslation('auth');
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) status.current?.focus();
  }, [takesFocus]);
  const [question, setQuestion] = useState<'off' | 'renew' | null>(null);
  const close = () => setQuestion(null);
  return (
    <div className="flex flex-col items-start gap-5">
      <div>
        <p ref={status} tabIndex={-1} className="flex items-center gap-2 font-semibold">
          <CircleCheck aria-hidden className="size-5 shrink-0 text-good" />
          {t('twoStep.on')}
        </p>
        <p className="mt-1 text-muted">{t('twoStep.codesLeft', { count: recoveryCodesLeft })}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" aria-haspopup="dialog" onClick={() => setQuestion('renew')}>
          {t('twoStep.renew')}
        </Button>
        {!isRequired && (
          <Button variant="quiet" aria-haspopup="dialog" onClick={() => setQuestion('off')}>
            {t('twoStep.turnOff')}
          </Button>
        )}
      </div>
      {question !== null && (
        <CodeDialog
          action={question}
          onClose={close}
          onCodes={(codes) => {
            close();
            onCodes(codes);
          }}
        />
      )}
    </div>
  );
}

const isTwoStepMissing = (error: unknown): boolean => error instanceof ApiError && error.code === 'AUTH_020';
