import { subscriberColumns } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';

/** Explains the required format of a list and how its rows are processed. */
export function ListFormat() {
  const { t } = useTranslation('newsletter.admin');
  return (
    <section className="flex flex-col gap-4">
      <div className="text-column flex flex-col gap-2">
        <h2 className="display-3 text-lg">{t('import.format')}</h2>
        <p className="text-muted">{t('import.formatText')}</p>
      </div>
      <dl className="grid gap-x-8 gap-y-3 lg:grid-cols-2">
        {subscriberColumns.map((column) => (
          <div key={column}>
            <dt className="font-mono text-sm font-semibold">{t(`import.columns.${column}.name`)}</dt>
            <dd className="text-muted">{t(`import.columns.${column}.text`)}</dd>
          </div>
        ))}
      </dl>
      <ul className="text-column flex list-disc flex-col gap-1 ps-5 text-muted">
        <li>{t('import.rules.express')}</li>
        <li>{t('import.rules.implied')}</li>
        <li>{t('import.rules.left')}</li>
      </ul>
    </section>
  );
}
