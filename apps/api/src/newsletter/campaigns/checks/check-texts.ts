import type { CampaignCheckName, CampaignCheckWire, Locale, LocalText } from '@dronesoccer/contracts';
import { typeset } from '@dronesoccer/contracts';

/** The result of a check, in both languages. */
export interface Finding {
  name: CampaignCheckName;
  result: CampaignCheckWire['result'];
  message: LocalText;
}

export const presentFinding = ({ name, result, message }: Finding, locale: Locale): CampaignCheckWire => ({
  ...{ name, result },
  message: typeset(message[locale], locale),
});

const few = 3;

/** Lists the first few items and counts the rest. */
export function listOf(all: readonly string[]): LocalText {
  const first = all.slice(0, few).join(', ');
  const more = all.length - few;
  return more > 0 ? { en: `${first} and ${more} more`, fr: `${first} et ${more} de plus` } : { en: first, fr: first };
}

export const passes = (name: CampaignCheckName, en: string, fr: string): Finding => ({
  ...{ name, result: 'passes', message: { en, fr } },
});
export const warns = (name: CampaignCheckName, en: string, fr: string): Finding => ({
  ...{ name, result: 'warns', message: { en, fr } },
});
export const blocks = (name: CampaignCheckName, en: string, fr: string): Finding => ({
  ...{ name, result: 'blocks', message: { en, fr } },
});
