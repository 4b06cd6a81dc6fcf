import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CampaignStatus } from '@dronesoccer/contracts';
import { givenSentCampaign } from '@dronesoccer/devkit';
import { useApi } from '../../../../test/support/api.js';

const folder = mkdtempSync(path.join(tmpdir(), 'client-'));
const built = `<!doctype html><head><title data-until-shown>Drones &amp; Soccer</title>
  <meta
    data-until-shown
    name="description"
    content="The sport."
  /></head>`;
writeFileSync(path.join(folder, 'index.html'), built);

describe('the HTML of an issue’s page', () => {
  const api = useApi({ ROLES: 'http', WEB_DIST: folder });
  afterAll(() => rmSync(folder, { recursive: true }));

  const page = async (address: string): Promise<string> => {
    const { text } = await api.http.get(address).set('accept', 'text/html').expect(200);
    return text;
  };

  it('says what it is about to those who only read that, in the language of its address', async () => {
    const french = { subject: 'Les arénas d’hiver', preheader: 'Trois nouveaux', body: 'B' };
    const { slug } = await givenSentCampaign(api.database, {
      subject: 'Winter arenas',
      preheader: 'Three more',
      french,
    });
    const english = await page(`/newsletter/${slug}`);
    expect(english).toContain('<title data-until-shown>Winter arenas · Drones &amp; Soccer</title>');
    expect(english).toContain('name="description" content="Three more"');
    expect(english).toContain('property="og:type" content="article"');
    expect(english).toContain('property="og:title" content="Winter arenas"');
    expect(english).toContain(`property="og:url" content="http://localhost:3000/newsletter/${slug}"`);
    const picture = `http://localhost:3000/api/share-pictures/campaign/${slug}?locale=en&amp;shape=wide`;
    expect(english).toContain(`property="og:image" content="${picture}"`);
    expect(english).not.toContain('The sport.');
    expect(english.match(/<title/g)).toHaveLength(1);
    expect(english.match(/name="description"/g)).toHaveLength(1);
    const inFrench = await page(`/fr/newsletter/${slug}`);
    expect(inFrench).toContain('property="og:title" content="Les arénas d’hiver"');
    expect(inFrench).toContain('property="og:description" content="Trois nouveaux"');
    expect(inFrench).toContain('property="og:locale" content="fr_CA"');
  });

  it('takes nothing of an issue for markup', async () => {
    const subject = '"><script>alert(1)</script> $& $1';
    const { slug } = await givenSentCampaign(api.database, { subject });
    const text = await page(`/newsletter/${slug}`);
    expect(text).not.toContain('<script>alert');
    expect(text).toContain('content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; $&amp; $1"');
  });

  it('says nothing of an issue that was not sent, or is not there', async () => {
    const { slug, subject } = await givenSentCampaign(api.database, { status: CampaignStatus.DRAFT });
    expect(await page(`/newsletter/${slug}`)).toBe(built);
    expect(await page(`/newsletter/${slug}`)).not.toContain(subject);
    for (const address of ['/newsletter', '/newsletter/unknown', '/fr/newsletter/preferences', '/newsletter/go/a/b'])
      expect(await page(address)).toBe(built);
  });
});
