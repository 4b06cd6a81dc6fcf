import {
  type BodyField,
  type ContactBody,
  contactBody,
  contactDetails,
  type ContactDetailsWire,
  ContactType,
  formRules,
  limits,
  type Locale,
  userFields,
} from '@dronesoccer/contracts';
import { keptTexts, storedTexts } from '@/lib/forms/texts';
import type { FormCheck, FormRules } from '@/lib/forms/use-ruled-form';
import { isRecord } from '@/lib/is-record';

/** The form as it is typed, with the details of every type: changing the type loses nothing. */
export interface ContactForm {
  fullName: string;
  email: string;
  phone: string;
  smsConsent: boolean;
  message: string;
  subject: string;
  forWhom: string;
  ageGroup: string;
  club: string;
  city: string;
  budget: string;
  start: string;
  experience: string;
  when: string;
  where: string;
  wantsContact: boolean;
  /** People do not see it. */
  website: string;
}

export interface ContactDraft {
  values: ContactForm;
  /** When the page of the form was loaded first; milliseconds since 1970. */
  openedAt: number;
}

export const emptyForm: ContactForm = {
  ...{ fullName: '', email: '', phone: '', smsConsent: false, message: '' },
  ...{ subject: '', forWhom: '', ageGroup: '', club: '' },
  ...{ city: '', budget: '', start: '', experience: '' },
  ...{ when: '', where: '', wantsContact: true, website: '' },
};

const ownRules = formRules(contactBody);

/** Only what the type asks for can be wrong. */
export const rulesOf = (type: ContactType): FormRules<ContactForm> => ({
  ...ownRules,
  ...formRules(contactDetails[type]),
});

/** Everyone but the sender of a report says their name. */
export const checkOf =
  (type: ContactType): FormCheck<ContactForm> =>
  ({ fullName }, locale) => ({
    fullName:
      type === ContactType.SAFE_SPORT || fullName.trim() !== ''
        ? undefined
        : userFields.addressFullName.required[locale],
  });

/**
 * What is sent. The time in the form ends where it is long enough, so that a second try sends the very same.
 *
 * @param now milliseconds since 1970
 */
export function bodyOf(
  type: ContactType,
  { values, openedAt }: ContactDraft,
  locale: Locale,
  now: number,
): ContactBody {
  const { phone, smsConsent, website } = values;
  return {
    type,
    ...keptTexts(ownRules, values),
    ...(phone.trim() !== '' && smsConsent && { smsConsent }),
    details: detailsOf(type, values),
    locale,
    ...(website !== '' && { website }),
    seconds: Math.min(limits.contactFormSeconds, Math.max(0, Math.floor((now - openedAt) / 1_000))),
  };
}

function detailsOf(type: ContactType, values: ContactForm): ContactDetailsWire {
  const given = Object.entries<BodyField>(contactDetails[type]).map(([name, { kind }]): [string, unknown] => {
    const value = values[name as keyof ContactForm];
    return [name, typeof value === 'boolean' ? value : kind === 'oneOf' ? Number(value) : value.trim()];
  });
  // A choice that was not made is 0.
  return Object.fromEntries(given.filter(([, value]) => value !== '' && value !== 0));
}

/** A stored draft may be old or edited: what does not fit falls back to empty, field by field. */
export function parseDraft(stored: unknown): ContactDraft | null {
  if (!isRecord(stored) || !isRecord(stored.values) || typeof stored.openedAt !== 'number') return null;
  const { smsConsent: _sms, wantsContact: _wants, ...texts } = emptyForm;
  const { smsConsent, wantsContact } = stored.values;
  return {
    values: {
      ...storedTexts(stored.values, texts),
      smsConsent: smsConsent === true,
      wantsContact: wantsContact !== false,
    },
    openedAt: stored.openedAt,
  };
}
