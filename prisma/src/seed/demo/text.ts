import { type LocalText, typeset } from '@dronesoccer/contracts';

export const text = (en: string, fr: string): LocalText => ({ en, fr: typeset(fr, 'fr') });

/** Returns the same text for both languages: a proper name, a measure, a number. */
export const same = (value: string): LocalText => ({ en: value, fr: value });
