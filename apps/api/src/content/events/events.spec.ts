import { ContentKind, type Locale, SlotState, SlotType } from '@dronesoccer/contracts';
import { givenArena, givenContent, givenEvent, givenLocation, givenSlot, newRowId } from '@dronesoccer/devkit';
import { useApi } from '../../../test/support/api.js';
import { Clock } from '../../platform/clock/index.js';

// Since 2026, the clocks of Winnipeg are five hours behind UTC all year.
const today = new Date('2027-01-10T18:00Z');
const onDay = (day: string) => ({
  localStart: `${day}T19:00`,
  startsAt: new Date(Date.parse(`${day}T19:00Z`) + 18_000_000),
});

describe('the events', () => {
  const api = useApi({ ROLES: 'http' });
  beforeEach(() => void jest.spyOn(api.app.get(Clock), 'now').mockReturnValue(today));
  afterEach(async () => {
    jest.restoreAllMocks();
    await api.database.query('DELETE FROM announced_events');
    await api.database.query('DELETE FROM class_slots');
  });

  const reading = (locale: Locale) => ({ headers: { 'accept-language': locale } });
  const list = async (query: object = {}, locale: Locale = 'en') =>
    (await api.guest.call('events.list', { query, ...reading(locale) })).items;
  const addresses = async (query: object = {}) => (await list(query)).map(({ address }) => address);
  const get = (address: string, locale: Locale = 'en') =>
    api.guest.call('events.get', { params: { address }, ...reading(locale) });
  const refusal = (address: string) => api.guest.refused('events.get', { params: { address } });

  async function givenTournament(startsAt: string, state: SlotState = SlotState.OPEN) {
    const location = await givenLocation(api.database, { province: 'ON', timeZone: 'America/Toronto' });
    const arena = await givenArena(api.database, { locationId: location.id });
    return givenSlot(api.database, {
      ...{ arenaId: arena.id, type: SlotType.TOURNAMENT, startsAt: new Date(startsAt), capacity: 8, state },
    });
  }

  it('unite announcements and tournaments, next first', async () => {
    const later = await givenEvent(api.database, onDay('2027-02-20'));
    const tournament = await givenTournament('2027-02-06T15:00Z');
    const soon = await givenEvent(api.database, onDay('2027-01-12'));
    expect(await addresses()).toEqual([soon.slug, tournament.id, later.slug]);
    expect(await addresses({ page: 2, pageSize: 2 })).toEqual([later.slug]);
    expect(await addresses({ kind: 'announced' })).toEqual([soon.slug, later.slug]);
    expect(await addresses({ kind: 'tournament' })).toEqual([tournament.id]);
    const [announced, entered] = await list({}, 'fr');
    expect(announced).toMatchObject({
      locale: 'fr',
      address: `fr-${soon.slug}`,
      localStart: '2027-01-12T19:00',
      entry: null,
    });
    expect(entered).toMatchObject({
      address: tournament.id,
      title: 'Tournoi de classe 20',
      entry: { slotId: tournament.id, teamsLeft: 8 },
    });
  });

  it('are found by province and by the days of the venue', async () => {
    const [first, last] = [
      await givenEvent(api.database, onDay('2027-02-01')),
      await givenEvent(api.database, onDay('2027-02-28')),
    ];
    const elsewhere = await givenEvent(api.database, { ...onDay('2027-02-10'), province: 'SK' });
    await givenEvent(api.database, onDay('2027-03-01'));
    const february = { from: '2027-02-01', to: '2027-02-28' };
    expect(await addresses(february)).toEqual([first.slug, elsewhere.slug, last.slug]);
    expect(await addresses({ ...february, province: 'SK' })).toEqual([elsewhere.slug]);
    expect(await api.guest.refused('events.list', { query: { from: '2027-02-30' } })).toEqual([400, 'CONTENT_007']);
  });

  it('leave the list when they end, and a cancelled tournament at once', async () => {
    const running = await givenEvent(api.database, {
      localStart: '2027-01-10T10:01',
      startsAt: new Date(today.getTime() - 7_199_000),
    });
    await givenEvent(api.database, { localStart: '2027-01-10T10:00', startsAt: new Date(today.getTime() - 7_200_000) });
    const cancelled = await givenTournament('2027-02-06T15:00Z', SlotState.CANCELLED);
    expect(await addresses()).toEqual([running.slug]);
    expect(await get(cancelled.id)).toMatchObject({ isCancelled: true, entry: { teamsLeft: 0, price: null } });
  });

  it('have an address each, and answer what is gone or never was', async () => {
    const link = 'https://example.com/day';
    const event = await givenEvent(api.database, {
      ...onDay('2027-02-20'),
      isOutdoor: true,
      link,
      body: 'Come *early*.',
    });
    expect(await get(event.slug)).toMatchObject({
      isOutdoor: true,
      link,
      body: 'Come *early*.',
      slugs: { fr: `fr-${event.slug}` },
    });
    await api.database.query('UPDATE content_entries SET is_active = false WHERE id = $1', [event.id]);
    expect(await refusal(event.slug)).toEqual([410, 'CONTENT_003']);
    expect(await addresses()).toEqual([]);
    const post = await givenContent(api.database, { kind: ContentKind.POST });
    const lesson = await givenTournament('2027-02-06T15:00Z');
    await api.database.query(`UPDATE class_slots SET type = ${SlotType.GUEST} WHERE id = $1`, [lesson.id]);
    for (const address of [post.slug, post.id, lesson.id, newRowId(), 'no-such-event']) {
      expect(await refusal(address)).toEqual([404, 'CONTENT_001']);
    }
  });

  it('go into a calendar, one alone or all as a feed', async () => {
    const event = await givenEvent(api.database, { ...onDay('2027-02-20'), title: 'Demo day' });
    const tournament = await givenTournament('2027-02-06T15:00Z', SlotState.CANCELLED);
    const one = await api.http.get(`/api/events/${event.slug}/calendar.ics`).expect(200);
    expect(one.text).toContain('DTSTART;TZID=America/Winnipeg:20270220T190000');
    expect(one.text).toContain('SUMMARY:Demo day');
    expect(one.text).toContain('STATUS:CONFIRMED');
    const feed = await api.http.get('/api/events-feed.ics').set('accept-language', 'fr').expect(200);
    expect(feed.text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(feed.text).toContain('NAME:Événements Drone Soccer');
    expect(feed.text).toContain(`UID:${tournament.id}`);
    expect(feed.text).toContain('STATUS:CANCELLED');
  });

  it('are in the feed before those that are over, of which many do not fit', async () => {
    const over = await givenEvent(api.database, onDay('2026-12-20'));
    await api.database.query(
      `WITH copies AS (SELECT gen_random_uuid() AS id FROM generate_series(1, 1000)), entries AS (
         INSERT INTO content_entries SELECT (jsonb_populate_record(e, jsonb_build_object('id', c.id))).*
         FROM content_entries e, copies c WHERE e.id = $1
       ), texts AS (
         INSERT INTO content_texts SELECT (jsonb_populate_record(t, jsonb_build_object('entry_id', c.id))).*
         FROM content_texts t, copies c WHERE t.entry_id = $1
       )
       INSERT INTO announced_events SELECT (jsonb_populate_record(v, jsonb_build_object('entry_id', c.id))).*
       FROM announced_events v, copies c WHERE v.entry_id = $1`,
      [over.id],
    );
    const ahead = await givenEvent(api.database, onDay('2027-02-20'));
    const feed = await api.http.get('/api/events-feed.ics').expect(200);
    expect(feed.text.match(/BEGIN:VEVENT/g)).toHaveLength(1_000);
    expect(feed.text).toContain(`UID:${ahead.id}`);
  });

  it('come in the language that the address of their file names', async () => {
    const event = await givenEvent(api.database, { ...onDay('2027-02-20'), title: 'Demo day' });
    const read = async (address: string) =>
      (await api.http.get(`/api/${address}`).set('accept-language', 'en').expect(200)).text;
    expect(await read(`events/${event.slug}/calendar.ics?locale=fr`)).toContain('SUMMARY:fr-Demo day');
    expect(await read(`events/${event.slug}/calendar.ics`)).toContain('SUMMARY:Demo day');
    expect(await read('events-feed.ics?locale=fr')).toContain('NAME:Événements Drone Soccer');
    await api.http.get('/api/events-feed.ics?locale=de').expect(400);
  });
});
