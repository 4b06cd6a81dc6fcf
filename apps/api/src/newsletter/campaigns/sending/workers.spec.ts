import { givenCampaign, givenPostalAddress, givenReaders } from '@dronesoccer/devkit';
import { Role } from '@dronesoccer/contracts';
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
    // Each worker has its own mail server here. No server accepts an issue until two servers have received one. The
    // email that confirms the administrator's account may leave through any of them and does not count.
    const readers = new Set(emails);
    const { promise: until, resolve: open } = Promise.withResolvers<void>();
    const reached = new Set<number>();
    for (const [index, { mails }] of workers.entries()) {
      mails.behave((recipient) => {
        if (recipient === undefined || !readers.has(recipient)) return { kind: 'accept' };
        reached.add(index);
        if (reached.size === 2) open();
        return { kind: 'accept', until };
      });
    }
    const { id } = await givenCampaign(first.database, { tagId });
    const clicks = Array.from({ length: 20 }, (_, index) =>
      (workers[index % 3] ?? first).as(team).answer('newsletter.campaigns.admin.send', { params: { id } }),
    );
    const replies = await Promise.all(clicks);
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    const run = await eventually(
      async () => {
        const reply = await first.as(team).answer('newsletter.campaigns.admin.run', { params: { id } });
        return reply.body.data;
      },
      ({ endedAt }) => endedAt !== null,
    );
    expect(run.counts).toMatchObject({ sent: 150, pending: 0, unknown: 0 });
    const received = workers.map(({ mails }) => mails.mails({ subject: 'News' }).flatMap(({ to }) => to));
    expect(received.flat().sort()).toEqual([...emails].sort());
    expect(received.filter((some) => some.length > 0).length).toBeGreaterThan(1);
    for (const { mails } of workers) mails.behave({ kind: 'accept' });
  });

  it('keep one pace together', async () => {
    const team = await withRoles(first, Role.SUPER_ADMIN);
    const { tagId } = await givenReaders(first.database, 30);
    const { id } = await givenCampaign(first.database, { tagId, perSecond: 1 });
    await first.as(team).call('newsletter.campaigns.admin.send', { params: { id } });
    await eventually(async () => (await taken(id)).taken >= 6);
    const { taken: received, seconds } = await taken(id);
    // Up to one second of delay may be made up for.
    expect(received).toBeLessThanOrEqual(seconds + 2);
    await first.as(team).call('newsletter.campaigns.admin.pause', { params: { id } });
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
