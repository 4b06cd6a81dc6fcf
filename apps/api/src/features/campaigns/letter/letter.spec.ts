import {
  type ArchivedCampaignWire,
  type CampaignCheckWire,
  type CampaignPreviewWire,
  type CampaignWire,
  type Locale,
  Role,
} from '@dronesoccer/contracts';
import { givenPostalAddress, givenProduct } from '@dronesoccer/devkit';
import { useApi } from '../../../../test/support/api.js';
import { type Answered, givenSubscriber, sendCampaign, type SentForm } from '../../../../test/support/newsletter.js';
import { type Person, someEmail, withRoles } from '../../../../test/support/people.js';

/** Promise S9: what a browser or a mail program could take for markup, in every way of writing it. */
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
];

const scripts = /<(?:script|svg|iframe|form|style[^>]*>\*|b|h1 style|xml|object)[\s>]/i;

describe('the letter of a campaign', () => {
  const api = useApi({ ROLES: 'http' });
  let admin: Person;
  let made = 0;
  beforeAll(async () => {
    admin = await withRoles(api, Role.SUPER_ADMIN);
    await givenPostalAddress(api.database);
  });
  const created = async (fields: SentForm['fields'] = {}): Promise<CampaignWire> => {
    const { status, data } = await sendCampaign(api, admin, { fields: { title: `Letter ${++made}`, ...fields } });
    expect(status).toBe(201);
    return data;
  };
  const preview = async ({ id }: CampaignWire, locale: Locale = 'en'): Promise<CampaignPreviewWire> => {
    const reply = await api.http.post(`/api/newsletter/campaigns/${id}/preview`).set(admin.bearer).send({ locale });
    expect(reply.status).toBe(200);
    return (reply.body as Answered<CampaignPreviewWire>).data;
  };
  const checks = async ({ id }: CampaignWire, locale = 'en'): Promise<Record<string, CampaignCheckWire>> => {
    const reply = await api.http
      .get(`/api/newsletter/campaigns/${id}/checks`)
      .set({ ...admin.bearer, 'accept-language': locale })
      .expect(200);
    return Object.fromEntries((reply.body as Answered<CampaignCheckWire[]>).data.map((each) => [each.name, each]));
  };
  const archived = async ({ slug }: CampaignWire): Promise<ArchivedCampaignWire> => {
    const reply = await api.http.get(`/api/newsletter/campaigns/${slug}`).set(admin.bearer).expect(200);
    return (reply.body as Answered<ArchivedCampaignWire>).data;
  };
  /** The attributes that lead somewhere. */
  const addressesIn = (html: string): string[] =>
    [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, url = '']) => url);

  it.each(payloads)('never takes %j for markup, in whatever field it stands', async (payload) => {
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
    // The page of the archive gets the source, and renders it without markup as all of the site's Markdown.
    expect(await archived(campaign)).toMatchObject({ body: `Hello\n\n${payload.trim()}\n\nBye`, products: [] });
  });

  it('shows the products that it names, with price and page, and leaves out what is not sold', async () => {
    const product = await givenProduct(api.database, { name: { en: 'Striker', fr: 'Attaquant' }, price: 12_950 });
    const gone = await givenProduct(api.database, { isActive: false });
    const body = `Look\n\n[[product:${product.slug}]]\n\nand\n\n[[product:${gone.slug}]]\n\n[[product:none]]`;
    const campaign = await created({ subject: 'Gear', body, subjectFr: 'Équipement', bodyFr: body });
    const [en, fr] = [await preview(campaign), await preview(campaign, 'fr')];
    expect(en.html).toContain(`http://localhost:3000/product/${product.slug}`);
    expect(en.text).toMatch(/Striker, \$129\.50/);
    expect(fr.html).toContain(`http://localhost:3000/fr/product/${product.slug}`);
    expect(fr.text).toMatch(/Attaquant, 129,50\s\$/);
    expect(en.html).not.toMatch(new RegExp(`${gone.slug}|product/none|\\[\\[`));
    expect(await archived(campaign)).toMatchObject({
      products: [{ slug: product.slug, name: 'Striker', price: 129.5 }],
    });
    expect((await checks(campaign))['products']).toMatchObject({ result: 'blocks' });
  });

  it('says what stands in the way, in the language of who asks', async () => {
    await givenSubscriber(api, { locale: 'fr' });
    const empty = await created();
    const found = await checks(empty, 'fr');
    const results = Object.entries(found).map(([name, { result }]) => [name, result]);
    expect(Object.fromEntries(results)).toEqual({
      ...{
        subject: 'blocks',
        body: 'blocks',
        french: 'blocks',
        audience: 'passes',
        consent: 'passes',
        postalAddress: 'passes',
      },
      ...{ links: 'passes', products: 'passes', alternativeTexts: 'passes', size: 'passes' },
    });
    expect(found['subject']?.message).toBe('Écrivez un objet');
    const body = `![](/pictures/a.webp)\n\n${'- **x**\n'.repeat(5_000)}`;
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
      api.http.post(`/api/newsletter/campaigns/${id}/test`).set(admin.bearer).send({ email: to });
    await test(campaign.id).expect(200);
    expect(api.mails.mails({ to }).map(({ subject }) => subject)).toEqual(['[Test] Night', '[Essai] Nuit']);
    const [row] = await api.database.query<{ n: number }>('SELECT count(*)::int AS n FROM campaign_deliveries');
    expect(row?.n).toBe(0);
    const empty = await test((await created()).id);
    expect([empty.status, (empty.body as Answered<null>).errorCode]).toEqual([422, 'NEWS_013']);
  });

  it('that a mail server does not take is NEWS_009 with 502', async () => {
    const campaign = await created({ subject: 'Refused', body: 'Come' });
    api.mails.behave({ kind: 'refuse', code: 550 });
    const reply = await api.http
      .post(`/api/newsletter/campaigns/${campaign.id}/test`)
      .set(admin.bearer)
      .send({ email: someEmail() });
    api.mails.behave({ kind: 'accept' });
    expect([reply.status, (reply.body as Answered<null>).errorCode]).toEqual([502, 'NEWS_009']);
  });
});
