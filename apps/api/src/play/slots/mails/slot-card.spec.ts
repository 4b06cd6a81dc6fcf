import { ArenaClass, type Locale, SlotState, SlotType } from '@dronesoccer/contracts';
import { action, type Block } from '../../../platform/mail/index.js';
import { slotCard, timeAndPlace } from './slot-card.js';

/** Replaces non-breaking spaces with plain spaces. */
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

const language = (locale: Locale) => ({ locale, money: String, page: (path: string) => path });

const slot: Parameters<typeof timeAndPlace>[0]['slot'] = {
  ...{
    id: 'slot',
    arenaId: 'arena',
    patternId: null,
    type: SlotType.TOURNAMENT,
    class: ArenaClass.CLASS_20,
    state: SlotState.OPEN,
  },
  ...{ localStart: '2028-01-15T18:30', localEnd: '2028-01-15T19:30', timeZone: 'America/Toronto' },
  ...{ startsAt: '2028-01-15T23:30:00Z', endsAt: '2028-01-16T00:30:00Z', capacity: 10, taken: 4, version: 1 },
  ...{ coaches: [{ firstName: 'Ari', lastName: 'Roy', isNamed: true }], offersMembership: false, cancelReason: null },
  prices: {
    guest: { standard: 3_500, premium: null },
    member: { standard: null, premium: null },
    full: { standard: null, premium: null },
  },
  arena: {
    ...{ id: 'arena', name: 'North Cage', class: ArenaClass.CLASS_20, cover: null, isShown: true },
    tiers: { standard: '', premium: '' },
    place: {
      ...{ id: 'place', name: 'Drone Field', address: '12 Rink Road', city: 'Toronto', province: 'ON' },
      ...{ postalCode: 'M5V 1A1', latitude: 43.6, longitude: -79.4, imageUrl: null, timeZone: 'America/Toronto' },
    },
  },
};

const textOf = (part: unknown, locale: Locale): string => plain((part as Block).text(locale));

describe('the slot card of an email', () => {
  it('has the parts of the site’s card, without what may change before the email is read', () => {
    const offer = { price: { amount: '$240.00', unit: 'for your team' }, action: action('Pay', 'https://d.test/pay') };
    expect(textOf(timeAndPlace({ slot, teamName: 'Owls' }, language('en'), offer), 'en')).toBe(
      `Tournament
Saturday, January 15, 2028
6:30 p.m. to 7:30 p.m. EST
Toronto, North Cage
Drone Field, 12 Rink Road, Toronto ON M5V 1A1
Team: Owls
$240.00 for your team
Pay:
https://d.test/pay`,
    );
    expect(textOf(timeAndPlace({ slot, teamName: 'Owls' }, language('fr')), 'fr')).toBe(
      `Tournoi
Samedi 15 janvier 2028
de 18 h 30 à 19 h 30 HNE
Toronto, North Cage
Drone Field, 12 Rink Road, Toronto ON M5V 1A1
Équipe : Owls`,
    );
  });

  it.each([
    [{ type: SlotType.GUEST }, 'Saturday'],
    [{ type: SlotType.MEMBER }, 'Members only'],
    [{ type: SlotType.GUEST, state: SlotState.CANCELLED }, 'Cancelled'],
  ])('begins with a mark where the slot is out of the ordinary: %j', (properties, start) => {
    expect(textOf(timeAndPlace({ slot: { ...slot, ...properties } }, language('en')), 'en')).toMatch(
      new RegExp(`^${start}`),
    );
  });

  it('shows names as text, never as markup', () => {
    const shown = slotCard(
      {
        ...{ type: SlotType.GUEST, when: { day: '<i>day', time: '<i>time' }, arena: { city: '<i>', name: '<b>' } },
        ...{ address: '<p>', teamName: '<u>', price: { amount: '<s>', unit: '<q>' } },
      },
      { locale: 'en' },
    );
    expect(shown.html('en').markup).not.toMatch(/<(?:i|b|p|u|s|q)>/);
  });
});
