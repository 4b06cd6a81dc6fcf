import { auditSubjects, type MediaUseWire, policyNames } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { kindNameOf } from '@/features/common/admin/content/kinds';
import { paths } from '@/lib/dashboard-paths';
import { useLocale } from '@/lib/i18n/use-locale';
import { TextLink } from '@/ui/actions/link';
import { FormSection } from '@/ui/layout/form-section';

/** Every place that shows a picture, with links to those that are edited here. */
export function UsedIn({ places }: { places: readonly MediaUseWire[] }) {
  const { t } = useTranslation('media.admin');
  return (
    <FormSection title={t('used.title')} text={places.length === 0 ? t('used.none') : t('used.text')} columns={1}>
      {places.length > 0 && (
        <ul className="border-t border-line">
          {places.map((place) => (
            <li
              key={JSON.stringify(place)}
              className="flex min-h-11 flex-wrap items-center gap-x-3 border-b border-line py-2"
            >
              <Place place={place} />
            </li>
          ))}
        </ul>
      )}
    </FormSection>
  );
}

function Place({ place }: { place: MediaUseWire }) {
  const { t } = useTranslation(['media.admin', 'content.admin']);
  const locale = useLocale();
  if (place.place === 'site') return <span>{t('used.site')}</span>;
  if (place.place === 'record') {
    const known = Object.entries(auditSubjects).find(([subject]) => subject === place.record);
    return <span>{t('used.record', { name: known?.[1][locale] ?? place.record, count: place.count })}</span>;
  }
  if ('policy' in place) {
    const policy = policyNames.find((name) => name === place.policy);
    const label = t('used.policy', {
      name: policy ? t(`policies.${policy}`) : place.policy,
      number: place.number,
    });
    return policy ? (
      <TextLink to={paths.policyVersions(policy)} className="inline-flex min-h-11 items-center">
        {label}
      </TextLink>
    ) : (
      <span>{label}</span>
    );
  }
  const kind = kindNameOf(place.kind);
  return (
    <>
      <TextLink
        to={paths.editEntry(kind, place.id)}
        className="inline-flex min-h-11 items-center font-semibold wrap-anywhere"
      >
        {place.title || t('used.untitled')}
      </TextLink>
      <span className="text-sm text-muted">
        {t(`content.admin:kinds.${kind}`)} · {t(`used.places.${place.place}`)}
      </span>
    </>
  );
}
