import type { CompanyDetailWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { paths } from '@/lib/dashboard-paths';
import { TextLink } from '@/ui/actions/link';
import { FormSection } from '@/ui/layout/form-section';

/** The company's locations and arenas, with links to them. */
export function CompanyPlaces({ company: { id, locations, arenas } }: { company: CompanyDetailWire }) {
  const { t } = useTranslation('companies.admin');
  const ofCompany = `?companyId=${encodeURIComponent(id)}`;
  const linkClass = 'inline-flex min-h-11 items-center';
  return (
    <FormSection title={t('places.title')} columns={1}>
      {locations === 0 ? (
        <p className="text-muted">{t('places.none')}</p>
      ) : (
        <div className="flex flex-wrap gap-x-6">
          <TextLink to={`${paths.dashboardLocations}${ofCompany}`} className={linkClass}>
            {t('places.locations', { count: locations })}
          </TextLink>
          <TextLink to={`${paths.arenas}${ofCompany}`} className={linkClass}>
            {t('places.arenas', { count: arenas })}
          </TextLink>
        </div>
      )}
    </FormSection>
  );
}
