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

/** The form values with the details of every type, so that changing the type loses nothing. */
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
  /** The honeypot field, which is invisible to people. */
  website: string;
}

export interface ContactDraft {
  values: ContactForm;
  /** The time when the form's page was first loaded, in milliseconds since 1970. */
  openedAt: number;
  /** The owner's account id, or null for a guest. */
  ownerId: string | null;
}

export const emptyForm: ContactForm = {
  ...{ fullName: '', email: '', phone: '', smsConsent: false, message: '' },
  ...{ subject: '', forWhom: '', ageGroup: '', club: '' },
  ...{ city: '', budget: '', start: '', experience: '' },
  ...{ when: '', where: '', wantsContact: true, website: '' },
};

const ownRules = formRules(contactBody);

/** Returns the rules of the fields that the type asks for. Other fields are not validated. */
export const rulesOf = (type: ContactType): FormRules<ContactForm> => ({
  ...ownRules,
  ...formRules(contactDetails[type]),
});

/** Returns the check that requires a name, except for a report. */
export const checkOf =
  (type: ContactType): FormCheck<ContactForm> =>
  ({ fullName }, locale) => ({
    fullName:
      type === ContactType.SAFE_SPORT || fullName.trim() !== ''
        ? undefined
        : userFields.addressFullName.required[locale],
  });

/**
 * Returns the request body. The elapsed time is capped at the required minimum, so that a retry sends an identical
 * body.
 *
 * @param now milliseconds since 1970
 */
export function bodyOf(
  type: ContactType,
  { values, openedAt }: Pick<ContactDraft, 'values' | 'openedAt'>,
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
  const fields = Object.entries<BodyField>(contactDetails[type]).map(([name, { kind }]): [string, unknown] => {
    const value = values[name as keyof ContactForm];
    return [name, typeof value === 'boolean' ? value : kind === 'oneOf' ? Number(value) : value.trim()];
  });
  // An unselected choice has the value 0.
  return Object.fromEntries(fields.filter(([, value]) => value !== '' && value !== 0));
}

/** Restores a stored draft, which may be outdated or edited. Each invalid field falls back to empty. */
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
    ownerId: typeof stored.ownerId === 'string' ? stored.ownerId : null,
  };
}
