import { DeliveryState, SubscriptionState, SuppressionCause } from '@dronesoccer/contracts';
import { givenCampaign, givenReaders, insertRow, newRowId } from '@dronesoccer/devkit';
import { useApi } from '../../../../test/support/api.js';
import { outcomeOf } from '../../../../test/support/client.js';
import { someEmail } from '../../../../test/support/people.js';
import { sign } from '../../../platform/http/index.js';

const secret = 'a-secret-of-the-mail-server-for-returned-emails';
const { SENT, FAILED } = DeliveryState;
const { SUBSCRIBED, SUPPRESSED, UNSUBSCRIBED } = SubscriptionState;

interface Given {
  email: string;
  subscriptionId: string;
  deliveryId: string;
}

describe('an email that comes back', () => {
  const api = useApi({ NEWSLETTER_RETURN_SECRET: secret });

  /** Creates a subscriber who got a campaign. */
  const given = async (): Promise<Given> => {
    const { emails, tagId } = await givenReaders(api.database, 1);
    const { id: campaignId } = await givenCampaign(api.database, { tagId });
    const [email = ''] = emails;
    const sql = 'SELECT id FROM newsletter_subscriptions WHERE email = $1';
    const subscriptionId = (await api.database.query<{ id: string }>(sql, [email]))[0]?.id ?? '';
    const deliveryId = newRowId();
    const at = new Date();
    await insertRow(api.database, 'campaign_deliveries', {
      ...{ id: deliveryId, campaign_id: campaignId, email, subscription_id: subscriptionId },
      ...{ locale: 'en', state: SENT, at, sent_at: at, attempts: 1 },
    });
    return { email, subscriptionId, deliveryId };
  };
  const post = (
    body: string,
    { type = 'message/rfc822', signature = sign(secret, body, new Date()) }: { type?: string; signature?: string } = {},
  ) => api.http.post('/api/newsletter/returned').set('content-type', type).set('x-signature', signature).send(body);
  const postJson = (body: unknown) => post(JSON.stringify(body), { type: 'application/json' }).expect(200);
  const stateOf = async ({ subscriptionId, deliveryId }: Given) => {
    const [row] = await api.database.query<{ state: number; delivery: number; code: string | null }>(
      `SELECT s.state, d.state AS delivery, d.refusal_code AS code FROM newsletter_subscriptions s, campaign_deliveries d
       WHERE s.id = $1 AND d.id = $2`,
      [subscriptionId, deliveryId],
    );
    return row;
  };
  const ledgerOf = ({ subscriptionId }: Given) =>
    api.database.query('SELECT cause, reason FROM newsletter_consents WHERE subscription_id = $1', [subscriptionId]);

  const multipart = (kind: string, report: string, original: string): string =>
    [
      ...['From: mailer@mx.test', 'To: hello@dronesoccer.test', 'Subject: Returned', 'MIME-Version: 1.0'],
      ...[`Content-Type: multipart/report; report-type=${kind}; boundary="b"`, '', '--b'],
      ...['Content-Type: text/plain', '', 'Final-Recipient: rfc822; someone@else.test', '', '--b'],
      ...[`Content-Type: message/${kind}`, '', report, '', '--b'],
      ...['Content-Type: text/rfc822-headers', '', original, '', '--b--', ''],
    ].join('\r\n');
  const statusEmail = (to: string, { action = 'failed', status = '5.1.1', original = 'Subject: News' } = {}): string =>
    multipart(
      'delivery-status',
      `Reporting-MTA: dns; mx.test\r\n\r\nFinal-Recipient: rfc822;\r\n ${to}\r\nAction: ${action}\r\nStatus: ${status} (no such user)`,
      original,
    );
  const complaintEmail = (original: string, to = '[redacted]'): string =>
    multipart('feedback-report', `Feedback-Type: abuse\r\nUser-Agent: Loop/1.0\r\nOriginal-Rcpt-To: <${to}>`, original);
  const originalOf = ({ deliveryId }: Given): string => `Subject: News\r\nMessage-ID: <${deliveryId}@dronesoccer.test>`;

  it('from an address that does not exist ends its newsletters once, also for a report that is sent again', async () => {
    const reader = await given();
    const body = statusEmail(reader.email, { original: originalOf(reader) });
    for (const _again of [1, 2]) expect((await post(body)).body).toEqual({ received: true });
    expect(await stateOf(reader)).toEqual({ state: SUPPRESSED, delivery: FAILED, code: '5.1.1' });
    expect(await ledgerOf(reader)).toEqual([{ cause: SuppressionCause.DEAD_ADDRESS, reason: '5.1.1' }]);
  });

  it('is found by its Message-ID behind a forward, and shows in the campaign as refused', async () => {
    const reader = await given();
    await post(statusEmail(someEmail(), { original: originalOf(reader) })).expect(200);
    expect(await stateOf(reader)).toEqual({ state: SUPPRESSED, delivery: FAILED, code: '5.1.1' });
  });

  it('ends nothing without the Message-ID of a newsletter, because an outsider may have written the report', async () => {
    const reader = await given();
    const unknown = { ...reader, deliveryId: newRowId() };
    for (const original of ['Subject: News', 'Message-ID: <1@dronesoccer.test>', originalOf(unknown)]) {
      await post(statusEmail(reader.email, { original })).expect(200);
      await post(complaintEmail(original, reader.email)).expect(200);
    }
    expect(await stateOf(reader)).toEqual({ state: SUBSCRIBED, delivery: SENT, code: null });
  });

  it('of an outsider cannot stall the process with a long line or a long text, of which only the start is read', async () => {
    const reader = await given();
    const status = `5.1.1${' '.repeat(900_000)}x`;
    await post(statusEmail(reader.email, { status, original: originalOf(reader) })).expect(200);
    const padding = 'X-Padding: lines\r\n'.repeat(10_000);
    await post(statusEmail(reader.email, { original: `${padding}${originalOf(reader)}` })).expect(200);
    expect((await stateOf(reader))?.state).toBe(SUBSCRIBED);
    await post(statusEmail(reader.email, { original: `${originalOf(reader)}\r\n${padding}` })).expect(200);
    expect((await stateOf(reader))?.state).toBe(SUPPRESSED);
  });

  it('from a full mailbox ends nothing, and a delayed one or an absence notice is no return', async () => {
    const reader = await given();
    const original = originalOf(reader);
    await post(statusEmail(reader.email, { action: 'delayed', status: '4.4.1', original })).expect(200);
    await post('From: kim@x.test\r\nSubject: I am away\r\n\r\nFinal-Recipient: rfc822; x@y.test').expect(200);
    expect(await stateOf(reader)).toEqual({ state: SUBSCRIBED, delivery: SENT, code: null });
    await post(statusEmail(reader.email, { status: '5.2.2', original })).expect(200);
    expect(await stateOf(reader)).toEqual({ state: SUBSCRIBED, delivery: FAILED, code: '5.2.2' });
  });

  it('as a complaint ends the newsletters, even if the report hides the address', async () => {
    const reader = await given();
    await post(complaintEmail(originalOf(reader))).expect(200);
    expect(await stateOf(reader)).toEqual({ state: SUPPRESSED, delivery: SENT, code: null });
    expect(await ledgerOf(reader)).toEqual([{ cause: SuppressionCause.COMPLAINT, reason: 'abuse' }]);
  });

  it('is taken from the JSON of providers, of which only final refusals and complaints count', async () => {
    const readers = await Promise.all(Array.from({ length: 6 }, given));
    const [ses, sns, postmark, spam, grid, soft] = readers;
    const bounce = (email = '', bounceType = 'Permanent') => ({
      notificationType: 'Bounce',
      bounce: { bounceType, bouncedRecipients: [{ emailAddress: email, status: '5.1.1' }] },
    });
    await postJson(bounce(ses?.email));
    const complaint = {
      notificationType: 'Complaint',
      complaint: { complainedRecipients: [{ emailAddress: sns?.email }] },
    };
    await postJson({ Type: 'Notification', Message: JSON.stringify(complaint) });
    await postJson({ RecordType: 'Bounce', Type: 'HardBounce', Email: postmark?.email });
    await postJson({ RecordType: 'SpamComplaint', Email: spam?.email });
    await postJson([
      { event: 'delivered', email: soft?.email },
      { event: 'bounce', type: 'bounce', email: grid?.email },
    ]);
    await postJson(bounce(soft?.email, 'Transient'));
    await postJson({ RecordType: 'Bounce', Type: 'SoftBounce', Email: soft?.email });
    for (const nothing of [{}, [], [null, 3], { Message: '{' }, { bounce: 4, notificationType: 'Bounce' }]) {
      await postJson(nothing);
    }
    const states = await Promise.all(readers.map(async (reader) => (await stateOf(reader))?.state));
    expect(states).toEqual([SUPPRESSED, SUPPRESSED, SUPPRESSED, SUPPRESSED, SUPPRESSED, SUBSCRIBED]);
  });

  it('leaves a reader unsubscribed who left meanwhile', async () => {
    const reader = await given();
    const sql = 'UPDATE newsletter_subscriptions SET state = $2, ended_at = now() WHERE id = $1';
    await api.database.query(sql, [reader.subscriptionId, UNSUBSCRIBED]);
    await post(statusEmail(reader.email, { original: originalOf(reader) })).expect(200);
    expect((await stateOf(reader))?.state).toBe(UNSUBSCRIBED);
  });

  it('is refused without a valid, fresh signature of this text (NEWS_019), and as another kind of content', async () => {
    const reader = await given();
    const body = statusEmail(reader.email, { original: originalOf(reader) });
    const old = sign(secret, body, new Date(Date.now() - 301_000));
    for (const signature of [
      '',
      'x',
      old,
      sign(secret, `${body} `, new Date()),
      sign(`${secret}x`, body, new Date()),
    ]) {
      expect(outcomeOf(await post(body, { signature }))).toEqual([400, 'NEWS_019']);
    }
    expect(outcomeOf(await post(body, { type: 'text/plain' }))).toEqual([415, 'COMMON_005']);
    expect(outcomeOf(await post('x'.repeat(1_000_001)))).toEqual([413, 'COMMON_004']);
    expect((await stateOf(reader))?.state).toBe(SUBSCRIBED);
  });
});
