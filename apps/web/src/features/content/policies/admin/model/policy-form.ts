import { contentFields, entryMarkdown, type Locale, locales, type PolicyTerms } from '@dronesoccer/contracts';
import { policyProblems } from '@dronesoccer/domain';
import type { RuledForm } from '@/lib/forms/use-ruled-form';

const ends = { en: 'En', fr: 'Fr' } as const satisfies Record<Locale, string>;
type TextName = `${'title' | 'body'}${(typeof ends)[Locale]}`;

/** The field of a text in a language, such as `bodyFr`. */
export const textName = <F extends 'title' | 'body'>(field: F, locale: Locale) => `${field}${ends[locale]}` as const;

/** `validFrom` is an instant, or empty: at once. */
export type PolicyFormValues = Record<TextName | 'validFrom', string>;
export type PolicyForm = RuledForm<PolicyFormValues>;

export const policyRules = { titleEn: contentFields.title, titleFr: contentFields.title } as const;

export const formOf = ({ en, fr }: PolicyTerms['texts']): PolicyFormValues => ({
  ...{ titleEn: en.title, bodyEn: en.body, titleFr: fr.title, bodyFr: fr.body, validFrom: '' },
});

export const termsOf = (values: PolicyFormValues): PolicyTerms => ({
  texts: {
    en: { title: values.titleEn, body: values.bodyEn },
    fr: { title: values.titleFr, body: values.bodyFr },
  },
  validFrom: values.validFrom || null,
});

const fieldNames: Readonly<Record<string, keyof PolicyFormValues>> = {
  'texts.en.title': 'titleEn',
  'texts.en.body': 'bodyEn',
  'texts.fr.title': 'titleFr',
  'texts.fr.body': 'bodyFr',
  validFrom: 'validFrom',
};

/** Maps a field of the call to the form's field, or to null. */
export const fieldOf = (field: string): keyof PolicyFormValues | null =>
  Object.hasOwn(fieldNames, field) ? (fieldNames[field] ?? null) : null;

/** Returns what the server would refuse, by field. */
export function checkPolicy(values: PolicyFormValues, locale: Locale): Partial<PolicyFormValues> {
  const { texts } = termsOf(values);
  const problems: Partial<PolicyFormValues> = {};
  for (const each of locales) {
    const { body } = texts[each];
    if (body.length > entryMarkdown.max || !entryMarkdown.accepts(body)) {
      problems[textName('body', each)] = entryMarkdown.message[locale];
    }
  }
  const { missing, faults } = policyProblems(texts);
  for (const { field, message } of [...faults, ...missing]) {
    const name = fieldOf(field);
    if (name !== null) problems[name] ??= message[locale];
  }
  return problems;
}
