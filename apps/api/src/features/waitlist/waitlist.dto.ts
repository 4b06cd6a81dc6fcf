import type { BookingTokenQuery } from '@dronesoccer/contracts';
import { bodyOf, TextField } from '../../platform/http/index.js';

export class JoinWaitlistDto extends bodyOf('waitlist.join') {}

export class WaitlistTokenDto implements BookingTokenQuery {
  @TextField({ min: 0, max: 100, optional: true })
  token?: string;
}
