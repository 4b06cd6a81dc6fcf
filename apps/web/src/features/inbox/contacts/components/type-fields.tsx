import { ContactType, contactLabels } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import type { RuledForm } from '@/lib/forms/use-ruled-form';
import { useLocale } from '@/lib/i18n/use-locale';
import { Checkbox } from '@/ui/fields/checkbox';
import { Field } from '@/ui/fields/field';
import { Input } from '@/ui/fields/input';
import { Select } from '@/ui/fields/select';
import { Textarea } from '@/ui/fields/textarea';
import type { ContactForm } from '../model/draft';

interface TypeFieldsProps {
  type: ContactType;
  form: RuledForm<ContactForm>;
  keep: { onChange: () => void };
}

type Choice = keyof typeof contactLabels.choices;
type Line = 'club' | 'city' | 'when' | 'where';

/** The additional, optional fields of a message type. */
export function TypeFields({ type, form: { errorOf, register }, keep }: TypeFieldsProps) {
  const { t } = useTranslation('contacts');
  const locale = useLocale();
  const choice = (name: Choice) => (
    <Field label={contactLabels.details[name][locale]} error={errorOf(name)}>
      <Select {...register(name, keep)}>
        <option value="">{t('choose')}</option>
        {Object.entries(contactLabels.choices[name]).map(([value, words]) => (
          <option key={value} value={value}>
            {words[locale]}
          </option>
        ))}
      </Select>
    </Field>
  );
  const line = (name: Line, autoComplete = 'off') => (
    <Field label={contactLabels.details[name][locale]} hint={t(`hints.${name}`)} error={errorOf(name)}>
      <Input autoComplete={autoComplete} {...register(name, keep)} />
    </Field>
  );
  switch (type) {
    case ContactType.CONTACT:
      return choice('subject');
    case ContactType.MEMBERSHIP:
      return (
        <div className="grid gap-5 sm:grid-cols-2">
          {choice('forWhom')}
          {choice('ageGroup')}
          <div className="sm:col-span-2">{line('club', 'organization')}</div>
        </div>
      );
    case ContactType.FRANCHISE:
      return (
        <div className="grid gap-5 sm:grid-cols-2">
          <div className="sm:col-span-2">{line('city', 'address-level2')}</div>
          {choice('budget')}
          {choice('start')}
          <Field
            label={contactLabels.details.experience[locale]}
            hint={t('hints.experience')}
            error={errorOf('experience')}
            className="sm:col-span-2"
          >
            <Textarea rows={3} {...register('experience', keep)} />
          </Field>
        </div>
      );
    case ContactType.SAFE_SPORT:
      return (
        <div className="grid gap-5 sm:grid-cols-2">
          {line('when')}
          {line('where')}
          <Checkbox label={t('wantsContact')} className="sm:col-span-2" {...register('wantsContact', keep)} />
        </div>
      );
  }
}
