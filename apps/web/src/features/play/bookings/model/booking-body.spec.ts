import { BookingMode, SlotType } from '@dronesoccer/contracts';
import { describe, expect, it } from 'vitest';
import { placeBody, quoteBody } from './booking-body';
import { emptyDraft } from './draft';

const draft = { ...emptyDraft, fullName: ' Robin Roy ', email: ' robin@journeys.test ', names: [' Kim ', ''] };
const slot = { id: 's', type: SlotType.GUEST };
const agreed = { expectedTotal: 56.5, locale: 'en' } as const;

describe('what is sent of a booking', () => {
  it('asks for the price without the names, which change nothing about it', () => {
    expect(quoteBody(slot, draft)).toEqual({ slotId: 's', mode: BookingMode.SHARED, tier: 1, seats: [{}, {}] });
  });

  it('names the seats that have a name, and leaves out what was not filled in', () => {
    const body = placeBody(slot, draft, agreed);
    expect(body).toMatchObject({ seats: [{ name: 'Kim' }, {}], expectedTotal: 56.5 });
    expect(body.contact).toEqual({ fullName: 'Robin Roy', email: 'robin@journeys.test' });
    expect(body.guardian).toBeNull();
  });

  it('takes no seats where the whole arena is booked, and the guardian where one is declared', () => {
    const whole = { ...draft, mode: BookingMode.FULL, isForMinor: true, guardianName: 'Alex Roy ' };
    expect(placeBody(slot, whole, agreed)).toMatchObject({ seats: [], guardian: { fullName: 'Alex Roy' } });
  });

  it('is a team in a tournament, with its squad or without one yet', () => {
    const tournament = { id: 't', type: SlotType.TOURNAMENT };
    const players = [0, 1, 2].map((row) => ({
      name: ` P${row} `,
      email: `p${row}@x.ca `,
      isReserve: row === 2,
      childId: row === 0 ? 'c-1' : '',
    }));
    const typed = { name: ' Owls ', players, striker: 1, isSquadLater: false };
    const team = { ...draft, team: typed };
    expect(quoteBody(tournament, team)).toMatchObject({ seats: [{}] });
    const squad = [0, 1, 2].map((row) => ({
      name: `P${row}`,
      email: `p${row}@x.ca`,
      isStriker: row === 1,
      isReserve: row === 2,
      ...(row === 0 && { childId: 'c-1' }),
    }));
    expect(placeBody(tournament, team, agreed)).toMatchObject({ seats: [], team: { name: 'Owls', squad } });
    const later = placeBody(tournament, { ...draft, team: { ...typed, isSquadLater: true } }, agreed);
    expect(later.team).toEqual({ name: 'Owls', squad: [] });
  });
});
