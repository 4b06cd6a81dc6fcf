import type { BookingWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/lib/errors/error-message';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { useLocale } from '@/lib/i18n/use-locale';
import { Button } from '@/ui/actions/button';
import { ErrorSummary } from '@/ui/feedback/error-summary';
import { FormAlert } from '@/ui/feedback/form-alert';
import type { BookingKey } from '../../api/queries';
import { useAcceptBooking } from '../../api/use-booking-changes';
import { guardianBody } from '../../model/booking-body';
import type { GuardianForm } from '../../model/draft';
import { guardianFields, guardianProblems, noMinors } from '../../model/guardian';
import { refusedFields } from '../../model/refusal';
import { GuardianFields } from '../guardian-fields';

interface AcceptBookingProps {
  booking: BookingWire;
  bookingKey: BookingKey;
  onAccepted: () => void;
}

/** Asks whether a minor takes part, if no one has asked yet. For free seats this is the only step. */
export function AcceptBooking({ booking: { total }, bookingKey, onAccepted }: AcceptBookingProps) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const form = useRuledForm<GuardianForm>({}, noMinors, (values) =>
    guardianProblems(values, locale, t('who.declareMissing')),
  );
  const accepting = useAcceptBooking(bookingKey, onAccepted);
  const submit = form.handleSubmit((values) =>
    accepting.mutate(
      { guardian: guardianBody(values) },
      {
        onError: (error) => {
          for (const { field, message } of refusedFields(error)) {
            if (field === 'guardianName') form.setError(field, { type: 'server', message });
          }
        },
      },
    ),
  );
  const isFree = total === 0;
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-5 rounded-card border-2 border-warn p-5 sm:p-6"
    >
      <div>
        <h2 className="display-3">{t(isFree ? 'accept.freeTitle' : 'accept.title')}</h2>
        <p className="mt-1 text-muted">{t('accept.text')}</p>
      </div>
      <ErrorSummary
        fields={guardianFields}
        errorOf={form.errorOf}
        wasSubmitted={form.formState.isSubmitted}
        onChoose={form.setFocus}
      />
      <GuardianFields isForMinor={form.watch('isForMinor')} register={form.register} errorOf={form.errorOf} />
      <FormAlert>{accepting.error && errorMessage(accepting.error)}</FormAlert>
      <Button type="submit" size="lg" wide pending={accepting.isPending}>
        {t(isFree ? 'accept.confirm' : 'pay.continue')}
      </Button>
    </form>
  );
}
