import { generateKeyPairSync } from 'node:crypto';
import { type MailSink, startMailSink } from '@dronesoccer/devkit';
import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import { Smtp } from './smtp.js';

/** Signs an email according to the configuration and checks it as a receiving server would. */
describe('signing', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const record = `v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`;
  /** Returns the domain's records, as its name server would. */
  const resolver = (name: string, type: string): Promise<string[][]> => {
    if (name === 'letters._domainkey.dronesoccer.test' && type === 'TXT') return Promise.resolve([[record]]);
    return Promise.reject(Object.assign(new Error('There is no such record'), { code: 'ENOTFOUND' }));
  };
  const arrived: Buffer[] = [];
  let sink: MailSink;

  beforeAll(async () => {
    sink = await startMailSink({ onContent: (content) => arrived.push(content) });
  });
  afterAll(() => sink.stop());

  const sent = async (dkim: ConstructorParameters<typeof Smtp>[0]['dkim']): Promise<Buffer> => {
    arrived.length = 0;
    const smtp = new Smtp({ smtpUrl: sink.smtpUrl, timeoutMs: 20_000, dkim });
    await smtp.send('campaign', {
      ...{ from: 'Shop <hello@dronesoccer.test>', to: 'ann@mail.test', subject: 'Été' },
      ...{ text: 'Bonjour', html: '<p>Bonjour</p>', headers: { 'List-Unsubscribe': '<https://dronesoccer.test/out>' } },
    });
    smtp.close();
    const [content] = arrived;
    if (content === undefined) throw new Error('No email arrived');
    return content;
  };
  const results = async (content: Buffer) =>
    (await dkimVerify(content, { resolver })).results.map(({ status, signingDomain }) => [
      status.result,
      signingDomain,
    ]);
  const key = { domain: 'dronesoccer.test', selector: 'letters', privateKey };

  it('holds for the receiver, and no longer once a word was changed on the way', async () => {
    const email = await sent(key);
    expect(await results(email)).toEqual([['pass', 'dronesoccer.test']]);
    const changed = Buffer.from(email.toString('latin1').replace('<p>Bonjour</p>', '<p>Bonsoir</p>'), 'latin1');
    expect(await results(changed)).toEqual([['neutral', 'dronesoccer.test']]);
  });

  it('is left to the mail server when there is no key', async () => {
    expect((await sent(null)).toString('latin1')).not.toMatch(/^DKIM-Signature:/im);
  });
});
