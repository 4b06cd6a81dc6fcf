import type { ArenaSlotWire, BookingQuoteWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/lib/errors/api-error';
import { errorMessage } from '@/lib/errors/error-message';
import { paths } from '@/lib/paths';
import { TextLink } from '@/ui/actions/link';
import { FormAlert } from '@/ui/feedback/form-alert';
import { othersIn } from '../../model/refusal';
import { OtherSlots } from '../other-slots';

export interface BookingHindranceProps {
  /** The answer to the last try. */
  error: Error | null;
  quote: BookingQuoteWire | undefined;
  /** It is being asked for again, and what it says may be over. */
  isStale: boolean;
  /** The change of the total is shown with its difference; the refusal itself adds nothing. */
  isTotalShown: boolean;
  isSignedIn: boolean;
}

/** What keeps the booking from being placed, and what can be had instead: the same elsewhere, without typing again. */
export function BookingHindrance({ error, quote, isStale, isTotalShown, isSignedIn }: BookingHindranceProps) {
  const { t } = useTranslation('booking');
  const problems = quote?.problems ?? [];
  const code = error instanceof ApiError ? error.code : null;
  const isTold = code === 'BOOK_012' && isTotalShown;
  const isForMembers = code === 'BOOK_006' || problems.some((problem) => problem.code === 'BOOK_006');
  const others: readonly ArenaSlotWire[] = problems.length > 0 ? (quote?.others ?? []) : othersIn(error);
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
              <TextLink to={paths.membership} className="inline-flex min-h-11 items-center">
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
          <OtherSlots label={t('others.title')} slots={others} />
        </section>
      )}
    </>
  );
}

const textsOf = (error: Error | null): string[] => (error === null ? [] : [errorMessage(error)]);
