import { useTranslation } from 'react-i18next';
import { ProvinceOptions } from '@/features/common/province-options';
import { useLocale } from '@/lib/i18n/use-locale';
import { useChangeQuery } from '@/lib/router/use-change-query';
import { formatMonth } from '@/lib/wall-time';
import { Field } from '@/ui/fields/field';
import { Select } from '@/ui/fields/select';
import { type EventFilters, monthsToChoose } from '../model/filters';

interface EventFilterFieldsProps {
  filters: EventFilters;
  /** Null until the browser's clock is known. */
  now: number | null;
}

/** Filters by place and month, which are kept in the address. */
export function EventFilterFields({ filters: { province, month }, now }: EventFilterFieldsProps) {
  const { t } = useTranslation('events');
  const locale = useLocale();
  const changeQuery = useChangeQuery();
  const choose = (name: keyof EventFilters, value: string) =>
    changeQuery(
      (query) => {
        if (value === '') query.delete(name);
        else query.set(name, value);
        query.delete('page');
      },
      { replace: true },
    );
  return (
    <div role="group" aria-label={t('list.filters')} className="grid gap-4 sm:grid-cols-2 lg:w-160">
      <Field label={t('list.province')}>
        <Select value={province ?? ''} onChange={({ target }) => choose('province', target.value)}>
          <option value="">{t('list.anyProvince')}</option>
          <ProvinceOptions />
        </Select>
      </Field>
      <Field label={t('list.month')}>
        <Select value={month ?? ''} onChange={({ target }) => choose('month', target.value)}>
          <option value="">{t('list.anyMonth')}</option>
          {monthsToChoose(now === null ? null : new Date(now), month).map((each) => (
            <option key={each} value={each}>
              {capitalize(formatMonth(`${each}-01`, locale))}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}

/** French months are written in lower case, but an option is a line of its own. */
const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
