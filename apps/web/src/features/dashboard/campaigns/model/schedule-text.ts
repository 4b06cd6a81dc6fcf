import type { CampaignListItemWire, Locale } from '@dronesoccer/contracts';
import { formatWallDateTime } from '@/lib/wall-time';

/** `Monday, November 30, 2026 at 9:00 a.m. EST`: by the clocks of the zone that it was chosen in. Empty without a time. */
export const scheduleText = (
  { scheduledLocal, scheduledZoneText }: Pick<CampaignListItemWire, 'scheduledLocal' | 'scheduledZoneText'>,
  locale: Locale,
): string =>
  scheduledLocal === null ? '' : `${formatWallDateTime(scheduledLocal, locale)} ${scheduledZoneText ?? ''}`;
