import type { Locale } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { Field } from '@/ui/fields/field';
import { Input } from '@/ui/fields/input';
import { type CampaignForm, textFields } from '../../model/campaign-form';
import { controlId } from '../../model/check-places';
import { MarkdownBox } from './markdown-box';

/** The approximate number of subject characters that phones show. */
const subjectOnPhones = 40;

interface IssueTextsProps {
  form: CampaignForm;
  locale: Locale;
  /** The campaign's cover picture, which can be inserted into the text. */
  cover: string | null;
}

/** The issue's texts in one language. */
export function IssueTexts({ form, locale, cover }: IssueTextsProps) {
  const { t } = useTranslation('campaigns.admin');
  const pageLocale = useLocale();
  const names = textFields[locale];
  const [subject, body] = form.watch([names.subject, names.body]);
  const count = [...subject.trim()].length;
  const length = t('form.subjectLength', { count, shown: formatNumber(count, pageLocale) });
  return (
    <div className="flex flex-col gap-5">
      <Field
        id={controlId(names.subject)}
        label={t('form.subject')}
        hint={
          count > subjectOnPhones ? (
            <span className="text-warn">
              {length} {t('form.subjectLong', { max: subjectOnPhones })}
            </span>
          ) : (
            `${length} ${t('form.subjectHint', { max: subjectOnPhones })}`
          )
        }
        error={form.errorOf(names.subject)}
      >
        <Input lang={locale} autoComplete="off" {...form.register(names.subject)} />
      </Field>
      <Field label={t('form.preheader')} hint={t('form.preheaderHint')} error={form.errorOf(names.preheader)}>
        <Input lang={locale} autoComplete="off" {...form.register(names.preheader)} />
      </Field>
      <MarkdownBox form={form} name={names.body} locale={locale} text={body} cover={cover} />
    </div>
  );
}
