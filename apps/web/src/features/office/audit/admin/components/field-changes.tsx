import type { AuditFieldWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/use-locale';
import { Disclosure } from '@/ui/layout/fold';
import { fieldLabel, splitFields } from '../model/fields';

/** The fields of an entry, before and after side by side. The unchanged ones are folded. */
export function FieldChanges({ fields }: { fields: readonly AuditFieldWire[] }) {
  const { t } = useTranslation('audit.admin');
  const locale = useLocale();
  const { changed, unchanged } = splitFields(fields);
  return (
    <>
      {changed.length === 0 ? <p className="text-muted">{t('changes.none')}</p> : <Fields fields={changed} />}
      {unchanged.length > 0 && (
        <Disclosure title={t('changes.unchanged', { count: unchanged.length })}>
          <dl className="grid gap-3 pb-4 sm:grid-cols-2">
            {unchanged.map(({ field, after }) => (
              <div key={field} className="min-w-0">
                <dt className="text-sm text-muted">{fieldLabel(field, locale)}</dt>
                <dd className="whitespace-pre-line wrap-anywhere">{after}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
    </>
  );
}

function Fields({ fields }: { fields: readonly AuditFieldWire[] }) {
  const { t } = useTranslation('audit.admin');
  const locale = useLocale();
  return (
    <ul className="divide-y divide-line border-y border-line">
      {fields.map(({ field, before, after }) => (
        <li key={field} className="py-3">
          <p className="pb-1 font-semibold wrap-anywhere">{fieldLabel(field, locale)}</p>
          <dl className="grid grid-cols-2 gap-4">
            <Value name={t('changes.before')} value={before} />
            <Value name={t('changes.after')} value={after} />
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Value({ name, value }: { name: string; value: string | null }) {
  const { t } = useTranslation('audit.admin');
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="whitespace-pre-line wrap-anywhere">
        {value ?? <span className="text-muted">{t('changes.absent')}</span>}
      </dd>
    </div>
  );
}
