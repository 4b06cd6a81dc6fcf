import { type ArenaSlotWire, BookingUserType, type BookingWire, SlotType } from '@dronesoccer/contracts';
import { isInTime } from '@dronesoccer/domain';
import { type FormEvent, type Ref, useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { TotalAnnouncement } from '@/features/common/total-announcement';
import { useAgreement } from '@/features/common/use-agreement';
import { AcceptedPolicies } from '@/features/common/policies/accepted-policies';
import { formatMoney, formatPhone } from '@/lib/format';
import { errorMessage } from '@/lib/errors/error-message';
import { ApiError } from '@/lib/errors/api-error';
import { type RuledForm, useRuledForm } from '@/lib/forms/use-ruled-form';
import { useLocale } from '@/lib/i18n/use-locale';
import { isUnanswered } from '@/lib/query/unanswered';
import { useSession } from '@/lib/session/use-session';
import { Button } from '@/ui/actions/button';
import { ErrorState } from '@/ui/feedback/error-state';
import { ErrorSummary } from '@/ui/feedback/error-summary';
import { useBookingQuote } from '../../api/queries';
import { usePlaceBooking } from '../../api/use-place-booking';
import { contactRules, placeBody, quoteBody } from '../../model/booking-body';
import type { BookingDraft, TeamDraft, WhoForm } from '../../model/draft';
import type { KnownPerson } from '../../model/seating';
import { updateDraft, useBookingState } from '../../model/draft-store';
import { guardianFields, guardianProblems } from '../../model/guardian';
import { fittedTo, modesOf } from '../../model/offer';
import { refusedFields } from '../../model/refusal';
import { BookingFrame } from '../booking-frame';
import { LateTeamFields } from '../squad/late-squad';
import type { TeamFormHandle } from '../squad/team-fields';
import { UnpaidNote } from '../unpaid-note';
import { BookingHindrance } from './booking-hindrance';
import { ContactFields, SignInNote } from './contact-fields';
import { NewTotal } from './new-total';
import { WhatFields } from './what-fields';
import { WhoSummary } from './who-summary';

const fields = ['fullName', 'email', 'phone', ...guardianFields] as const;

interface WhoStepProps {
  slot: ArenaSlotWire;
  /** Shown to a signed-in customer if a member would save something, in dollars. */
  joinNote: (savings: number) => ReactNode;
  /** Offers a signed-in customer the seats for their family. */
  family: (seats: FamilySeats) => ReactNode;
  /** Called with the placed booking; opens its payment. */
  onPlaced: (booking: BookingWire) => void;
}

/** Returns the state of the step: the draft adapted to this slot, its price, the form, and whether it can be placed. */
function useWhoStep({ slot, onPlaced }: Omit<WhoStepProps, 'joinNote' | 'family'>) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const { user } = useSession();
  const userType = user?.user_type ?? BookingUserType.GUEST;
  const kept = useBookingState((state) => state.draft);
  const draft = fittedTo(kept, slot, userType);
  const isTournament = slot.type === SlotType.TOURNAMENT;
  const quote = useBookingQuote(slot, draft);
  const placing = usePlaceBooking(onPlaced);
  const lost = lostTotal(placing, slot, draft, { expectedTotal: quote.data?.total ?? 0, locale });
  // Placeholder data belongs to an earlier request.
  const current = lost !== null || quote.isPlaceholderData ? undefined : quote.data;
  const { change, acceptChange } = useAgreement(JSON.stringify([quoteBody(slot, draft), user?.id]), current);
  const form = useRuledForm<WhoForm>(contactRules, initialValues(draft, user), (values) =>
    guardianProblems(values, locale, t('who.declareMissing')),
  );
  const team = useRef<TeamFormHandle>(null);
  const total = lost ?? (change?.now ?? current)?.total;
  const isWaiting = placing.isPending || (lost === null && quote.isFetching);
  const isPrevented = lost === null && (current?.problems.length !== 0 || change !== null);
  const placeUnless = (isIncomplete: boolean) => (values: WhoForm) => {
    updateDraft(values);
    if (isWaiting || isPrevented || isIncomplete || total === undefined) return;
    const body = placeBody(slot, { ...draft, ...values }, { expectedTotal: total, locale });
    placing.mutate(body, {
      onError: (error) => {
        for (const { field, message } of refusedFields(error)) form.setError(field, { type: 'server', message });
        if (error instanceof ApiError && error.code === 'BOOK_023') team.current?.refuse(errorMessage(error));
      },
    });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // Validate both forms, so that all errors show at once.
    const isIncomplete = isTournament && !(await team.current?.check());
    await form.handleSubmit(placeUnless(isIncomplete))(event);
  };
  return {
    ...{ draft, isTournament, team, quote, current, change, acceptChange, form, submit, isWaiting, isPrevented, total },
    refusal: placing.error,
    userType: current?.userType ?? userType,
  };
}

/**
 * Returns the total in dollars of an attempt whose answer was lost, or null. The quote may count the seats of the booking
 * that it made.
 */
function lostTotal(
  { isPending, variables }: ReturnType<typeof usePlaceBooking>,
  slot: ArenaSlotWire,
  draft: BookingDraft,
  now: Parameters<typeof placeBody>[2],
): number | null {
  const { expectedTotal } = variables ?? now;
  return isUnanswered(draft.attempt, placeBody(slot, draft, { ...now, expectedTotal })) && !isPending
    ? expectedTotal
    : null;
}

/** The participants and the package. The price follows every change, and the last button takes the seats. */
export function WhoStep({ slot, joinNote, family, onPlaced }: WhoStepProps) {
  const { t } = useTranslation('bookings');
  const { isSignedIn } = useSession();
  const who = useWhoStep({ slot, onPlaced });
  const { draft, isTournament, quote, current, change, form, isWaiting, isPrevented, total } = who;
  const bookButton = useRef<HTMLButtonElement>(null);
  const accept = () => {
    flushSync(who.acceptChange);
    bookButton.current?.focus();
  };
  return (
    <BookingFrame
      step="who"
      title={t('who.title')}
      slot={slot}
      summary={<WhoSummary slot={current?.slot ?? slot} quote={quote.data} isPending={quote.isPlaceholderData} />}
    >
      <UnpaidNote />
      <TotalAnnouncement total={total} />
      <form noValidate onSubmit={(event) => void who.submit(event)} className="flex flex-col gap-8">
        <ErrorSummary
          fields={fields}
          errorOf={form.errorOf}
          wasSubmitted={form.formState.isSubmitted}
          onChoose={form.setFocus}
        />
        {modesOf(slot).length > 0 && (
          <WhatFields
            slot={slot}
            draft={draft}
            userType={who.userType}
            family={isSignedIn && family(familySeats(draft, form))}
          />
        )}
        <ContactFields form={form} />
        {isTournament && <Team hold={who.team} team={draft.team} form={form} />}
        {isSignedIn && current !== undefined && current.memberSavings > 0 && joinNote(current.memberSavings)}
        {!isSignedIn && (
          <SignInNote slotId={slot.id} hasMemberPrices={!isTournament} savings={current?.memberSavings ?? 0} />
        )}
        {!quote.data && quote.error && (
          <ErrorState error={quote.error} onRetry={() => void quote.refetch()} retrying={quote.isFetching} />
        )}
        <BookingHindrance
          error={who.refusal}
          quote={current}
          isStale={isWaiting}
          isTotalShown={change !== null}
          isSignedIn={isSignedIn}
        />
        {change && <NewTotal before={change.before.total} now={change.now.total} onAccept={accept} />}
        <AcceptedPolicies by="booking" sentence={t('who.accepted')} />
        <BookButton
          ref={bookButton}
          total={total}
          isAsking={change !== null}
          startsAt={slot.startsAt}
          pending={isWaiting}
          disabled={!isWaiting && isPrevented}
        />
      </form>
    </BookingFrame>
  );
}

export interface FamilySeats {
  /** The ids of the persons who have a seat. */
  seated: readonly string[];
  onChange: (person: KnownPerson, isSeated: boolean) => void;
}

/** The code that changes the seats is loaded when it is needed, because most customers book for no child. */
const familySeats = (draft: BookingDraft, form: RuledForm<WhoForm>): FamilySeats => ({
  seated: draft.people,
  onChange: (...change) => {
    void import('../../model/seating').then(({ changeSeats }) => changeSeats(...change, form));
  },
});

interface TeamProps {
  hold: Ref<TeamFormHandle>;
  team: TeamDraft;
  form: RuledForm<WhoForm>;
}

/** The team, kept as it is typed. Its fields are loaded on demand, because most bookings have no team. */
function Team({ hold, team, form }: TeamProps) {
  const [fullName, email] = form.watch(['fullName', 'email']);
  return (
    <LateTeamFields
      hold={hold}
      team={team}
      onChange={(typed) => {
        updateDraft({ team: typed });
        if (typed.players.some(({ childId }) => childId !== '') && !form.getValues('isForMinor')) {
          void import('../../model/seating').then(({ askForGuardian }) => askForGuardian(form));
        }
      }}
      captain={{ fullName, email }}
    />
  );
}

interface BookButtonProps {
  ref: Ref<HTMLButtonElement>;
  /** Dollars; undefined while the quote is loading. */
  total: number | undefined;
  /** True if a new total must be accepted first. */
  isAsking: boolean;
  /** An ISO instant. */
  startsAt: string;
  pending: boolean;
  disabled: boolean;
}

function BookButton({ ref, total, isAsking, startsAt, pending, disabled }: BookButtonProps) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const hint = useId();
  // A late booking cannot be refunded, and the customer is informed before paying.
  const [isLate] = useState(() => !isInTime(new Date(startsAt), new Date()));
  const label = (): string => {
    if (total === undefined) return t('who.book');
    return total === 0 ? t('who.bookFree') : t('who.bookFor', { total: formatMoney(total, locale) });
  };
  return (
    <div className="flex flex-col gap-3">
      <Button ref={ref} type="submit" size="lg" wide pending={pending} disabled={disabled} aria-describedby={hint}>
        {label()}
      </Button>
      <p id={hint} className="text-sm text-muted">
        {t(isAsking ? 'who.acceptFirst' : total === 0 ? 'who.hintFree' : isLate ? 'who.hintLate' : 'who.hint')}
      </p>
    </div>
  );
}

type Person = { name: string; email: string; phone: string | null } | null;

/** Returns the form's initial values: the draft's input, or else the account's data. */
function initialValues(draft: BookingDraft, user: Person): WhoForm {
  const { fullName, email, phone, isForMinor, guardianName, hasDeclared } = draft;
  return {
    fullName: fullName || (user?.name ?? ''),
    email: email || (user?.email ?? ''),
    phone: phone || (user?.phone ? formatPhone(user.phone) : ''),
    isForMinor,
    guardianName,
    hasDeclared,
  };
}
