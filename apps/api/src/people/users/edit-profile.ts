import { Injectable } from '@nestjs/common';
import { toE164, type ReceivedBody } from '@dronesoccer/contracts';
import { Database } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { type UserAccount, UserAccounts } from './user-accounts.js';

@Injectable()
export class EditProfile {
  constructor(
    private readonly database: Database,
    private readonly accounts: UserAccounts,
  ) {}

  async read(id: string): Promise<UserAccount> {
    const user = await this.accounts.findById(id);
    if (user === null) throw new AppError('USER_001');
    return user;
  }

  /** Changes only the fields that were sent. An empty phone or `null` removes the phone. */
  async save(id: string, { firstName, lastName, phone, locale }: ReceivedBody<'me.update'>): Promise<UserAccount> {
    await this.database.prisma.user.updateMany({
      where: { id },
      data: {
        ...(firstName === undefined ? {} : { firstName }),
        ...(lastName === undefined ? {} : { lastName }),
        ...(phone === undefined ? {} : { phone: phone ? toE164(phone) : null }),
        ...(locale === undefined ? {} : { locale }),
      },
    });
    return this.read(id);
  }
}
