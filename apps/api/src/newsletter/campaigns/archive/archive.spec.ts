import {
  type ArchivedCampaignWire,
  campaignLimits,
  CampaignStatus,
  type CampaignWire,
  Role,
} from '@dronesoccer/contracts';
import { msPerDay, msPerMinute } from '@dronesoccer/domain';
import { useApi } from '../../../../test/support/api.js';
import { clientOf, dataOf } from '../../../../test/support/client.js';
import { sendCampaign, type SentForm } from '../../../../test/support/newsletter.js';
import { passTime } from '../../../../test/support/pass-time.js';
import { type Person, withRoles } from '../../../../test/support/people.js';

describe('the archive of the newsletter', () => {
  const api = useApi({ ROLES: 'http' });
  let admin: Person;
  let made = 0;
  afterEach(() => jest.restoreAllMocks());
  beforeAll(async () => {
    admin = await withRoles(api, Role.SUPER_ADMIN);
  });
  const sent = async (fields: SentForm['fields'] = {}, at = new Date()): Promise<CampaignWire> => {
    const title = `Sent ${++made}`;
    const data = dataOf(await sendCampaign(api, admin, { fields: { title, subject: title, body: 'B', ...fields } }));
    await api.database.query(
      `UPDATE campaigns SET status = ${CampaignStatus.SENT}, send_started_at = $2, ended_at = $2 WHERE id = $1`,
      [data.id, at],
    );
    return data;
  };
  const get = (address: string, headers = {}) =>
    clientOf(api.origin, headers).answer('newsletter.campaigns.get', { params: { slug: address } });
  const recent = (locale: string) => api.guest.call('newsletter.recent', { headers: { 'accept-language': locale } });

  it('shows an issue to everyone once it was sent, by its slug or its id, and before to a super administrator alone', async () => {
    const draft = dataOf(await sendCampaign(api, admin, { fields: { title: 'Soon', subject: 'Soon', body: 'B' } }));
    expect((await get(draft.slug)).status).toBe(404);
    expect((await get(draft.slug, admin.bearer)).body).toMatchObject({ data: { id: draft.id, sentAt: null } });
    const { id, slug } = await sent();
    for (const address of [id, id.toUpperCase(), slug]) {
      expect((await get(address)).body).toMatchObject({
        data: { id, slug, body: 'B', sentAt: expect.any(String) as string },
      });
    }
    expect((await get('x'.repeat(300))).status).toBe(404);
  });

  it('shows it in the reader’s language where it is written in it, else in the one that it is written in', async () => {
    const both = await sent({ subject: 'Match', subjectFr: 'Partie', bodyFr: 'F' });
    const english = await sent({ subjectFr: 'Sans texte' });
    const read = async (slug: string): Promise<ArchivedCampaignWire> =>
      dataOf(await get(slug, { 'accept-language': 'fr' }));
    expect(await read(both.slug)).toMatchObject({ locale: 'fr', subject: 'Partie', body: 'F' });
    expect(await read(english.slug)).toMatchObject({ locale: 'en', subject: english.subject, body: 'B' });
  });

  it('lists the last six, the latest first, and feeds them to readers with whole addresses', async () => {
    const at = (minutes: number): Date => new Date(Date.now() + minutes * msPerMinute);
    const issues: CampaignWire[] = [];
    for (let minute = 1; minute <= campaignLimits.recent; minute++) {
      issues.push(await sent({ subjectFr: `Numéro ${minute} <b>`, bodyFr: 'F', preheaderFr: 'A & B' }, at(minute)));
    }
    // The cache keeps the data of earlier tests for five seconds.
    passTime(5_001);
    const ids = issues.map(({ id }) => id).toReversed();
    expect((await recent('en')).map(({ id }) => id)).toEqual(ids);
    expect((await recent('fr'))[0]?.subject).toBe('Numéro 6 <b>');
    const feed = await api.http.get('/api/newsletter/rss?locale=fr').expect(200);
    expect(feed.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    const text = feed.text === undefined ? (feed.body as Buffer).toString() : feed.text;
    expect(text.match(/<item>/g)).toHaveLength(campaignLimits.recent);
    expect(text).toContain(`<link>http://localhost:3000/fr/newsletter/${issues[0]?.slug}</link>`);
    expect(text).toContain('Numéro 6 <b>');
    const [etag = ''] = [feed.headers['etag']];
    await api.http.get('/api/newsletter/rss?locale=fr').set('if-none-match', etag).expect(304);
    expect((await api.http.get('/api/newsletter/rss').expect(200)).headers['etag']).not.toBe(etag);
    await api.http.get('/api/newsletter/rss?locale=de').expect(400);
  });

  it('goes on by pages behind the last six, in the reader’s language, and names nothing that was not sent', async () => {
    const total = campaignLimits.recent + 3;
    await api.database.query(
      `UPDATE campaigns SET status = ${CampaignStatus.CANCELLED} WHERE status = ${CampaignStatus.SENT}`,
    );
    const issues: CampaignWire[] = [];
    for (let day = 1; day <= total; day++) {
      issues.push(await sent({ subjectFr: `Numéro ${day}`, bodyFr: 'F' }, new Date(day * msPerDay)));
    }
    await sendCampaign(api, admin, { fields: { title: 'Not yet', subject: 'Not yet', body: 'B' } });
    const page = (number: number, locale: string) =>
      api.guest.call('newsletter.archive', {
        query: { page: number, pageSize: 4 },
        headers: { 'accept-language': locale },
      });
    const pages = [await page(1, 'en'), await page(2, 'en'), await page(3, 'en')];
    expect(pages.map(({ items }) => items.length)).toEqual([4, 4, 1]);
    expect(pages.map((each) => each.total)).toEqual([total, total, total]);
    expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(issues.map(({ id }) => id).toReversed());
    expect((await page(3, 'fr')).items[0]?.subject).toBe('Numéro 1');
    expect(await page(4, 'en')).toMatchObject({ items: [], total });
    for (const query of ['page=0', 'page=x', 'pageSize=1000', 'search=a'])
      expect(await api.guest.refused('newsletter.archive', { query })).toEqual([400, 'NEWS_008']);
  });
});
