import { useTranslation } from 'react-i18next';
import { paths } from '@/lib/dashboard-paths';
import { TextLink } from '@/ui/actions/link';

/** Leads from a record that only a SUPER_ADMIN opens to its entries in the audit. */
export function RecordHistory({ id }: { id: string }) {
  const { t } = useTranslation('dashboard.admin');
  return (
    <TextLink to={paths.auditOf(id)} className="inline-flex min-h-11 items-center self-start">
      {t('recordHistory')}
    </TextLink>
  );
}
