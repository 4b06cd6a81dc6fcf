import { type EditedSocialLinkWire, Role, socialNetworks, type SocialLinksWire } from '@dronesoccer/contracts';
import { useApi } from '../../../test/support/api.js';
import { dataOf, outcomeOf } from '../../../test/support/client.js';
import { type Person, withRoles } from '../../../test/support/people.js';

describe('the footer’s links to social networks', () => {
  const api = useApi({ ROLES: 'http' });
  let admin: Person;

  beforeAll(async () => {
    admin = await withRoles(api, Role.SUPER_ADMIN);
  });

  const shown = () => api.guest.call('socialLinks.list');
  const read = () => api.as(admin).call('socialLinks.admin.get');
  const save = (body: object) => api.as(admin).answer('socialLinks.admin.put', { body });
  const changed = (links: readonly EditedSocialLinkWire[], network: string, change: Partial<EditedSocialLinkWire>) =>
    links.map((link) => (link.network === network ? { ...link, ...change } : link));

  it('are the four of the specification until someone changes them', async () => {
    expect(await shown()).toEqual(socialNetworks.map(({ network, href }) => ({ network, href })));
  });

  it('are not saved under a version that was never read', async () => {
    const { links } = await read();
    expect(outcomeOf(await save({ version: 2, links }))).toEqual([409, 'SET_001']);
    expect((await read()).version).toBe(1);
  });

  it('are shown in the order that was saved, without those that are hidden or have no address', async () => {
    const { version, links } = await read();
    const [instagram, facebook, youTube, tikTok] = links;
    const wanted = [
      { ...tikTok, href: 'tiktok.com/@dronesoccer' },
      { ...facebook, href: null },
      { ...youTube, isShown: false },
      instagram,
    ];
    const data = dataOf(await save({ version, links: wanted }));
    expect(data).toMatchObject({ version: version + 1 });
    expect(await shown()).toEqual([
      { network: 'TikTok', href: 'https://tiktok.com/@dronesoccer' },
      { network: 'Instagram', href: socialNetworks[0].href },
    ]);
    // A hidden link keeps its address, so that it can be shown again later.
    expect((await read()).links[2]).toEqual({ network: 'YouTube', href: socialNetworks[2].href, isShown: false });
  });

  it('and the shop’s settings have versions of their own', async () => {
    const settings = () => api.as(admin).call('settings.admin.get');
    const before = await settings();
    dataOf(await save(await read()));
    expect(await settings()).toEqual(before);
  });

  it.each([
    ['Instagram', 'https://www.facebook.com/dronesoccer'],
    ['Instagram', 'http://www.instagram.com/dronesoccer'],
    ['YouTube', 'https://youtube.com.example.com/'],
    ['TikTok', 'javascript:alert(1)'],
    ['Facebook', 'https://user@facebook.com/'],
  ])('never lead %s to %s', async (network, href) => {
    const before = await shown();
    const { version, links } = await read();
    const { status, body } = await save({ version, links: changed(links, network, { href }) });
    expect(status).toBe(400);
    const at = links.findIndex((link) => link.network === network);
    expect(body).toMatchObject({ errorCode: 'SET_002', errors: [{ field: `links.${at}.href` }] });
    expect(await shown()).toEqual(before);
    expect((await read()).version).toBe(version);
  });

  it('name each network exactly once', async () => {
    const { version, links } = await read();
    expect(outcomeOf(await save({ version, links: links.slice(1) }))).toEqual([400, 'SET_002']);
    const { status, body } = await save({ version, links: [...links.slice(1), links[1]] });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errorCode: 'SET_002', errors: [{ field: 'links' }] });
    expect((await read()).version).toBe(version);
  });

  it('are saved by one of two who read the same, and the other changes nothing', async () => {
    const { version, links } = await read();
    // A version that never existed and an outdated version are refused, just like the later of two concurrent saves.
    expect(outcomeOf(await save({ version: version + 1, links }))).toEqual([409, 'SET_001']);
    expect(outcomeOf(await save({ version: version - 1, links }))).toEqual([409, 'SET_001']);
    const both = await Promise.all([
      save({ version, links: changed(links, 'Instagram', { href: 'https://instagram.com/first' }) }),
      save({ version, links: changed(links, 'Instagram', { href: 'https://instagram.com/second' }) }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = both.find(({ status }) => status === 200)?.body as { data: SocialLinksWire };
    expect(await read()).toEqual(winner.data);
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ errorCode: 'SET_001', data: winner.data });
    const [entry] = await api.database.query<{ after: object }>(
      `SELECT after FROM audit_entries WHERE action = 'settings.saved' ORDER BY id DESC LIMIT 1`,
    );
    expect(entry?.after).toEqual({ links: winner.data.links });
  });
});
