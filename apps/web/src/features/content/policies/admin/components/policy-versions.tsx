import {
  locales,
  type PolicyAdminWire,
  type PolicyName,
  type PolicyTextTerms,
  type PolicyVersionAdminWire,
} from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LineDiff } from '@/features/common/admin/content/line-diff';
import { cx } from '@/lib/cx';
import { formatOfficeDateTime } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { callQuery } from '@/lib/query/call-query';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { ConfirmButton } from '@/ui/overlays/confirm-button';
import { useWithdrawPolicy } from '../api/use-policy-changes';
import { PolicyBadge } from './policy-badge';

/** All versions of a policy, and what each changed in the one before. */
export function PolicyVersions({ policy: { name, versions } }: { policy: PolicyAdminWire }) {
  const { t } = useTranslation('policies.admin');
  const [chosen, setChosen] = useState<number | null>(null);
  const shown = versions.find(({ number }) => number === chosen) ?? versions[0];
  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-[28rem_minmax(0,1fr)]">
      <ol aria-label={t('tabs.versions')} className="flex flex-col gap-2">
        {versions.map((version) => (
          <li key={version.number}>
            <VersionButton
              version={version}
              isShown={version.number === shown?.number}
              onShow={() => setChosen(version.number)}
            />
          </li>
        ))}
      </ol>
      {shown && <Comparison key={shown.number} name={name} version={shown} />}
    </div>
  );
}

interface VersionButtonProps {
  version: PolicyVersionAdminWire;
  isShown: boolean;
  onShow: () => void;
}

function VersionButton({ version, isShown, onShow }: VersionButtonProps) {
  const { t } = useTranslation('policies.admin');
  const locale = useLocale();
  const { number, state, validFrom, acceptances } = version;
  return (
    <button
      type="button"
      aria-pressed={isShown}
      className={cx(
        'flex w-full flex-col items-start gap-1 rounded-card border-2 px-4 py-3 text-left hover:border-ink',
        isShown ? 'border-ink bg-raised' : 'border-line bg-surface',
      )}
      onClick={onShow}
    >
      <span className="flex flex-wrap items-center gap-2 font-semibold">
        {t('version', { number })}
        <PolicyBadge state={state} />
      </span>
      <span className="text-sm">{t('from', { time: formatOfficeDateTime(validFrom, locale) })}</span>
      <span className="text-sm text-muted">{t('acceptances', { count: acceptances })}</span>
    </button>
  );
}

function Comparison({ name, version: { number, state } }: { name: PolicyName; version: PolicyVersionAdminWire }) {
  const { t } = useTranslation(['policies.admin', 'content.admin']);
  const withdraw = useWithdrawPolicy(name);
  const former = number - 1;
  const query = (of: number) => callQuery('policies.admin.version', { params: { name, number: String(of) } });
  const version = useQuery(query(number));
  const before = useQuery({ ...query(former), enabled: former > 0 });
  if (!version.data && version.error)
    return <ErrorState error={version.error} onRetry={() => void version.refetch()} />;
  if (!before.data && before.error) return <ErrorState error={before.error} onRetry={() => void before.refetch()} />;
  if (!version.data || (former > 0 && !before.data)) return <Skeleton className="h-64" />;
  const title = former === 0 ? t('compare.first') : t('compare.title', { former, number });
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="display-3 text-base">{title}</h2>
        {state === 'scheduled' && (
          <ConfirmButton
            icon={Undo2}
            variant="outline"
            label={t('withdraw.action')}
            title={t('withdraw.title', { number })}
            text={t('withdraw.text')}
            change={withdraw}
            input={number}
            onDone={() => notify({ type: 'success', message: t('withdraw.done', { number }) })}
          />
        )}
      </div>
      {locales.map((locale) => {
        const after = version.data.texts[locale];
        // The first version is shown without marks.
        const earlier = before.data?.texts[locale] ?? after;
        return (
          <div key={locale} className="flex flex-col gap-1.5">
            <h3 className="text-sm font-semibold">{t(`content.admin:languages.${locale}`)}</h3>
            <LineDiff before={textOf(earlier)} after={textOf(after)} lang={locale} />
          </div>
        );
      })}
    </section>
  );
}

const textOf = ({ title, body }: PolicyTextTerms): string => `${title}\n\n${body}`;
