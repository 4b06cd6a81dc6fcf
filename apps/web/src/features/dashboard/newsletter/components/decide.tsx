import { fieldRules, type SubscriberDetailWire, SubscriptionState } from '@dronesoccer/contracts';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/lib/errors/error-message';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { notify } from '@/lib/notify';
import { Button } from '@/ui/actions/button';
import { FormAlert } from '@/ui/feedback/form-alert';
import { Field } from '@/ui/fields/field';
import { Textarea } from '@/ui/fields/textarea';
import { Dialog } from '@/ui/overlays/dialog';
import { type Decision, useDecide } from '../api/subscribers';

const { PENDING, SUBSCRIBED, SUPPRESSED } = SubscriptionState;

/** What the team may decide about a subscriber, as they stand; the reason goes into the ledger. */
export function Decide({ subscriber: { id, email, state } }: { subscriber: SubscriberDetailWire }) {
  const { t } = useTranslation('newsletter-admin');
  // The dialog outlives the state that offered it, while it closes.
  const [asked, setAsked] = useState<Decision | null>(null);
  const offered = state === SUPPRESSED ? 'lift' : state === SUBSCRIBED || state === PENDING ? 'unsubscribe' : null;
  return (
    <>
      {offered && (
        <Button variant="outline" onClick={() => setAsked(offered)}>
          {t(`${offered}.action`)}
        </Button>
      )}
      {asked && <ReasonDialog id={id} email={email} decision={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

interface ReasonDialogProps {
  id: string;
  email: string;
  decision: Decision;
  onClose: () => void;
}

function ReasonDialog({ id, email, decision, onClose }: ReasonDialogProps) {
  const { t } = useTranslation(['newsletter-admin', 'kit']);
  const formId = useId();
  const form = useRuledForm({ reason: fieldRules.consentReason }, { reason: '' });
  const deciding = useDecide(id, decision);
  const decide = form.handleSubmit((body) =>
    deciding.mutate(body, {
      onSuccess: () => {
        notify({ type: 'success', message: t(`${decision}.done`, { email }) });
        onClose();
      },
      onError: form.showServerErrors,
    }),
  );
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      width="narrow"
      busy={deciding.isPending}
      title={t(`${decision}.title`)}
      description={t(`${decision}.text`, { email })}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" disabled={deciding.isPending} onClick={onClose}>
            {t('kit:form.cancel')}
          </Button>
          <Button type="submit" form={formId} pending={deciding.isPending}>
            {t(`${decision}.action`)}
          </Button>
        </div>
      }
    >
      <form id={formId} noValidate className="flex flex-col gap-5" onSubmit={(event: FormEvent) => void decide(event)}>
        <FormAlert>{deciding.error && errorMessage(deciding.error)}</FormAlert>
        <Field label={t('reason')} hint={t('reasonHint')} error={form.errorOf('reason')} required>
          <Textarea rows={3} maxLength={fieldRules.consentReason.max} {...form.register('reason')} />
        </Field>
      </form>
    </Dialog>
  );
}
