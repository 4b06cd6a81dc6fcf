import { insertRow, newRowId } from '@dronesoccer/devkit';
import { useApi } from '../../../test/support/api.js';
import { registered } from '../../../test/support/people.js';
import { WaiverLinks } from './waiver-links.js';

describe('the waiver of a former child', () => {
  const api = useApi();
  const thisYear = new Date().getUTCFullYear();
  const asGuardian = { fullName: 'Gale Roy', isGuardian: true, version: 1 };

  it('is signed by its guardian until the person is 18, then by its own account or through its link', async () => {
    const [guardian, account] = [await registered(api), await registered(api)];
    const given = async (born: number, accountId: string | null): Promise<string> => {
      const id = newRowId();
      const named = { first_name: 'Robin', last_name: `Roy-${id.slice(-4)}`, notes: '' };
      const details = { ...named, birth_date: `${born}-01-01`, account_id: accountId };
      await insertRow(api.database, 'children', { id, guardian_id: guardian.user.id, ...details });
      return id;
    };
    const child = await given(thisYear - 17, account.user.id);
    const withoutAccount = await given(thisYear - 20, null);
    const pages = [
      { kind: 'child', id: child },
      { kind: 'account', id: account.user.id },
    ] as const;
    for (const params of pages) expect(await api.as(guardian).call('waivers.get', { params })).toBeDefined();

    await api.database.query('UPDATE children SET birth_date = $2 WHERE id = $1', [child, `${thisYear - 19}-01-01`]);
    const calls = api.as(guardian);
    for (const params of pages) {
      expect(await calls.refused('waivers.get', { params })).toEqual([404, 'WAIV_001']);
      expect(await calls.refused('waivers.sign', { params, body: asGuardian })).toEqual([404, 'WAIV_001']);
    }
    expect((await calls.call('waivers.mine')).map(({ id }) => id)).toEqual([guardian.user.id, withoutAccount]);
    const [, params] = pages;
    const token = new URL(api.app.get(WaiverLinks).page('account', params.id, 'en')).searchParams.get('token') ?? '';
    expect(await api.guest.call('waivers.get', { params, query: { token } })).toMatchObject({ canSign: true });
    const body = { fullName: 'Robin Roy', isGuardian: false, version: 1 };
    const signed = await api.as(account).call('waivers.sign', { params, body });
    expect(signed).toMatchObject({ isMinor: false, signed: { signer: 'Robin Roy' } });
  });
});
