import { type CampaignCheckWire, Role } from '@dronesoccer/contracts';
import { givenCampaign, givenPostalAddress, givenReaders, insertRow, newRowId } from '@dronesoccer/devkit';
import { useApi } from '../../../../test/support/api.js';
import { campaignDesk, noDeliveries } from '../../../../test/support/newsletter.js';
import { type Person, registered, withRoles } from '../../../../test/support/people.js';

describe('merge fields of a campaign', () => {
  const api = useApi();
  const { staff, ended } = campaignDesk(api);
  let admin: Person;
  beforeAll(async () => {
    admin = await withRoles(api, Role.SUPER_ADMIN);
    await givenPostalAddress(api.database);
  });

  const subject = 'Été, {{firstName|toi}} = {{city|ta ville}} ' + 'x'.repeat(60);
  const body = 'Hi **{{firstName|there}}**, see [our shop](/shop). Fly in {{city|your city}}!';
  /** Creates an account with a name that is markup, in a city whose name is long. */
  const givenAccount = async (email: string, isConfirmed: boolean): Promise<void> => {
    const { user } = await registered(api, { email });
    const sql = 'UPDATE users SET first_name = $2, email_verified_at = CASE WHEN $3 THEN now() END WHERE id = $1';
    await api.database.query(sql, [user.id, 'Zoé <b>&=', isConfirmed]);
    await insertRow(api.database, 'addresses', {
      ...{ id: newRowId(), user_id: user.id, full_name: 'Zoé', line1: '1 Rue', postal_code: 'J0X 1A0' },
      ...{ city: 'Saint-Louis-du-Ha! Ha! '.repeat(3).trim(), province: 'QC', is_default: true, updated_at: new Date() },
    });
  };

  it('hold the name and city of a reader with a confirmed address, and the words for the others elsewhere', async () => {
    const { tagId, emails } = await givenReaders(api.database, 3);
    const [known = '', unconfirmed = '', unknown = ''] = emails;
    await givenAccount(known, true);
    await givenAccount(unconfirmed, false);
    const { id, slug } = await givenCampaign(api.database, { tagId, subject, body });
    await staff().call('newsletter.campaigns.admin.send', { params: { id } });
    expect((await ended(id)).counts).toEqual({ ...noDeliveries, sent: 3 });
    const mailTo = (to: string) => api.mails.waitFor({ to, subject: /Été/ });
    const city = 'Saint-Louis-du-Ha! Ha! Saint-Louis-du-Ha! Ha! Saint-Louis-du-Ha! Ha!';
    const mail = await mailTo(known);
    expect(mail.subject).toBe(`Été, Zoé <b>&= = ${city} ${'x'.repeat(60)}`);
    expect(mail.html).toContain('Hi <strong class="strong">Zoé &lt;b&gt;&amp;=</strong>');
    expect(mail.text).toContain('Zoé <b>&=');
    expect(mail.text).toContain(`Fly in ${city}!`);
    for (const other of [unconfirmed, unknown]) {
      const { subject: shown, html, text } = await mailTo(other);
      expect(shown).toBe(`Été, toi = ta ville ${'x'.repeat(60)}`);
      expect(html).toContain('Hi <strong class="strong">there</strong>');
      expect(text).toContain('Fly in your city!');
    }
    const archived = await api.guest.call('newsletter.campaigns.get', { params: { slug } });
    expect(`${archived.subject} ${archived.body}`).not.toContain('{{');
    const [recent] = await api.guest.call('newsletter.recent');
    expect(recent?.subject).toBe(`Été, toi = ta ville ${'x'.repeat(60)}`);
  });

  it('stop the campaign where they are broken or in an address (NEWS_013), and show their words in a preview', async () => {
    const { tagId } = await givenReaders(api.database, 1);
    const check = async (text: string): Promise<CampaignCheckWire | undefined> => {
      const { id } = await givenCampaign(api.database, { tagId, body: text });
      const found = await api.as(admin).call('newsletter.campaigns.admin.checks', { params: { id } });
      return found.find(({ name }) => name === 'fields');
    };
    for (const broken of ['Hi {{firstName}}', 'Hi {{name|you}}', '[x](https://a.test/{{city|here}})', '{{city|*x*}}']) {
      expect(await check(broken)).toMatchObject({ result: 'blocks' });
    }
    expect(await check(body)).toMatchObject({ result: 'passes' });
    const { id } = await givenCampaign(api.database, { tagId, subject: 'Hi {{firstName}}' });
    expect(await staff().refused('newsletter.campaigns.admin.send', { params: { id } })).toEqual([422, 'NEWS_013']);
    const good = await givenCampaign(api.database, { tagId, subject, body });
    const preview = await api
      .as(admin)
      .call('newsletter.campaigns.admin.preview', { params: { id: good.id }, body: { locale: 'en' } });
    expect(preview.subject).toBe(`Été, toi = ta ville ${'x'.repeat(60)}`);
  });
});
