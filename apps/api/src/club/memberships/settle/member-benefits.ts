import { Injectable } from '@nestjs/common';
import type { Executor } from '../../../platform/database/index.js';

/** Returns whether an account has used its membership since an instant, such as by a booking at a member price. */
type MemberBenefit = (executor: Executor, userId: string, since: Date) => Promise<boolean>;

/** The registry of features that members use. Memberships cannot import these features, because they import memberships. */
@Injectable()
export class MemberBenefits {
  private readonly benefits: MemberBenefit[] = [];

  register(benefit: MemberBenefit): void {
    this.benefits.push(benefit);
  }

  /**
   * Returns whether the account has used its membership since an instant. A caller that decides by the answer has locked
   * the account: each use of the membership reads the account under a shared lock.
   */
  async wereUsed(executor: Executor, userId: string, since: Date): Promise<boolean> {
    for (const wasUsed of this.benefits) if (await wasUsed(executor, userId, since)) return true;
    return false;
  }
}
