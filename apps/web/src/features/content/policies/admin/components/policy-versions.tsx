import {
  locales,
  type PolicyAdminWire,
  type PolicyName,
  type PolicyTextTerms,
  type PolicyVersionAdminWire,
} from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LineDiff } from '@/features/common/admin/content/line-diff';
import { useOpenPreview } from '@/features/common/admin/content/use-open-preview';
import { cx } from '@/lib/cx';
import { paths } from '@/lib/dashboard-paths';
import { formatOfficeDateTime } from '@/lib/format';
import { call } from '@/lib/http/call';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { localPath, paths as sitePaths } from '@/lib/paths';
import { callQuery } from '@/lib/query/call-query';
import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/link';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Field } from '@/ui/fields/field';
import { Select } from '@/ui/fields/select';
import { ConfirmButton } from '@/ui/overlays/confirm-button';
import { useWithdrawPolicy } from '../api/use-policy-changes';
import { PolicyBadge } from './policy-badge';

/** All versions of a policy with their authors. Any two of them can be compared. */
export function PolicyVersions({ policy }: { policy: PolicyAdminWire }) {
  const { versions } = policy;
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
      {shown && <Comparison key={shown.number} policy={policy} version={shown} />}
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
  const { number, state, validFrom, publishedBy, acceptances } = version;
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
      {publishedBy !== null && <span className="text-sm">{t('by', { name: publishedBy })}</span>}
      <span className="text-sm text-muted">{t('acceptances', { count: acceptances })}</span>
    </button>
  );
}

interface ComparisonProps {
  policy: PolicyAdminWire;
  version: PolicyVersionAdminWire;
}

/** The text of a version, with the differences from another one: by default from the one before. */
function Comparison({ policy: { name, versions }, version: { number, state } }: ComparisonProps) {
  const { t } = useTranslation(['policies.admin', 'content.admin']);
  const withdraw = useWithdrawPolicy(name);
  const [former, setFormer] = useState(number - 1);
  const query = (of: number) => callQuery('policies.admin.version', { params: { name, number: String(of) } });
  const version = useQuery(query(number));
  const before = useQuery({ ...query(former), enabled: former > 0 });
  if (!version.data && version.error)
    return <ErrorState error={version.error} onRetry={() => void version.refetch()} />;
  if (!before.data && before.error) return <ErrorState error={before.error} onRetry={() => void before.refetch()} />;
  if (!version.data || (former > 0 && !before.data)) return <Skeleton className="h-64" />;
  const title = former === 0 ? t('compare.only', { number }) : t('compare.title', { former, number });
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="display-3 text-base">{title}</h2>
        <div className="flex flex-wrap gap-3">
          {number !== versions[0]?.number && (
            <ButtonLink variant="outline" to={`${paths.contentPolicy(name)}?from=${number}`}>
              {t('startFrom')}
            </ButtonLink>
          )}
          {state === 'scheduled' && <PreviewButton name={name} number={number} />}
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
      </div>
      {versions.length > 1 && (
        <Field label={t('compare.with')} className="max-w-sm">
          <Select value={former} onChange={({ target }) => setFormer(Number(target.value))}>
            <option value={0}>{t('compare.alone')}</option>
            {versions
              .filter((other) => other.number !== number)
              .map((other) => (
                <option key={other.number} value={other.number}>
                  {t('version', { number: other.number })}
                </option>
              ))}
          </Select>
        </Field>
      )}
      {locales.map((locale) => {
        const after = version.data.texts[locale];
        // A version that is compared with no other one is shown without marks.
        const earlier = former === 0 ? after : (before.data?.texts[locale] ?? after);
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

/** Opens the policy's page as it will look. */
function PreviewButton({ name, number }: { name: PolicyName; number: number }) {
  const { t } = useTranslation('content.admin');
  const locale = useLocale();
  const params = { name, number: String(number) };
  const preview = useOpenPreview(() => call('policies.admin.preview', { params }));
  return (
    <Button
      variant="outline"
      pending={preview.isPending}
      onClick={() => preview.open(localPath(`${sitePaths.policy(name)}?version=${number}`, locale))}
    >
      <ExternalLink aria-hidden className="size-5" />
      {t('preview.open')}
    </Button>
  );
}

const textOf = ({ title, body }: PolicyTextTerms): string => `${title}\n\n${body}`;
