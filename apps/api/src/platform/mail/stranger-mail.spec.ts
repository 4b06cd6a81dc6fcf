import { strangerMailLimits } from '@dronesoccer/contracts';
import { useApi } from '../../../test/support/api.js';
import { StrangerMail } from './index.js';

describe('mail to an address that a stranger typed', () => {
  // As two processes: both count in the same database.
  const first = useApi({ RATE_LIMIT_FACTOR: '1', ROLES: 'http' });
  const second = useApi({ RATE_LIMIT_FACTOR: '1', ROLES: 'http' }, { sharing: first });
  const { recipient, network } = strangerMailLimits;

  const admits = async (
    count: number,
    typed: (at: number) => { purpose?: string; to: string; from: string | null },
  ) => {
    let admitted = 0;
    for (let at = 0; at < count; at++) {
      const guard = (at % 2 === 0 ? first : second).app.get(StrangerMail);
      if (await guard.admits({ purpose: 'test', ...typed(at) })) admitted++;
    }
    return admitted;
  };

  it('is capped per recipient, however the address is spelled, in all processes together', async () => {
    const spellings = [
      'ann@dronesoccer.test',
      'Ann@DroneSoccer.test',
      'ann+a@dronesoccer.test',
      ' ann+b@dronesoccer.test',
    ];
    const typed = (at: number) => ({ to: spellings[at % 4] ?? '', from: `203.0.113.${at}` });
    expect(await admits(recipient.points + 7, typed)).toBe(recipient.points);
    expect(await admits(2, () => ({ to: 'another@dronesoccer.test', from: '203.0.113.1' }))).toBe(2);
    expect(await first.app.get(StrangerMail).droppedToday()).toBe(7);
  });

  it('of one purpose never uses up another’s', async () => {
    await admits(recipient.points + 1, () => ({ purpose: 'offer', to: 'zoe@dronesoccer.test', from: null }));
    expect(await admits(1, () => ({ purpose: 'reset', to: 'zoe@dronesoccer.test', from: null }))).toBe(1);
  });

  it('is capped per network, whoever it goes to, and what was dropped there costs the recipient nothing', async () => {
    const reader = (at: number) => ({ to: `reader${at}@dronesoccer.test`, from: `2001:db8:7:7::${at}` });
    expect(await admits(network.points + 3, reader)).toBe(network.points);
    const victim = { to: 'victim@dronesoccer.test' };
    expect(await admits(20, () => ({ ...victim, from: '2001:db8:7:7::1' }))).toBe(0);
    expect(await admits(recipient.points, () => ({ ...victim, from: '2001:db8:8:8::1' }))).toBe(recipient.points);
  });
});
