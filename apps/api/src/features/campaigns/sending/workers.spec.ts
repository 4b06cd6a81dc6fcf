import { givenCampaign, givenPostalAddress, givenReaders } from '@dronesoccer/devkit';
import { type CampaignRunWire, type Envelope, Role } from '@dronesoccer/contracts';
import { useApi } from '../../../../test/support/api.js';
import { eventually } from '../../../../test/support/eventually.js';
import { withRoles } from '../../../../test/support/people.js';

describe('three workers (R9)', () => {
  const first = useApi();
  const others = [useApi({}, { sharing: first }), useApi({}, { sharing: first })];
  const workers = [first, ...others];

  beforeAll(() => givenPostalAddress(first.database));

  it('share one run of a campaign that is sent twenty times, and no one gets it twice', async () => {
    const team = await withRoles(first, Role.SUPER_ADMIN);
    const { tagId, emails } = await givenReaders(first.database, 150);
    // With a mail server that takes its time no worker keeps up with the pace alone, and it goes on for longer than any of
    // them takes to look what there is to do.
    for (const { mails } of workers) mails.behave({ kind: 'accept', afterMs: 200 });
    const { id } = await givenCampaign(first.database, { tagId, perSecond: 60 });
    const clicks = Array.from({ length: 20 }, (_, index) =>
      (workers[index % 3] ?? first).http.post(`/api/newsletter/campaigns/${id}/send`).set(team.bearer),
    );
    const replies = await Promise.all(clicks);
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    const run = await eventually(
      async () => {
        const reply = await first.http.get(`/api/newsletter/campaigns/${id}/run`).set(team.bearer);
        return (reply.body as Envelope<CampaignRunWire>).data as CampaignRunWire;
      },
      ({ endedAt }) => endedAt !== null,
    );
    expect(run.counts).toMatchObject({ sent: 150, pending: 0, unknown: 0 });
    // Each worker has a mail server of its own here.
    const letters = workers.map(({ mails }) => mails.mails({ subject: 'News' }).flatMap(({ to }) => to));
    expect(letters.flat().sort()).toEqual([...emails].sort());
    expect(letters.filter((some) => some.length > 0).length).toBeGreaterThan(1);
  });

  it('keep one pace together', async () => {
    const team = await withRoles(first, Role.SUPER_ADMIN);
    const { tagId } = await givenReaders(first.database, 30);
    const { id } = await givenCampaign(first.database, { tagId, perSecond: 1 });
    await first.http.post(`/api/newsletter/campaigns/${id}/send`).set(team.bearer).expect(200);
    await eventually(async () => (await taken(id)).taken >= 6);
    const { taken: letters, seconds } = await taken(id);
    // What a second was missed by may be made up for.
    expect(letters).toBeLessThanOrEqual(seconds + 2);
    await first.http.post(`/api/newsletter/campaigns/${id}/pause`).set(team.bearer).expect(200);
  });

  const taken = async (id: string) => {
    const [row] = await first.database.query<{ taken: number; seconds: number }>(
      `SELECT handed_over AS taken, extract(epoch FROM now() - send_started_at)::float8 AS seconds FROM campaigns WHERE id = $1`,
      [id],
    );
    if (row === undefined) throw new Error('The campaign should be there');
    return row;
  };
});
