import type { CampaignListItemWire, Locale } from '@dronesoccer/contracts';
import { formatShortWallDay, formatWallDateTime, formatWallTime } from '@/lib/wall-time';

/**
 * Returns the time in the zone it was chosen in, for example `Monday, November 30, 2026 at 9:00 a.m. EST`, or an empty
 * string.
 */
export const scheduleText = (
  { scheduledLocal, scheduledZoneText }: Pick<CampaignListItemWire, 'scheduledLocal' | 'scheduledZoneText'>,
  locale: Locale,
): string =>
  scheduledLocal === null ? '' : `${formatWallDateTime(scheduledLocal, locale)} ${scheduledZoneText ?? ''}`;

/** Returns the short form for lists, for example `Mon, Nov 30, 9:00 a.m. EST`. */
export const shortScheduleText = (
  { scheduledLocal, scheduledZoneText }: Pick<CampaignListItemWire, 'scheduledLocal' | 'scheduledZoneText'>,
  locale: Locale,
): string =>
  scheduledLocal === null
    ? ''
    : `${formatShortWallDay(scheduledLocal, locale)}, ${formatWallTime(scheduledLocal, locale)} ${scheduledZoneText ?? ''}`;
