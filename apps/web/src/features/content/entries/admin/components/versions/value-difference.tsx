import { provinces, TextStatus } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { formatOfficeDateTime } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import type { EntryFormValues, FieldName } from '../../model/entry-form';
import { LineDiff } from '@/features/common/admin/content/line-diff';

interface ValueDifferenceProps {
  name: FieldName;
  before: EntryFormValues;
  after: EntryFormValues;
}

/** A field's text before and after, line by line. */
export function ValueDifference({ name, before, after }: ValueDifferenceProps) {
  const textOf = useTextOf();
  const lang = name.endsWith('Fr') ? 'fr' : name.endsWith('En') ? 'en' : undefined;
  return (
    <LineDiff
      before={textOf(name, before)}
      after={textOf(name, after)}
      {...(lang !== undefined && !name.startsWith('status') && { lang })}
    />
  );
}

/** Returns what a field's value is called on the page. */
function useTextOf() {
  const { t } = useTranslation('content.admin');
  const locale = useLocale();
  return (name: FieldName, values: EntryFormValues): string => {
    const value = values[name];
    switch (name) {
      case 'statusEn':
      case 'statusFr':
        return t(value === TextStatus.PUBLISHED ? 'status.published' : 'status.draft');
      case 'isOutdoor':
        return t(value === true ? 'diff.yes' : 'diff.no');
      case 'publishAt':
      case 'unpublishAt':
        return values[name] === '' ? '' : formatOfficeDateTime(values[name], locale);
      case 'province':
        return provinces[values.province][locale];
      default:
        return String(value);
    }
  };
}
