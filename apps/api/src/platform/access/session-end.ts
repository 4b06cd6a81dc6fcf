import { msPerHour } from '@dronesoccer/domain';
import { Injectable } from '@nestjs/common';
import { Role } from '@dronesoccer/contracts';
import { Config } from '../../config/index.js';
import { Clock } from '../clock/index.js';

/** Limits how long a session lives after its login, however often it is refreshed. SUPER_ADMIN sessions end sooner. */
@Injectable()
export class SessionEnd {
  constructor(
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** A session that began before this date has ended. */
  begunAfter(roles: readonly Role[]): Date {
    const { sessionDays, superAdminSessionHours } = this.config.auth;
    const longest = sessionDays * 24;
    const hours = roles.includes(Role.SUPER_ADMIN) ? Math.min(superAdminSessionHours, longest) : longest;
    return new Date(this.clock.now().getTime() - hours * msPerHour);
  }

  hasPassed(begun: Date, roles: readonly Role[]): boolean {
    return begun <= this.begunAfter(roles);
  }
}
