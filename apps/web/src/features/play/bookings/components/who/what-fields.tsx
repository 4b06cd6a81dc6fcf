import { type ArenaSlotWire, BookingMode, type BookingUserType, PackageTier, SlotType } from '@dronesoccer/contracts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuantityStepper } from '@/features/common/quantity-stepper';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { Field } from '@/ui/fields/field';
import { Input } from '@/ui/fields/input';
import { RadioGroup } from '@/ui/fields/radio-group';
import { Disclosure } from '@/ui/layout/fold';
import type { BookingDraft } from '../../model/draft';
import { namesFor } from '../../model/draft';
import { updateDraft } from '../../model/draft-store';
import { modesOf, mostSeats, tiersToChoose, priceOf } from '../../model/offer';

interface WhatFieldsProps {
  slot: ArenaSlotWire;
  draft: BookingDraft;
  /** The type of customer whose prices apply, as far as it is known. */
  userType: BookingUserType;
  /** The persons whom a signed-in customer can give a seat. */
  family: ReactNode;
}

/** The choice of seats or the whole arena, the package and the number of people. */
export function WhatFields({ slot, draft, userType, family }: WhatFieldsProps) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const { mode, tier } = draft;
  const isTournament = slot.type === SlotType.TOURNAMENT;
  const modes = modesOf(slot);
  const tiers = tiersToChoose(slot, mode, userType);
  const priceText = (each: PackageTier) => {
    const price = priceOf(slot, mode, each, userType);
    if (price === null) return undefined;
    const shared = isTournament ? 'who.perTeam' : 'who.perSeat';
    return t(mode === BookingMode.FULL ? 'who.perArena' : shared, { price: formatMoney(price, locale) });
  };
  return (
    <>
      {modes.length > 1 && (
        <RadioGroup
          legend={t('who.mode')}
          value={mode}
          onChange={(next) => updateDraft({ mode: next })}
          options={[
            { value: BookingMode.SHARED, label: t('mode.seats'), hint: t('who.seatsHint') },
            { value: BookingMode.FULL, label: t('mode.full'), hint: t('who.fullHint', { count: slot.capacity }) },
          ]}
        />
      )}
      {tiers.length > 1 && (
        <RadioGroup
          legend={t('who.tier')}
          value={tier}
          onChange={(next) => updateDraft({ tier: next })}
          options={tiers.map((each) => {
            const name = each === PackageTier.PREMIUM ? 'premium' : 'standard';
            return {
              value: each,
              label: t('who.tierPrice', { tier: t(`tier.${name}`), price: priceText(each) }),
              hint: slot.arena.tiers[name],
            };
          })}
        />
      )}
      {tiers.length === 1 && <SinglePrice price={priceText(tier)} />}
      {mode === BookingMode.SHARED && !isTournament && (
        <Seats most={mostSeats(slot.seatsLeft, priceOf(slot, mode, tier, userType))} draft={draft} family={family} />
      )}
    </>
  );
}

/** The price in one line, when there is no package to choose. */
function SinglePrice({ price }: { price: string | undefined }) {
  return price && <p className="font-semibold">{price}</p>;
}

interface SeatsProps extends Pick<WhatFieldsProps, 'draft' | 'family'> {
  most: number;
}

function Seats({ most, draft: { names, people }, family }: SeatsProps) {
  const { t } = useTranslation('bookings');
  const hasNames = names.some((name) => name !== '');
  const [hadNames, setHadNames] = useState(hasNames);
  if (hasNames && !hadNames) setHadNames(true);
  const rename = (seat: number, name: string) =>
    updateDraft({
      names: names.map((each, index) => (index === seat ? name : each)),
      people: people.map((each, index) => (index === seat ? '' : each)),
    });
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-[0.9375rem] font-semibold">{t('who.howMany')}</h2>
      <div>
        <QuantityStepper
          name={t('who.seat')}
          value={names.length}
          max={most}
          whyMax={names.length >= most ? t('who.most', { count: most }) : undefined}
          onChange={(seats) => updateDraft({ names: namesFor(names, seats), people: people.slice(0, seats) })}
        />
      </div>
      {family}
      {/* A customer who empties the last name is still typing in it. */}
      <Disclosure title={t('who.names')} isOpen={hadNames}>
        <div className="grid gap-4 sm:grid-cols-2">
          {names.map((name, index) => (
            <Field key={index} label={t('who.nameOf', { number: index + 1 })}>
              <Input value={name} maxLength={80} onChange={({ target }) => rename(index, target.value)} />
            </Field>
          ))}
        </div>
      </Disclosure>
    </section>
  );
}
