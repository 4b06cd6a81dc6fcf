import { type AuditDetailWire, auditFieldLabel, type AuditFieldWire, auditValueText } from '@dronesoccer/contracts';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/use-locale';
import { Disclosure } from '@/ui/layout/fold';
import { splitFields } from '../model/fields';
import { formatsIn, partsOfValue } from '../model/values';
import { RecordLink } from './record-link';

/** The fields of an entry, before and after side by side. The unchanged ones are folded. */
export function FieldChanges({ entry }: { entry: AuditDetailWire }) {
  const { t } = useTranslation('audit.admin');
  const locale = useLocale();
  const { changed, unchanged } = splitFields(entry.fields);
  return (
    <>
      {changed.length === 0 ? (
        <p className="text-muted">{t('changes.none')}</p>
      ) : (
        <Fields entry={entry} fields={changed} />
      )}
      {unchanged.length > 0 && (
        <Disclosure title={t('changes.unchanged', { count: unchanged.length })}>
          <dl className="grid gap-3 pb-4 sm:grid-cols-2">
            {unchanged.map(({ field, after }) => (
              <div key={field} className="min-w-0">
                <dt className="text-sm text-muted">{auditFieldLabel(field, locale)}</dt>
                <dd className="whitespace-pre-line wrap-anywhere">
                  {after !== null && <Words entry={entry} field={field} value={after} />}
                </dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
    </>
  );
}

function Fields({ entry, fields }: { entry: AuditDetailWire; fields: readonly AuditFieldWire[] }) {
  const { t } = useTranslation('audit.admin');
  const locale = useLocale();
  return (
    <ul className="divide-y divide-line border-y border-line">
      {fields.map(({ field, before, after }) => (
        <li key={field} className="py-3">
          <p className="pb-1 font-semibold wrap-anywhere">{auditFieldLabel(field, locale)}</p>
          <dl className="grid grid-cols-2 gap-4">
            <Value name={t('changes.before')} entry={entry} field={field} value={before} />
            <Value name={t('changes.after')} entry={entry} field={field} value={after} />
          </dl>
        </li>
      ))}
    </ul>
  );
}

interface WordsProps {
  entry: AuditDetailWire;
  field: string;
  value: string;
}

interface ValueProps extends Omit<WordsProps, 'value'> {
  name: string;
  value: string | null;
}

function Value({ name, value, ...audited }: ValueProps) {
  const { t } = useTranslation('audit.admin');
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="whitespace-pre-line wrap-anywhere">
        {value === null ? (
          <span className="text-muted">{t('changes.absent')}</span>
        ) : (
          <Words {...audited} value={value} />
        )}
      </dd>
    </div>
  );
}

/** A value in the reader's words. The ids of known records are links with their names. */
function Words({ entry, field, value }: WordsProps) {
  const { t } = useTranslation('audit.admin');
  const locale = useLocale();
  const parts = partsOfValue(value, entry.records);
  if (parts.every((part) => typeof part === 'string')) {
    const formats = formatsIn(locale, (is) => t(is ? 'changes.yes' : 'changes.no'));
    return auditValueText({ entry, field, value }, formats);
  }
  return parts.map((part, place) => (
    <Fragment key={place}>{typeof part === 'string' ? part : <RecordLink record={part} />}</Fragment>
  ));
}
