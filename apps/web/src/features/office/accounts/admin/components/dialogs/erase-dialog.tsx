import {
  type ErasureObstacle,
  type ErasureReceiptWire,
  type ErasureWire,
  type PersonWire,
  userFields,
} from '@dronesoccer/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useConfirmed } from '@/features/common/confirm-identity/use-confirmed';
import { KeptRecords } from '@/features/common/kept-records';
import { paths } from '@/lib/dashboard-paths';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { useNavigateLocal } from '@/lib/i18n/use-navigate-local';
import { queryKeys } from '@/lib/query/keys';
import { TextLink } from '@/ui/actions/link';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Input } from '@/ui/fields/input';
import { Field } from '@/ui/fields/field';
import { ConfirmDialog, FormDialog } from '@/ui/overlays/confirm-dialog';
import { erasureQuery } from '../../api/queries';
import { useErase } from '../../api/use-account-changes';
import { ErasureReceipt } from './erasure-receipt';

interface EraseDialogProps {
  person: PersonWire;
  onClose: () => void;
}

/** Says what must be finished first, or asks for the email of the account, erases it and shows the receipt. */
export function EraseDialog({ person, onClose }: EraseDialogProps) {
  const { t } = useTranslation('accounts.admin');
  const { data, error } = useQuery({ ...erasureQuery(person.id), staleTime: 0, gcTime: 0 });
  if (data?.obstacles.length === 0) return <Erasure person={person} kept={data.kept} onClose={onClose} />;
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('erase.title', { name: person.name })}
      text={data && t('erase.unfinished')}
      confirmLabel={null}
      keepLabel={t('erase.close')}
      onConfirm={onClose}
      error={error}
    >
      {!data && !error && <Skeleton className="h-24 w-full" />}
      <ul className="flex list-disc flex-col gap-2 pl-5 empty:hidden">
        {data?.obstacles.map(({ kind, count }) => {
          const text = t(`erase.obstacles.${kind}`, { count });
          const to = listOf(kind, person);
          return <li key={kind}>{to === null ? text : <TextLink to={to}>{text}</TextLink>}</li>;
        })}
      </ul>
    </ConfirmDialog>
  );
}

/** Returns the list of the unfinished business, or null if no list has it. */
function listOf(kind: ErasureObstacle, { id, email }: PersonWire): string | null {
  if (kind === 'orders' || kind === 'returns') return `${paths.dashboardOrders}?userId=${id}`;
  return kind === 'bookings' ? `${paths.dashboardBookings}?search=${encodeURIComponent(email)}` : null;
}

function Erasure({ person, kept, onClose }: EraseDialogProps & Pick<ErasureWire, 'kept'>) {
  const { t } = useTranslation('accounts.admin');
  const { name, email } = person;
  const form = useRuledForm({ email: userFields.email }, { email: '' }, (values) =>
    isSameEmail(values.email, email) ? {} : { email: t('erase.otherEmail') },
  );
  const confirmed = useConfirmed();
  const erasing = useErase(person.id, confirmed.run);
  if (erasing.data) return <Receipt person={person} receipt={erasing.data} />;
  const submit = form.handleSubmit((body) => erasing.mutate(body, { onError: form.showServerErrors }));
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('erase.title', { name })}
      text={t('erase.text')}
      confirmLabel={t('erase.confirm')}
      onSubmit={submit}
      pending={erasing.isPending}
      error={erasing.error}
    >
      <details>
        <summary className="min-h-11 py-2 font-semibold">{t('erase.kept')}</summary>
        <KeptRecords kept={kept} />
      </details>
      <Field label={t('erase.email')} hint={email} error={form.errorOf('email')} required>
        <Input type="email" autoComplete="off" autoCapitalize="none" {...form.register('email')} />
      </Field>
      {confirmed.dialog}
    </FormDialog>
  );
}

const isSameEmail = (one: string, other: string): boolean => one.trim().toLowerCase() === other.toLowerCase();

/** The receipt. Closing it leads to the list, because the page of the person no longer exists. */
function Receipt({ person, receipt }: { person: PersonWire; receipt: ErasureReceiptWire }) {
  const { t } = useTranslation('accounts.admin');
  const navigate = useNavigateLocal();
  const client = useQueryClient();
  const leave = () => {
    navigate(paths.dashboardAccounts);
    void client.invalidateQueries({ queryKey: queryKeys.area('users') });
  };
  return (
    <ConfirmDialog
      open
      onClose={leave}
      width="medium"
      title={t('receipt.title', { name: person.name })}
      text={t('receipt.text')}
      confirmLabel={null}
      keepLabel={t('receipt.close')}
      onConfirm={leave}
    >
      <ErasureReceipt receipt={receipt} />
    </ConfirmDialog>
  );
}
