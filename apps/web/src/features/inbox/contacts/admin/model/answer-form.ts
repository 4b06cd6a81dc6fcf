import { type ContactAnswerBody, type CannedAnswerWire, contactFields } from '@dronesoccer/contracts';

/** The form values of a canned answer. */
interface CannedForm {
  titleEn: string;
  textEn: string;
  titleFr: string;
  textFr: string;
}

export const cannedRules = {
  titleEn: contactFields.answerTitle,
  textEn: contactFields.contactAnswer,
  titleFr: contactFields.answerTitle,
  textFr: contactFields.contactAnswer,
} as const;

export const cannedForm = (answer: CannedAnswerWire | null): CannedForm => ({
  titleEn: answer?.title.en ?? '',
  textEn: answer?.text.en ?? '',
  titleFr: answer?.title.fr ?? '',
  textFr: answer?.text.fr ?? '',
});

export const cannedBody = ({ titleEn, textEn, titleFr, textFr }: CannedForm): ContactAnswerBody => ({
  title: { en: titleEn, fr: titleFr },
  text: { en: textEn, fr: textFr },
});

const fields: Readonly<Record<string, keyof CannedForm>> = {
  'title.en': 'titleEn',
  'title.fr': 'titleFr',
  'text.en': 'textEn',
  'text.fr': 'textFr',
};

/** Maps a field refused by the server to the form's field, or to null. */
export const fieldOf = (field: string): keyof CannedForm | null => fields[field] ?? null;
