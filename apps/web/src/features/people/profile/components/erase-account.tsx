import '@/lib/http/account-calls';
import { type ErasureWire, userFields } from '@dronesoccer/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { KeptRecords } from '@/features/common/kept-records';
import { ApiError } from '@/lib/errors/api-error';
import { errorMessage } from '@/lib/errors/error-message';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { call } from '@/lib/http/call';
import { paths } from '@/lib/paths';
import { callQuery } from '@/lib/query/call-query';
import { endForGood, loginPathFor } from '@/lib/session/session';
import { TextLink } from '@/ui/actions/link';
import { FormAlert } from '@/ui/feedback/form-alert';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Field } from '@/ui/fields/field';
import { PasswordInput } from '@/ui/fields/password-input';
import { ConfirmDialog, FormDialog } from '@/ui/overlays/confirm-dialog';
import { signInMethodsQuery } from '../api/queries';

export interface EraseAccountProps {
  open: boolean;
  onClose: () => void;
}

const rules = { password: userFields.currentPassword };

/** Says what erasing the account deletes and keeps, or what must be finished first, and asks for the password. */
export default function EraseAccount({ open, onClose }: EraseAccountProps) {
  const { t } = useTranslation('erasure');
  const { data, error } = useQuery({ ...callQuery('privacy.preview'), enabled: open, staleTime: 0 });
  if (data && data.obstacles.length === 0) return <Erasure open={open} onClose={onClose} kept={data.kept} />;
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('title')}
      text={data && t('unfinished')}
      confirmLabel={null}
      keepLabel={t('keep')}
      onConfirm={onClose}
      error={error}
    >
      {data && <Obstacles obstacles={data.obstacles} />}
      {!data && !error && <Skeleton className="h-24 w-full" />}
    </ConfirmDialog>
  );
}

const obstaclePaths = {
  orders: paths.orders,
  returns: paths.orders,
  bookings: paths.myBookings,
  waitlist: paths.findArena,
  squads: null,
  staff: null,
} as const satisfies Record<ErasureWire['obstacles'][number]['kind'], string | null>;

function Obstacles({ obstacles }: Pick<ErasureWire, 'obstacles'>) {
  const { t } = useTranslation('erasure');
  return (
    <ul className="flex flex-col gap-2">
      {obstacles.map(({ kind, count }) => {
        const text = t(`obstacles.${kind}`, { count });
        const to = obstaclePaths[kind];
        return <li key={kind}>{to === null ? text : <TextLink to={to}>{text}</TextLink>}</li>;
      })}
    </ul>
  );
}

function Erasure({ open, onClose, kept }: EraseAccountProps & Pick<ErasureWire, 'kept'>) {
  const { t } = useTranslation('erasure');
  const { data: methods } = useQuery(signInMethodsQuery());
  const hasPassword = methods?.hasPassword !== false;
  const form = useRuledForm(rules, { password: '' });
  const erasing = useMutation({
    meta: { failure: false },
    mutationFn: (body: { password?: string }) => call('privacy.erase', { body }),
    onSuccess: () => endForGood(paths.home),
    onError: (error) => {
      if (form.showServerErrors(error) || !isWrongPassword(error)) return;
      form.setError('password', { type: 'server', message: errorMessage(error) }, { shouldFocus: true });
    },
  });
  const eraseWithoutPassword = (event: FormEvent) => {
    event.preventDefault();
    erasing.mutate({});
  };
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('title')}
      text={t('irreversible')}
      confirmLabel={t('confirm')}
      keepLabel={t('keep')}
      pending={erasing.isPending}
      failure={<FormAlert>{erasing.error && !isWrongPassword(erasing.error) && errorMessage(erasing.error)}</FormAlert>}
      onSubmit={hasPassword ? form.handleSubmit((values) => erasing.mutate(values)) : eraseWithoutPassword}
    >
      <details>
        <summary className="min-h-11 py-2 font-semibold">{t('kept')}</summary>
        <KeptRecords kept={kept} />
      </details>
      {hasPassword ? (
        <Field label={t('password')} error={form.errorOf('password')} required>
          <PasswordInput autoComplete="current-password" {...form.register('password')} />
        </Field>
      ) : (
        <p>
          {t('google')}{' '}
          <TextLink to={loginPathFor(paths.profile)} className="inline-flex min-h-11 items-center">
            {t('logInAgain')}
          </TextLink>
        </p>
      )}
    </FormDialog>
  );
}

const isWrongPassword = (error: unknown): boolean => error instanceof ApiError && error.code === 'USER_005';
