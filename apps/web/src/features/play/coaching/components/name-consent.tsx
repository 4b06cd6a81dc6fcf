import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '@/ui/fields/checkbox';
import { Card } from '@/ui/layout/card';
import { consentQuery, useConsent } from '../api/coaching';

/** The consent to be named on public pages, which says in full where the name appears. */
export function NameConsent() {
  const { t } = useTranslation('coaching');
  const { data } = useQuery(consentQuery());
  const change = useConsent();
  const hintId = useId();
  if (!data) return null;
  return (
    <Card className="max-w-2xl">
      <h2 className="display-3 mb-3 text-base">{t('consent.title')}</h2>
      <Checkbox
        label={t('consent.label', { name: data.publicName })}
        aria-describedby={hintId}
        checked={change.isPending ? change.variables : data.isNamed}
        disabled={change.isPending}
        onChange={({ target }) => change.mutate(target.checked)}
      />
      <p id={hintId} className="text-sm text-muted">
        {t('consent.hint')}
      </p>
    </Card>
  );
}
