import { newsletterFields, type SubscriberDetailWire, SubscriptionState } from '@dronesoccer/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { Button } from '@/ui/actions/button';
import { Field } from '@/ui/fields/field';
import { Textarea } from '@/ui/fields/textarea';
import { type Decision, useDecide } from '../api/subscribers';
import { DecisionDialog, useFinishDecision } from './decision-dialog';
import { SuppressDialog } from './suppress-dialog';

const decisionsOf: Readonly<Record<SubscriptionState, readonly Decision[]>> = {
  [SubscriptionState.PENDING]: ['unsubscribe', 'suppress'],
  [SubscriptionState.SUBSCRIBED]: ['unsubscribe', 'suppress'],
  [SubscriptionState.UNSUBSCRIBED]: ['suppress'],
  [SubscriptionState.SUPPRESSED]: ['lift'],
};

/** The decisions available in the subscriber's current state. The reason is recorded in the ledger. */
export function DecisionButtons({ subscriber: { id, email, state } }: { subscriber: SubscriberDetailWire }) {
  const { t } = useTranslation('newsletter.admin');
  // The dialog stays mounted while it closes, even if the new state no longer offers it.
  const [asked, setAsked] = useState<Decision | null>(null);
  const dialog = { id, email, onClose: () => setAsked(null) };
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {decisionsOf[state].map((decision) => (
          <Button key={decision} variant="outline" onClick={() => setAsked(decision)}>
            {t(`${decision}.action`)}
          </Button>
        ))}
      </div>
      {asked === 'suppress' && <SuppressDialog {...dialog} />}
      {asked !== null && asked !== 'suppress' && <ReasonDialog {...dialog} decision={asked} />}
    </>
  );
}

interface ReasonDialogProps {
  id: string;
  email: string;
  decision: Exclude<Decision, 'suppress'>;
  onClose: () => void;
}

function ReasonDialog({ id, email, decision, onClose }: ReasonDialogProps) {
  const { t } = useTranslation('newsletter.admin');
  const form = useRuledForm({ reason: newsletterFields.consentReason }, { reason: '' });
  const deciding = useDecide(id, decision);
  const onSuccess = useFinishDecision(decision, email, onClose);
  const decide = form.handleSubmit((body) => deciding.mutate(body, { onSuccess, onError: form.showServerErrors }));
  return (
    <DecisionDialog
      decision={decision}
      email={email}
      pending={deciding.isPending}
      error={deciding.error}
      onClose={onClose}
      onSubmit={decide}
    >
      <Field label={t('reason')} hint={t('reasonHint')} error={form.errorOf('reason')} required>
        <Textarea rows={3} maxLength={newsletterFields.consentReason.max} {...form.register('reason')} />
      </Field>
    </DecisionDialog>
  );
}
