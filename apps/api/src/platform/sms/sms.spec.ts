import { SmsStandIn } from '../../../test/support/sms.js';
import { Config } from '../../config/index.js';
import { createLog } from '../logging/index.js';
import { HttpSms, LoggedSms, SmsRefused } from './sms.js';

const message = { to: '+16045550123', text: 'Bonjour à vous, à 50 % & plus' };

describe('text messages through a service', () => {
  let service: SmsStandIn;
  const account = () => ({ url: service.url, account: service.account, token: service.token, sender: service.sender });
  const sms = (waitMs?: number) => new HttpSms(account(), waitMs);

  beforeAll(async () => {
    service = await SmsStandIn.start();
  });
  afterAll(() => service.stop());

  it('are sent as a form, and answered with the service’s id', async () => {
    expect(await sms().send(message)).toBe('SM1');
    expect(service.texts).toEqual([{ to: message.to, from: service.sender, body: message.text }]);
  });

  it('are refused for good with the service’s code alone, which holds no number', async () => {
    service.next = ['refuse'];
    const refused = await sms()
      .send(message)
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(SmsRefused);
    expect((refused as Error).message).toBe('The text service refused it (21610)');
  });

  it.each(['busy', 'fail', 'stall'] as const)('are worth another try when the service does this: %s', async (what) => {
    service.next = [what];
    const taken = service.texts.length;
    const failed = await sms(what === 'stall' ? 50 : undefined)
      .send(message)
      .catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(Error);
    expect(failed).not.toBeInstanceOf(SmsRefused);
    expect(service.texts).toHaveLength(taken);
  });

  it('are worth another try with a wrong token, which someone will mend', async () => {
    const wrong = new HttpSms({ ...account(), token: 'another' });
    await expect(wrong.send(message)).rejects.not.toBeInstanceOf(SmsRefused);
  });

  it('count as sent once they were taken, whatever the answer looks like', async () => {
    service.next = ['garbage'];
    expect(await sms().send(message)).toBeNull();
  });
});

describe('text messages without a service', () => {
  const settings = { DATABASE_URL: 'postgres://localhost/dronesoccer' };

  it('are logged without their words and their number', async () => {
    const lines: string[] = [];
    const log = createLog(new Config(settings), { write: (line: string) => void lines.push(line) });
    expect(await new LoggedSms(log).send(message)).toBeNull();
    expect(lines.join()).toContain('a text message was not sent');
    for (const secret of ['Bonjour', '6045550123']) expect(lines.join()).not.toContain(secret);
  });

  it('need all four settings or none', () => {
    expect(new Config(settings).sms).toBeNull();
    const half = { ...settings, SMS_URL: 'https://sms.test', SMS_ACCOUNT: 'AC1' };
    expect(() => new Config(half)).toThrow('SMS_TOKEN is missing');
    const whole = { ...half, SMS_TOKEN: 'secret', SMS_SENDER: '+16045550000' };
    expect(new Config(whole).sms).toEqual({
      ...{ url: 'https://sms.test', account: 'AC1', token: 'secret', sender: '+16045550000' },
    });
  });
});
