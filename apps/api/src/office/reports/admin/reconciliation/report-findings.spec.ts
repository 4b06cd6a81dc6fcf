import { Role } from '@dronesoccer/contracts';
import { givenProduct } from '@dronesoccer/devkit';
import { msPerDay } from '@dronesoccer/domain';
import { useApi } from '../../../../../test/support/api.js';
import { type Person, withRoles } from '../../../../../test/support/people.js';
import { Clock } from '../../../../platform/clock/index.js';
import { ReportFindings } from './report-findings.js';

describe('the nightly reconciliation', () => {
  const api = useApi();
  let english: Person;
  let french: Person;

  beforeAll(async () => {
    [english, french] = [await withRoles(api, Role.SUPER_ADMIN), await withRoles(api, Role.SUPER_ADMIN)];
    await withRoles(api, Role.ADMIN);
    await api.database.query(`UPDATE users SET locale = 'fr' WHERE email = $1`, [french.email]);
  });
  afterEach(() => jest.restoreAllMocks());

  const run = () => api.app.get(ReportFindings).run();
  const queued = async (): Promise<number> => {
    const [row] = await api.database.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM pgboss.job WHERE name = 'mail.send' AND data ->> 'template' = 'books-notice'`,
    );
    return row?.count ?? 0;
  };

  it('emails every super administrator once a day per set of findings, each in their language', async () => {
    await run();
    expect(await queued()).toBe(0);
    const { id } = await givenProduct(api.database, { stock: 3 });
    await api.database.query('UPDATE stock_levels SET quantity = quantity + 1 WHERE product_id = $1', [id]);
    // Two workers run the job at once, and one of them is retried.
    await Promise.all([run(), run()]);
    await run();
    expect(await queued()).toBe(2);
    const mail = await api.mails.waitFor({ to: english.email, subject: /The books do not balance/ });
    expect(mail.text).toContain('Stock levels');
    expect(mail.text).toContain('/dashboard/proof');
    const courriel = await api.mails.waitFor({ to: french.email, subject: /Les comptes ne concordent pas/ });
    expect(courriel.text).toContain('Niveaux de stock');
    // The findings change.
    await api.database.query('UPDATE stock_levels SET quantity = quantity + 1 WHERE product_id = $1', [id]);
    await run();
    expect(await queued()).toBe(4);
    // The next day, the same findings are worth a reminder.
    const now = Date.now();
    jest.spyOn(api.app.get(Clock), 'now').mockReturnValue(new Date(now + msPerDay));
    await run();
    expect(await queued()).toBe(6);
    jest.restoreAllMocks();
    await api.database.query('UPDATE stock_levels SET quantity = quantity - 2 WHERE product_id = $1', [id]);
    await run();
    expect(await queued()).toBe(6);
  });
});
