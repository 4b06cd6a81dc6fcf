import {
  type EntryAdminWire,
  type EntryVersionRowWire,
  type EntryVersionWire,
  VersionAction,
} from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { formatOfficeDateTime } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { callQuery } from '@/lib/query/call-query';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { ConfirmButton } from '@/ui/overlays/confirm-button';
import { useRestore } from '../../api/use-entry-changes';
import type { EntryEditor } from '../../api/use-entry-editor';
import { fieldNames, formOf } from '../../model/entry-form';
import { ValueDifference } from './value-difference';

const actionTexts = {
  [VersionAction.CREATED]: 'versions.created',
  [VersionAction.SAVED]: 'versions.saved',
  [VersionAction.TAKEN_DOWN]: 'versions.takenDown',
  [VersionAction.PUT_BACK]: 'versions.putBack',
  [VersionAction.RESTORED]: 'versions.restored',
} as const;

interface VersionsPartProps {
  editor: EntryEditor;
  onRestored: (restored: EntryAdminWire) => void;
}

/** Everything that an entry contained, with the author and the time, and what differs from now. */
export function VersionsPart({ editor, onRestored }: VersionsPartProps) {
  const { t } = useTranslation('content.admin');
  const { id, version } = editor.standing;
  const query = callQuery('content.admin.versions', { params: { id } });
  // Each save adds a version.
  const versions = useQuery({ ...query, queryKey: [...query.queryKey, version], placeholderData: (before) => before });
  const [chosen, setChosen] = useState<number | null>(null);
  if (!versions.data && versions.error)
    return <ErrorState error={versions.error} onRetry={() => void versions.refetch()} />;
  if (!versions.data) return <Skeleton className="h-64" />;
  const shown = chosen ?? versions.data.find(({ number }) => number !== version)?.number ?? null;
  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-[28rem_minmax(0,1fr)]">
      <ol aria-label={t('tabs.versions')} className="flex flex-col gap-2">
        {versions.data.map((row) => (
          <li key={row.number}>
            <VersionButton
              row={row}
              isCurrent={row.number === version}
              isShown={row.number === shown}
              onShow={() => setChosen(row.number)}
            />
          </li>
        ))}
      </ol>
      {shown === null ? (
        <p className="text-muted">{t('versions.only')}</p>
      ) : (
        <Comparison key={shown} editor={editor} number={shown} onRestored={onRestored} />
      )}
    </div>
  );
}

interface VersionButtonProps {
  row: EntryVersionRowWire;
  isCurrent: boolean;
  isShown: boolean;
  onShow: () => void;
}

function VersionButton({ row, isCurrent, isShown, onShow }: VersionButtonProps) {
  const { t } = useTranslation('content.admin');
  const locale = useLocale();
  const { number, action, restoredFrom, savedAt, savedBy } = row;
  return (
    <button
      type="button"
      aria-pressed={isShown}
      className={cx(
        'flex w-full flex-col gap-0.5 rounded-card border-2 px-4 py-3 text-left hover:border-ink',
        isShown ? 'border-ink bg-raised' : 'border-line bg-surface',
      )}
      onClick={onShow}
    >
      <span className="font-semibold">
        {t('versions.number', { number })}
        {isCurrent && <span className="font-normal text-muted">{` · ${t('versions.current')}`}</span>}
      </span>
      <span className="text-sm">{t(actionTexts[action], { number: restoredFrom })}</span>
      <span className="text-sm text-muted">
        {[formatOfficeDateTime(savedAt, locale), savedBy].filter(Boolean).join(' · ')}
      </span>
    </button>
  );
}

interface ComparisonProps extends VersionsPartProps {
  number: number;
}

function Comparison({ number, ...props }: ComparisonProps) {
  const version = useQuery(
    callQuery('content.admin.version', { params: { id: props.editor.standing.id, number: String(number) } }),
  );
  if (!version.data && version.error)
    return <ErrorState error={version.error} onRetry={() => void version.refetch()} />;
  return version.data ? <Differences {...props} version={version.data} /> : <Skeleton className="h-64" />;
}

function Differences({ editor, version, onRestored }: VersionsPartProps & { version: EntryVersionWire }) {
  const { t } = useTranslation('content.admin');
  const { standing, isDirty } = editor;
  const restore = useRestore(standing.id);
  const [before, after] = [formOf(version.terms), formOf(standing)];
  const differing = fieldNames.filter((name) => before[name] !== after[name]);
  const { number } = version;
  return (
    <section aria-label={t('versions.compare', { number })} className="flex min-w-0 flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="display-3 text-base">{t('versions.compare', { number })}</h2>
        {number !== standing.version && (
          <ConfirmButton
            variant="outline"
            label={t('versions.restore')}
            title={t('versions.restoreTitle', { number })}
            text={isDirty ? t('versions.restoreDirty') : t('versions.restoreText')}
            change={restore}
            input={{ number, version: standing.version }}
            onDone={(restored) => {
              notify({ type: 'success', message: t('versions.done', { number }) });
              onRestored(restored);
            }}
          />
        )}
      </div>
      {differing.length === 0 && <p className="text-muted">{t('versions.same')}</p>}
      {differing.map((name) => (
        <div key={name} className="flex flex-col gap-1.5">
          <h3 className="text-sm font-semibold">{t(`fields.${name}`)}</h3>
          <ValueDifference name={name} before={before} after={after} />
        </div>
      ))}
    </section>
  );
}
