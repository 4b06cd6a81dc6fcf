import '@/lib/http/account-calls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '@/lib/format';
import { call } from '@/lib/http/call';
import { useLocale } from '@/lib/i18n/use-locale';
import { lazyComponent } from '@/lib/late';
import { notify } from '@/lib/notify';
import type { CurrentUser } from '@/lib/store/root-state';
import { Button } from '@/ui/actions/button';
import { Skeleton } from '@/ui/feedback/skeleton';
import { emailChangeQuery, signInMethodsQuery } from '../api/queries';
import type { ChangeEmailProps } from './change-email';

const ChangeEmail = lazyComponent<ChangeEmailProps>(() => import('./change-email'), {
  placeholder: <Skeleton className="h-72 w-full" />,
});

/** The account's address, the change that waits for its link, and the form that asks for a change. */
export function EmailAddress({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('profile');
  const [isOpen, setOpen] = useState(false);
  const { data: methods } = useQuery(signInMethodsQuery());
  const summary = useRef<HTMLElement>(null);
  const close = () => {
    setOpen(false);
    summary.current?.focus();
  };
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="font-semibold break-words">{user.email}</p>
        <p className="text-sm text-muted">{t(user.isEmailVerified ? 'email.verified' : 'email.unverified')}</p>
      </div>
      <PendingChange />
      {methods?.hasPassword === false ? (
        <p className="text-sm text-muted">{t('email.google')}</p>
      ) : (
        <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary ref={summary} className="min-h-11 py-2 font-semibold">
            {t('email.change')}
          </summary>
          {isOpen && <ChangeEmail email={user.email} onAsked={close} />}
        </details>
      )}
    </div>
  );
}

function PendingChange() {
  const { t } = useTranslation('profile');
  const locale = useLocale();
  const client = useQueryClient();
  const { queryKey } = emailChangeQuery();
  const { data } = useQuery(emailChangeQuery());
  const withdrawing = useMutation({
    mutationFn: () => call('me.cancelEmailChange'),
    onSuccess: () => notify({ type: 'success', message: t('email.withdrawn') }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  if (!data) return null;
  return (
    <div className="flex flex-col items-start gap-2 border-l-4 border-(--ice-fill) pl-4">
      <p role="status" className="break-words">
        {t('email.pending', { email: data.email, until: formatDateTime(data.expiresAt, locale) })}
      </p>
      <Button variant="quiet" className="-ml-3" pending={withdrawing.isPending} onClick={() => withdrawing.mutate()}>
        {t('email.withdraw')}
      </Button>
    </div>
  );
}
