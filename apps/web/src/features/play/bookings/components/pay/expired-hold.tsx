import type { BookingWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/lib/errors/error-message';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/link';
import { FormAlert } from '@/ui/feedback/form-alert';
import { usePlaceBooking } from '../../api/use-place-booking';
import { fillDraft } from '../../model/draft-of-booking';
import { placeBody } from '../../model/booking-body';
import { alternativesIn } from '../../model/refusal';
import { OtherSlots } from '../other-slots';

interface ExpiredHoldProps {
  booking: BookingWire;
  onPlaced: (booking: BookingWire) => void;
}

/**
 * Explains that the seats were released because no payment arrived. One click books the same again if it is still free.
 */
export function ExpiredHold({ booking, onPlaced }: ExpiredHoldProps) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const placing = usePlaceBooking(onPlaced);
  const { slot, total } = booking;
  const isFree = total === 0;
  const others = alternativesIn(placing.error);
  const again = () => {
    const { guardian: _unasked, ...body } = placeBody(slot, fillDraft(booking), { expectedTotal: total, locale });
    // The form is not shown again, so the new booking takes over the guardian's answer.
    placing.mutate({ ...body, ...(booking.guardian !== undefined && { guardian: booking.guardian }) });
  };
  return (
    <section className="flex flex-col items-start gap-5 rounded-card border-2 border-warn p-5 sm:p-6">
      <div role="status">
        <p className="display-3">{t(isFree ? 'expired.freeTitle' : 'expired.title')}</p>
        <p className="mt-1 text-muted">{t(isFree ? 'expired.freeText' : 'expired.text')}</p>
      </div>
      <FormAlert>{placing.error && errorMessage(placing.error)}</FormAlert>
      {others.length > 0 && (
        <div className="w-full">
          <p className="mb-3 text-muted">{t('others.text')}</p>
          <OtherSlots label={t('others.title')} slots={others} />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {placing.error || isFree ? (
          <ButtonLink to={paths.book(slot.id)}>{t('expired.review')}</ButtonLink>
        ) : (
          <Button size="lg" pending={placing.isPending} onClick={again}>
            {t('expired.again')}
          </Button>
        )}
        <ButtonLink to={paths.arena(slot.arenaId)} variant="outline">
          {t('expired.arena')}
        </ButtonLink>
      </div>
    </section>
  );
}
