import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/actions/link';
import { Card } from '@/ui/layout/card';
import { myWaiversQuery } from '../api/queries';

interface MissingWaiversProps {
  /** The person whose waiver is meant: a child of the account, `null` for the account itself, or everyone in the family. */
  of: { childId: string | null } | 'family';
}

/** Leads to the waivers that the account has to sign after joining. Nothing is shown if none is missing. */
export function MissingWaivers({ of }: MissingWaiversProps) {
  const { t } = useTranslation('memberships');
  const { data = [] } = useQuery(myWaiversQuery());
  const missing = data.filter(({ kind, id, isMinor, lastDay }) => {
    // A person under age with an account of their own cannot sign for themselves.
    if (lastDay !== null || (kind === 'account' && isMinor)) return false;
    if (of === 'family') return true;
    return of.childId === null ? kind === 'account' : id === of.childId;
  });
  if (missing.length === 0) return null;
  return (
    <Card className="flex w-full max-w-2xl flex-col items-start gap-4 border-2 border-warn">
      <div>
        <h2 className="display-3">{t('waiver.unsigned.title')}</h2>
        <p className="mt-1 text-muted">{t('waiver.mine.text')}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {missing.map(({ kind, id, name }) => (
          <ButtonLink key={id} variant="outline" to={paths.waiver(kind, id)}>
            {t('waiver.mine.signFor', { name })}
          </ButtonLink>
        ))}
      </div>
    </Card>
  );
}
