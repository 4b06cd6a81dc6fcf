import { Injectable } from '@nestjs/common';
import { toE164, type ReceivedBody } from '@dronesoccer/contracts';
import { Database } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import type { SentFile } from '../../platform/http/index.js';
import { PictureUploads, referToPictures } from '../../platform/images/index.js';
import { type UserAccount, UserAccounts } from './user-accounts.js';

@Injectable()
export class EditProfile {
  constructor(
    private readonly database: Database,
    private readonly accounts: UserAccounts,
    private readonly pictures: PictureUploads,
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

  /** @throws AppError USER_001, PICT_001 and PICT_002 for a file that is not a picture or is too large */
  async setAvatar(id: string, file: SentFile): Promise<UserAccount> {
    const { url } = await this.pictures.keep(file, id);
    return this.showAvatar(id, url);
  }

  removeAvatar(id: string): Promise<UserAccount> {
    return this.showAvatar(id, null);
  }

  private async showAvatar(id: string, url: string | null): Promise<UserAccount> {
    await this.database.transaction(async (tx) => {
      // The first statement locks the account, so that of two pictures sent at once the later one also has the reference.
      await this.accounts.setAvatar(tx, id, url);
      await referToPictures(tx, { type: 'user', id }, url === null ? [] : [url]);
    });
    return this.read(id);
  }
}
