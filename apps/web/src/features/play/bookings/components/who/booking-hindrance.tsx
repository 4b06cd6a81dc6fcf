import type { ArenaSlotWire, BookingQuoteWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/lib/errors/api-error';
import { errorMessage } from '@/lib/errors/error-message';
import { joinFrom } from '@/lib/paths';
import { TextLink } from '@/ui/actions/link';
import { FormAlert } from '@/ui/feedback/form-alert';
import { alternativesIn } from '../../model/refusal';
import { LateOtherSlots } from '../late-other-slots';

interface BookingHindranceProps {
  /** The error of the last attempt. */
  error: Error | null;
  quote: BookingQuoteWire | undefined;
  /** True while the quote is being fetched again, so that its problems may be solved. */
  isStale: boolean;
  /** True if the changed total is already shown with its difference, so that the refusal adds nothing. */
  isTotalShown: boolean;
  isSignedIn: boolean;
}

/**
 * The reason why the booking cannot be placed, with alternatives: the same booking in other slots, without entering it
 * again.
 */
export function BookingHindrance({ error, quote, isStale, isTotalShown, isSignedIn }: BookingHindranceProps) {
  const { t } = useTranslation('bookings');
  const problems = quote?.problems ?? [];
  const code = error instanceof ApiError ? error.code : null;
  const isTold = code === 'BOOK_012' && isTotalShown;
  const isForMembers = code === 'BOOK_006' || problems.some((problem) => problem.code === 'BOOK_006');
  const others: readonly ArenaSlotWire[] = problems.length > 0 ? (quote?.others ?? []) : alternativesIn(error);
  const messages = problems.length > 0 ? problems.map(({ message }) => message) : textsOf(isTold ? null : error);
  return (
    <>
      <FormAlert>
        {!isStale && messages.length > 0 && (
          <span>
            {messages.map((message) => (
              <span key={message} className="block">
                {message}
              </span>
            ))}
            {isForMembers && (
              <TextLink to={joinFrom} className="inline-flex min-h-11 items-center">
                {t(isSignedIn ? 'who.become' : 'who.membersOnly')}
              </TextLink>
            )}
          </span>
        )}
      </FormAlert>
      {!isStale && others.length > 0 && (
        <section className="flex flex-col gap-3">
          <h2 className="display-3">{t('others.title')}</h2>
          <p className="text-muted">{t('others.text')}</p>
          <LateOtherSlots label={t('others.title')} slots={others} />
        </section>
      )}
    </>
  );
}

const textsOf = (error: Error | null): string[] => (error === null ? [] : [errorMessage(error)]);
