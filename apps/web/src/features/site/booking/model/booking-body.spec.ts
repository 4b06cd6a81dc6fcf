import { BookingMode } from '@dronesoccer/contracts';
import { describe, expect, it } from 'vitest';
import { placeBody, quoteBody } from './booking-body';
import { emptyDraft } from './draft';

const draft = { ...emptyDraft, fullName: ' Robin Roy ', email: ' robin@journeys.test ', names: [' Kim ', ''] };
const agreed = { expectedTotal: 56.5, locale: 'en' } as const;

describe('what is sent of a booking', () => {
  it('asks for the price without the names, which change nothing about it', () => {
    expect(quoteBody('s', draft)).toEqual({ slotId: 's', mode: BookingMode.SHARED, tier: 1, seats: [{}, {}] });
  });

  it('names the seats that have a name, and leaves out what was not filled in', () => {
    const body = placeBody('s', draft, agreed);
    expect(body).toMatchObject({ seats: [{ name: 'Kim' }, {}], expectedTotal: 56.5 });
    expect(body.contact).toEqual({ fullName: 'Robin Roy', email: 'robin@journeys.test' });
    expect(body).not.toHaveProperty('guardian');
  });

  it('takes no seats where the whole arena is booked, and the guardian where one is needed', () => {
    const whole = { ...draft, mode: BookingMode.FULL, isForMinor: true, guardianName: 'Alex Roy ' };
    expect(placeBody('s', whole, agreed)).toMatchObject({ seats: [], guardian: { fullName: 'Alex Roy' } });
  });
});
