import { orderFields, type AdminOrderWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { formatOfficeDateTime } from '@/lib/format';
import { keepTyped } from '@/lib/forms/keep-typed';
import { useLeaveGuard } from '@/lib/forms/use-leave-guard';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { call } from '@/lib/http/call';
import { useLocale } from '@/lib/i18n/use-locale';
import { Button } from '@/ui/actions/button';
import { Field } from '@/ui/fields/field';
import { UnsavedQuestion } from '@/ui/overlays/unsaved-question';
import { Textarea } from '@/ui/fields/textarea';
import { useOrderChange } from '../../api/use-order-change';
import { ChangeFailure } from '../dialogs/change-failure';
import { Section } from './section';

/** The administrators' internal notes about the order. */
export function NotesCard({ order }: { order: AdminOrderWire }) {
  const { t } = useTranslation('orders.admin');
  const locale = useLocale();
  const form = useRuledForm({ text: orderFields.orderNote }, { text: '' });
  const guard = useLeaveGuard(form.formState.isDirty);
  const adding = useOrderChange(order.id, (body: { text: string }, idempotencyKey) =>
    call('orders.admin.note', { params: { id: order.id }, body, idempotencyKey }),
  );
  const submit = form.handleSubmit((body) => {
    const settle = keepTyped(form);
    adding.mutate(body, { onSuccess: () => settle({ text: '' }), onError: form.showServerErrors });
  });
  return (
    <Section title={t('notes.title')}>
      <ul className="flex flex-col gap-3 empty:hidden">
        {order.notes.map(({ id, author, at, text }) => (
          <li key={id} className="rounded-control bg-raised px-4 py-3">
            <p className="break-words whitespace-pre-line">{text}</p>
            <p className="mt-1 text-sm text-muted">
              {t('notes.by', { name: author?.name ?? t('notes.somebody'), date: formatOfficeDateTime(at, locale) })}
            </p>
          </li>
        ))}
      </ul>
      <form noValidate className="mt-3 flex flex-col gap-3" onSubmit={(event) => void submit(event)}>
        <ChangeFailure error={adding.error} order={order} />
        <Field label={t('notes.write')} hint={t('notes.hint')} error={form.errorOf('text')}>
          <Textarea rows={3} maxLength={orderFields.orderNote.max} {...form.register('text')} />
        </Field>
        <Button type="submit" variant="outline" className="self-start" pending={adding.isPending}>
          {t('notes.add')}
        </Button>
      </form>
      <UnsavedQuestion guard={guard} />
    </Section>
  );
}
