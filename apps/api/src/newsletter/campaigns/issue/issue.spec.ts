import {
  type CampaignCheckWire,
  type CampaignWire,
  ContentKind,
  type Locale,
  outdoorWarning,
  Role,
  SlotState,
  SlotType,
} from '@dronesoccer/contracts';
import {
  givenArena,
  givenEvent,
  givenLocation,
  givenPostalAddress,
  givenProduct,
  givenSlot,
  insertRow,
} from '@dronesoccer/devkit';
import { msPerHour, msPerMinute } from '@dronesoccer/domain';
import { useApi } from '../../../../test/support/api.js';
import { dataOf, outcomeOf } from '../../../../test/support/client.js';
import { givenSubscriber, sendCampaign, type SentForm } from '../../../../test/support/newsletter.js';
import { type Person, someEmail, withRoles } from '../../../../test/support/people.js';

/** Promise S9: everything that a browser or a mail program could take for markup, in every notation. */
const payloads = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><a xlink:href="javascript:alert(1)">x</a></svg>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt&#58;alert(1))',
  '[x](  javascript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:x)',
  '[x](file:///etc/passwd)',
  '[x](//evil.test/x)',
  '[x](https://a.ca/"onmouseover="alert(1))',
  '[x](https://a.ca "t\\" onclick=alert(1)")',
  '<javascript:alert(1)>',
  '![x](javascript:alert(1))',
  '![x" onerror="alert(1)](/pictures/a.webp)',
  '![x](/pictures/../../api/me)',
  '![x](data:image/svg+xml,<svg onload=alert(1)>)',
  '`<script>alert(1)</script>`',
  '```html"><script>alert(1)</script>\n<b>\n```',
  '| <b onclick=alert(1)> | b |\n|---|---|\n| </td><script>x</script> | 2 |',
  '# <h1 style=position:fixed>',
  '- <style>*{display:none}</style>',
  '</td></table></body><form action=https://evil.test>',
  '<!--[if mso]><xml>',
  '[x]: javascript:alert(1)\n\n[x]',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '[[product:"><script>]]',
  '[[event:"><script>]]',
];

const scripts = /<(?:script|svg|iframe|form|style[^>]*>\*|b|h1 style|xml|object)[\s>]/i;

describe('the issue of a campaign', () => {
  const api = useApi({ ROLES: 'http' });
  let admin: Person;
  let made = 0;
  beforeAll(async () => {
    admin = await withRoles(api, Role.SUPER_ADMIN);
    await givenPostalAddress(api.database);
  });
  const created = async (fields: SentForm['fields'] = {}): Promise<CampaignWire> =>
    dataOf(await sendCampaign(api, admin, { fields: { title: `Issue ${++made}`, ...fields } }));
  const preview = ({ id }: CampaignWire, locale: Locale = 'en') =>
    api.as(admin).call('newsletter.campaigns.admin.preview', { params: { id }, body: { locale } });
  const checks = async ({ id }: CampaignWire, locale = 'en'): Promise<Record<string, CampaignCheckWire>> => {
    const reply = await api
      .as(admin)
      .call('newsletter.campaigns.admin.checks', { params: { id }, headers: { 'accept-language': locale } });
    return Object.fromEntries(reply.map((each) => [each.name, each]));
  };
  const archived = ({ slug }: CampaignWire) => api.as(admin).call('newsletter.campaigns.get', { params: { slug } });
  /** Returns the values of the attributes that hold addresses. */
  const addressesIn = (html: string): string[] =>
    [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, url = '']) => url);

  it.each(payloads)('never takes %j for markup, in whatever field it is', async (payload) => {
    const line = payload.replaceAll(/\s+/g, ' ').slice(0, 150);
    const campaign = await created({
      ...{
        subject: `${++made} ${line}`.slice(0, 150),
        preheader: line,
        body: `Hello\n\n${payload}\n\nBye`,
        coverAlt: line,
      },
      ...{ subjectFr: line, preheaderFr: line, bodyFr: payload, coverAltFr: line },
    });
    await api.database.query(`UPDATE campaigns SET cover_url = '/pictures/a.webp' WHERE id = $1`, [campaign.id]);
    for (const locale of ['en', 'fr'] as const) {
      const { html } = await preview(campaign, locale);
      const body = html.slice(html.indexOf('<body'));
      expect(body).not.toMatch(scripts);
      expect(body.replaceAll(/"[^"]*"/g, '""')).not.toMatch(/<[^>]*\son\w+\s*=/i);
      for (const address of addressesIn(html)) {
        expect(address).toMatch(/^(?:http:\/\/localhost:3000(?:\/|$)|https:\/\/a\.ca)/);
        expect(address).not.toMatch(/\/\.\.|\/api\/me/);
      }
    }
    // The archive page gets the source and renders it without markup, like all Markdown on the site.
    expect(await archived(campaign)).toMatchObject({ body: `Hello\n\n${payload.trim()}\n\nBye`, products: [] });
  });

  it('shows the products that it names, with price and page, and leaves out what is not sold', async () => {
    const product = await givenProduct(api.database, { name: { en: 'Striker', fr: 'Attaquant' }, price: 12_950 });
    const gone = await givenProduct(api.database, { isActive: false });
    const body = `Look\n\n[[product:${product.slug}]]\n\nand\n\n[[product:${gone.slug}]]\n\n[[product:none]]`;
    const campaign = await created({ subject: 'Gear', body, subjectFr: 'Équipement', bodyFr: body });
    const [en, fr] = [await preview(campaign), await preview(campaign, 'fr')];
    expect(en.html).toContain(`http://localhost:3000/shop/product/${product.slug}`);
    expect(en.text).toMatch(/Striker\n\$129\.50\n/);
    expect(fr.html).toContain(`http://localhost:3000/fr/shop/product/${product.slug}`);
    expect(fr.text).toMatch(/Attaquant\n129,50\s\$\n/);
    expect(en.html).not.toMatch(new RegExp(`${gone.slug}|product/none|\\[\\[`));
    expect(await archived(campaign)).toMatchObject({
      products: [{ slug: product.slug, name: 'Striker', price: 129.5 }],
    });
    const found = await checks(campaign);
    expect(found['products']).toMatchObject({ result: 'blocks' });
    // The site does not run in this test, so the check reports the card's link as not answering.
    expect(found['links']?.message).toContain(`http://localhost:3000/shop/product/${product.slug}`);
  });

  it('shows its pictures as JPEG through the image service, and none of another host', async () => {
    const product = await givenProduct(api.database, { images: ['/pictures/products/kit.webp'] });
    const body = `![Arena](/pictures/arena/hero.webp)\n\n![Spy](https://evil.test/a.webp)\n\n[[product:${product.slug}]]`;
    const { html } = await preview(await created({ subject: 'Pictures', body }));
    expect(addressesIn(html).filter((address) => address.includes('/pictures/'))).toEqual([]);
    const shown = [...html.matchAll(/<img[^>]* src="([^"]*)"/g)].map(([, src = '']) => src.replaceAll('&amp;', '&'));
    expect(shown).toEqual([
      'http://localhost:3000/_next/image?url=%2Fpictures%2Farena%2Fhero.webp&w=1080&f=jpeg',
      'http://localhost:3000/_next/image?url=%2Fpictures%2Fproducts%2Fkit.webp&w=640&f=jpeg',
    ]);
  });

  /** Creates a tournament in Toronto at two on a summer afternoon. */
  const tournament = async (
    options: Parameters<typeof givenSlot>[1] = {},
    name = { en: 'North Hall', fr: 'Halle Nord' },
  ) => {
    const place = { city: 'Toronto', province: 'ON', timeZone: 'America/Toronto' } as const;
    const { id: locationId } = await givenLocation(api.database, place);
    const { id: arenaId } = await givenArena(api.database, { name, locationId });
    const at = { startsAt: new Date('2031-07-05T18:00:00Z'), offset: -240, timeZone: 'America/Toronto' };
    return givenSlot(api.database, { type: SlotType.TOURNAMENT, arenaId, minutes: 120, ...at, ...options });
  };
  const named = async (event: Promise<{ slug: string }>) => ({ id: (await event).slug });
  const naming = (...slots: readonly { id: string }[]) => {
    const body = ['Come', ...slots.map(({ id }) => `[[event:${id}]]`)].join('\n\n');
    return created({ subject: `Play ${++made}`, body, subjectFr: 'Jouez', bodyFr: body });
  };

  it('shows the events that it names by the clock of the place, with price and page, and leaves out what is not to come', async () => {
    const event = await tournament({ prices: { fullStandard: 15_000, fullPremium: 12_050 } });
    const hidden = await tournament();
    await api.database.query('UPDATE arenas SET is_active = false WHERE id = $1', [hidden.arenaId]);
    const others = await Promise.all([
      tournament({ state: SlotState.CANCELLED }),
      tournament({ startsAt: new Date(Date.now() - msPerMinute) }),
      tournament({ type: SlotType.GUEST }),
    ]);
    const gone = [...others, hidden];
    const campaign = await naming(event, ...gone, { id: 'unknown' });
    const [en, fr] = [await preview(campaign), await preview(campaign, 'fr')];
    const spaces = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');
    expect(spaces(en.text)).toContain(
      `Come\n\nTournament
Saturday, July 5, 2031
2:00 p.m. to 4:00 p.m. EDT
Toronto, North Hall
$120.50 a team
http://localhost:3000/book/${event.id}\n`,
    );
    expect(spaces(fr.text)).toContain(`Tournoi
Samedi 5 juillet 2031
de 14 h 00 à 16 h 00 HAE
Toronto, Halle Nord
120,50 $ par équipe
http://localhost:3000/fr/book/${event.id}\n`);
    for (const { html, text } of [en, fr]) {
      expect(html).toContain(`/book/${event.id}"`);
      expect(html + text).not.toMatch(new RegExp(`${gone.map(({ id }) => id).join('|')}|unknown|\\[\\[`));
    }
    expect(await archived(campaign)).toMatchObject({
      events: [{ id: event.id, arena: 'North Hall', city: 'Toronto', localStart: '2031-07-05T14:00', price: 120.5 }],
    });
  });

  /** Announces an event in Winnipeg at ten on a summer morning. Its clocks are those of EST all year. */
  const announcement = (options: Partial<Parameters<typeof givenEvent>[1]> = {}) =>
    givenEvent(api.database, {
      ...{ localStart: '2031-07-06T10:00', startsAt: new Date('2031-07-06T15:00:00Z'), title: 'Demo day', ...options },
    });

  it('shows announced events by any of their addresses, with place and page, and a warning about flights outdoors', async () => {
    const outdoors = await announcement({ isOutdoor: true });
    const indoors = await announcement({ title: 'Open house' });
    const former = `former-${outdoors.slug}`;
    await insertRow(api.database, 'content_slugs', {
      ...{ kind: ContentKind.EVENT, locale: 'fr', slug: former, entry_id: outdoors.id, is_current: false },
    });
    const campaign = await naming(
      { id: outdoors.slug },
      { id: `fr-${outdoors.slug}` },
      { id: former },
      { id: indoors.slug },
    );
    const [en, fr] = [await preview(campaign), await preview(campaign, 'fr')];
    const spaces = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');
    const card = {
      en: `Demo day
Sunday, July 6, 2031, 10:00 a.m. to 12:00 p.m. EST
Exhibition hall, Winnipeg
${outdoorWarning.en}
http://localhost:3000/event/${outdoors.slug}\n`,
      fr: `fr-Demo day
dimanche 6 juillet 2031, de 10 h 00 à 12 h 00 HNE
Exhibition hall, Winnipeg
${outdoorWarning.fr}
http://localhost:3000/fr/event/fr-${outdoors.slug}\n`,
    };
    expect(spaces(en.text).split(card.en)).toHaveLength(4);
    expect(spaces(fr.text).split(card.fr)).toHaveLength(4);
    expect(spaces(en.text)).toContain(
      `Open house\nSunday, July 6, 2031, 10:00 a.m. to 12:00 p.m. EST\nExhibition hall, Winnipeg\nhttp://localhost:3000/event/${indoors.slug}\n`,
    );
    expect(fr.html).toContain(`/fr/event/fr-${outdoors.slug}"`);
    const place = { venue: 'Exhibition hall', city: 'Winnipeg', localStart: '2031-07-06T10:00' };
    expect((await archived(campaign)).events).toEqual([
      expect.objectContaining({ id: outdoors.slug, title: 'Demo day', slug: outdoors.slug, isOutdoor: true, ...place }),
      expect.objectContaining({ id: `fr-${outdoors.slug}`, title: 'Demo day', slug: outdoors.slug }),
      expect.objectContaining({ id: former, title: 'Demo day', slug: outdoors.slug }),
      expect.objectContaining({ id: indoors.slug, title: 'Open house', isOutdoor: false }),
    ]);
  });

  it('leaves out and is not sent with an announced event that is over, taken down or not published', async () => {
    await givenSubscriber(api);
    const found = async (campaign: CampaignWire) => (await checks(campaign))['events'];
    const hours = (count: number) => new Date(Date.now() + count * msPerHour);
    expect(await found(await naming(await named(announcement())))).toMatchObject({ result: 'passes' });
    // The event lasts two hours, so this one is still on.
    expect(await found(await naming(await named(announcement({ startsAt: hours(-1) }))))).toMatchObject({
      result: 'passes',
    });
    const takenDown = await announcement();
    await api.database.query('UPDATE content_entries SET is_active = false WHERE id = $1', [takenDown.id]);
    const gone = [
      await announcement({ startsAt: hours(-3), title: 'Last week' }),
      takenDown,
      await announcement({ publishAt: hours(1) }),
      await announcement({ unpublishAt: hours(-1) }),
      await announcement({ published: [] }),
    ];
    for (const event of gone) {
      const campaign = await naming({ id: event.slug });
      const check = await found(campaign);
      expect(check).toMatchObject({ result: 'blocks' });
      expect(check?.message).toContain(event === gone[0] ? 'Last week (' : event.slug);
      expect((await preview(campaign)).text).not.toContain('/event/');
    }
  });

  it('never takes the name of an arena for markup', async () => {
    const name = '</td><script>alert(1)</script><img src=x onerror=alert(1)>"';
    const campaign = await naming(await tournament({}, { en: name, fr: name }));
    for (const locale of ['en', 'fr'] as const) {
      const { html, text } = await preview(campaign, locale);
      expect(text).toContain(name);
      expect(html.slice(html.indexOf('<body'))).not.toMatch(scripts);
      expect(html).not.toContain('<img src=x');
    }
  });

  it('that names an event which is cancelled, over by then or unknown is not sent; one that is full deserves a look', async () => {
    await givenSubscriber(api);
    const [event, cancelled] = [await tournament(), await tournament({ state: SlotState.CANCELLED })];
    const found = async (campaign: CampaignWire, locale?: Locale) => (await checks(campaign, locale))['events'];
    const plain = await naming(event);
    expect(await found(plain)).toMatchObject({ result: 'passes' });
    const blocked = await naming(event, cancelled, { id: 'unknown' });
    const names = {
      en: /North Hall \(Saturday, July 5, 2031, .+\sEDT\), unknown$/,
      fr: /Halle Nord \(samedi 5\s.+\), unknown$/,
    };
    for (const locale of ['en', 'fr'] as const) {
      const check = await found(blocked, locale);
      expect(check).toMatchObject({ result: 'blocks' });
      expect(check?.message).toMatch(names[locale]);
    }

    const schedule = (scheduledAt: string) =>
      sendCampaign(api, admin, {
        id: plain.id,
        fields: {
          ...{ title: plain.title, subject: plain.subject, body: plain.body, subjectFr: 'Jouez', bodyFr: plain.bodyFr },
          ...{ status: '2', scheduledAt, scheduledZone: 'America/Toronto' },
        },
      });
    const started: unknown = expect.arrayContaining([expect.objectContaining({ name: 'events', result: 'blocks' })]);
    expect(await schedule('2031-07-05T14:00')).toMatchObject({
      status: 422,
      body: { errorCode: 'NEWS_013', data: started },
    });
    expect((await schedule('2031-07-05T13:59')).status).toBe(200);
    // The event was moved to an earlier day after the campaign was scheduled.
    await api.database.query(`UPDATE class_slots SET starts_at = '2031-07-01', ends_at = '2031-07-02' WHERE id = $1`, [
      event.id,
    ]);
    expect(await found(plain)).toMatchObject({ result: 'blocks' });

    for (const options of [{ capacity: 8, taken: 8 }, { state: SlotState.CLOSED }]) {
      expect(await found(await naming(await tournament(options)))).toMatchObject({ result: 'warns' });
    }
  });

  it('that left before issues showed events shows none', async () => {
    const campaign = await naming(await tournament());
    await api.database.query(
      `UPDATE campaigns SET send_started_at = now(), products = '{"en": [], "fr": []}' WHERE id = $1`,
      [campaign.id],
    );
    expect((await archived(campaign)).events).toEqual([]);
  });

  it('lists the problems in the language of the administrator', async () => {
    await givenSubscriber(api, { locale: 'fr' });
    const empty = await created();
    const found = await checks(empty, 'fr');
    const results = Object.entries(found).map(([name, { result }]) => [name, result]);
    expect(Object.fromEntries(results)).toEqual({
      ...{
        subject: 'blocks',
        body: 'blocks',
        fields: 'passes',
        french: 'blocks',
        audience: 'passes',
        consent: 'passes',
        postalAddress: 'passes',
      },
      ...{ links: 'passes', products: 'passes', events: 'passes', alternativeTexts: 'passes', size: 'passes' },
    });
    expect(found['subject']?.message).toBe('Écrivez un objet');
    const body = `![](/pictures/a.webp)\n\n${'x\n\n'.repeat(5_000)}`;
    const full = await created({ subject: 'S', body, subjectFr: 'S', bodyFr: 'B', audience: '{"quietDays":9}' });
    expect(await checks(full)).toMatchObject({
      ...{ subject: { result: 'passes' }, french: { result: 'passes' }, audience: { result: 'blocks' } },
      ...{ alternativeTexts: { result: 'warns' }, size: { result: 'warns' } },
    });
    await api.database.query(`UPDATE settings SET value = value || '{"line1": ""}' WHERE key = 'organisation'`);
    expect((await checks(full))['postalAddress']?.result).toBe('blocks');
    await givenPostalAddress(api.database);
  });

  it('is mailed to one address as a test, in each language that it is written in', async () => {
    const to = someEmail();
    const campaign = await created({ subject: 'Night', body: 'Come', subjectFr: 'Nuit', bodyFr: 'Venez' });
    const test = (id: string) =>
      api.as(admin).answer('newsletter.campaigns.admin.test', { params: { id }, body: { email: to } });
    dataOf(await test(campaign.id));
    expect(api.mails.mails({ to }).map(({ subject }) => subject)).toEqual(['[Test] Night', '[Essai] Nuit']);
    const [row] = await api.database.query<{ n: number }>('SELECT count(*)::int AS n FROM campaign_deliveries');
    expect(row?.n).toBe(0);
    const empty = await test((await created()).id);
    expect(outcomeOf(empty)).toEqual([422, 'NEWS_013']);
  });

  it('that a mail server does not take is NEWS_009 with 502', async () => {
    const campaign = await created({ subject: 'Refused', body: 'Come' });
    api.mails.behave({ kind: 'refuse', code: 550 });
    const input = { params: { id: campaign.id }, body: { email: someEmail() } };
    const refusal = await api.as(admin).refused('newsletter.campaigns.admin.test', input);
    api.mails.behave({ kind: 'accept' });
    expect(refusal).toEqual([502, 'NEWS_009']);
  });
});
