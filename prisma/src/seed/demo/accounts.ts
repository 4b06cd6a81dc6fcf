import { BookingUserType, Role } from '@dronesoccer/contracts';
import type pg from 'pg';
import { hashPassword, type PasswordKey } from '../password.ts';
import { stableId } from '../stable-id.ts';
import { insertMissing } from '../write.ts';
import { readData } from './read-data.ts';

export const DEMO_PASSWORD = 'Demo#2026';

interface DemoAccount {
  readonly name: string;
  readonly lastName: string;
  readonly role: Role;
}

const { accounts, address } = readData<{
  accounts: readonly (Omit<DemoAccount, 'role'> & { readonly role: keyof typeof Role })[];
  /** An address that a signed-in checkout can offer. */
  address: { readonly of: string };
}>('accounts');

export const demoAccounts: readonly DemoAccount[] = accounts.map((account) => ({
  ...account,
  role: Role[account.role],
}));

export const demoEmail = ({ name }: Pick<DemoAccount, 'name'>): string => `${name}@dronesoccer.test`;
export const userIdOf = (name: string): string => stableId(`user/${name}`);
export const companyIdOf = (key: string): string => stableId(`company/${key}`);

interface AccountOptions {
  passwordKey: PasswordKey;
  bcryptCost: number;
  now: Date;
}

export async function seedAccounts(client: pg.Client, { passwordKey, bcryptCost, now }: AccountOptions): Promise<void> {
  // One hash for all accounts: six would take seconds at the first start, and the password is public anyway.
  const passwordHash = await hashPassword(DEMO_PASSWORD, passwordKey, bcryptCost);
  const { of: owner, ...addressOfOwner } = address;
  await insertMissing(client, {
    users: demoAccounts.map((account) => ({
      id: userIdOf(account.name),
      email: demoEmail(account),
      passwordHash,
      passwordKeyId: passwordKey.id,
      firstName: 'Demo',
      lastName: account.lastName,
      userType: account.role === Role.MEMBER ? BookingUserType.MEMBER : BookingUserType.GUEST,
      companyId: account.role === Role.COMPANY_ADMIN ? companyIdOf('demo-arenas') : null,
      emailVerifiedAt: now,
    })),
    user_roles: demoAccounts.map(({ name, role }) => ({ userId: userIdOf(name), role })),
    addresses: [{ id: stableId(`address/${owner}`), userId: userIdOf(owner), ...addressOfOwner, isDefault: true }],
  });
}
