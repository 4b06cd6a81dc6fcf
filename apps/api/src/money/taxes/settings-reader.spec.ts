import { useApi } from '../../../test/support/api.js';
import { SettingsReader } from './settings-reader.js';

describe('the settings and taxes that anything is priced by', () => {
  const api = useApi({ ROLES: 'http' });

  /** Simulates a save from another process. */
  const save = async (percent: number, number: string): Promise<void> => {
    await api.database.query(
      `INSERT INTO settings (key, value) VALUES ('firstOrderOffer', jsonb_build_object('percent', $1::int, 'validDays', 30))
       ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
      [percent],
    );
    await api.database.query(
      `INSERT INTO tax_registrations (province, name, number) VALUES ('CA', 'GST', $1)
       ON CONFLICT (province, name) DO UPDATE SET number = excluded.number`,
      [number],
    );
    await api.database.query(`UPDATE settings SET value = to_jsonb((value #>> '{}')::int + 1) WHERE key = 'version'`);
  };

  it('are those that were saved a moment ago, and are read once as long as they hold', async () => {
    const reader = api.app.get(SettingsReader, { strict: false });
    await save(12, '123 RT0001');
    const first = await reader.current();
    expect(first.settings.firstOrderOffer).toEqual({ percent: 12, validDays: 30 });
    expect(first.taxes.registrations).toContainEqual({
      province: 'CA',
      name: 'GST',
      number: '123 RT0001',
      isActive: true,
    });
    expect(first.taxes.rates.length).toBeGreaterThan(10);
    expect(await reader.current()).toBe(first);
    await save(9, '456 RT0001');
    const next = await reader.current();
    expect(next.settings.firstOrderOffer.percent).toBe(9);
    expect(next.taxes.registrations).toContainEqual(expect.objectContaining({ number: '456 RT0001' }));
  });
});
