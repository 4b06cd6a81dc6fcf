import type { CampaignListItemWire, Locale } from '@dronesoccer/contracts';
import { formatShortWallDay, formatWallDateTime, formatWallTime } from '@/lib/wall-time';

/** `Monday, November 30, 2026 at 9:00 a.m. EST`: by the clocks of the zone that it was chosen in. Empty without a time. */
export const scheduleText = (
  { scheduledLocal, scheduledZoneText }: Pick<CampaignListItemWire, 'scheduledLocal' | 'scheduledZoneText'>,
  locale: Locale,
): string =>
  scheduledLocal === null ? '' : `${formatWallDateTime(scheduledLocal, locale)} ${scheduledZoneText ?? ''}`;

/** For a list: `Mon, Nov 30, 9:00 a.m. EST`. */
export const shortScheduleText = (
  { scheduledLocal, scheduledZoneText }: Pick<CampaignListItemWire, 'scheduledLocal' | 'scheduledZoneText'>,
  locale: Locale,
): string =>
  scheduledLocal === null
    ? ''
    : `${formatShortWallDay(scheduledLocal, locale)}, ${formatWallTime(scheduledLocal, locale)} ${scheduledZoneText ?? ''}`;
