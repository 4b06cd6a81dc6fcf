import type pg from 'pg';
import { Role } from '@dronesoccer/contracts';
import { hashPassword, type PasswordKey } from '../password.ts';
import { stableId } from '../stable-id.ts';
import { insertMissing } from '../write.ts';
import { DEMO_PASSWORD, demoAccounts, demoAddress, demoCompanies, type DemoCompanyKey, demoEmail } from './accounts.ts';

/** Returns the id of a demo company by its key. */
export const companyIdOf = (key: DemoCompanyKey): string => stableId(`company/${key}`);

const userId = (name: string): string => stableId(`user/${name}`);

interface AccountOptions {
  passwordKey: PasswordKey;
  bcryptCost: number;
  now: Date;
}

export async function seedAccounts(client: pg.Client, { passwordKey, bcryptCost, now }: AccountOptions): Promise<void> {
  await insertMissing(
    client,
    'companies',
    demoCompanies.map(({ key, name }) => ({ id: companyIdOf(key), name })),
  );
  // One hash for all accounts: six would take seconds at the first start, and the password is public anyway.
  const passwordHash = await hashPassword(DEMO_PASSWORD, passwordKey, bcryptCost);
  await insertMissing(
    client,
    'users',
    demoAccounts.map((account) => ({
      id: userId(account.name),
      email: demoEmail(account),
      password_hash: passwordHash,
      password_key_id: passwordKey.id,
      first_name: 'Demo',
      last_name: account.lastName,
      user_type: account.userType,
      company_id: account.role === Role.COMPANY_ADMIN ? companyIdOf('demo-arenas') : null,
      email_verified_at: now.toISOString(),
    })),
  );
  await insertMissing(
    client,
    'user_roles',
    demoAccounts.map(({ name, role }) => ({ user_id: userId(name), role })),
  );
  const { of: owner, ...address } = demoAddress;
  await insertMissing(client, 'addresses', [
    {
      id: stableId(`address/${owner}`),
      user_id: userId(owner),
      full_name: address.fullName,
      line1: address.line1,
      city: address.city,
      province: address.province,
      postal_code: address.postalCode,
      phone: address.phone,
      is_default: true,
    },
  ]);
}
