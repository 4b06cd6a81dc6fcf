import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Toggle } from '@/ui/fields/toggle';
import { Card } from '@/ui/layout/card';
import { consentQuery, useConsent } from '../api/coaching';

/** The consent to be named on public pages, which says in full where the name appears. */
export function NameConsent() {
  const { t } = useTranslation('coach');
  const { data } = useQuery(consentQuery());
  const change = useConsent();
  if (!data) return null;
  return (
    <Card className="max-w-2xl">
      <h2 className="display-3 mb-3 text-base">{t('consent.title')}</h2>
      <Toggle
        label={t('consent.label', { name: data.publicName })}
        hint={t('consent.hint')}
        checked={change.isPending ? change.variables : data.isNamed}
        disabled={change.isPending}
        onChange={(isNamed) => change.mutate(isNamed)}
      />
    </Card>
  );
}
