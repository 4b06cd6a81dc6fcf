import type { CallParams, CallQuery } from '@dronesoccer/contracts';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { errorMessage } from '@/lib/errors/error-message';
import { formatNumber } from '@/lib/format';
import type { Loose } from '@/lib/http/call';
import { saveFile } from '@/lib/http/download';
import { downloadCsv, type CsvCall, type DownloadProgress } from '@/lib/http/download-csv';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { todayText } from '@/lib/days';
import { ProgressDialog } from '@/ui/overlays/progress-dialog';
import { filterClass, iconOnPhone } from '@/ui/data-table/filter-style';

interface CsvExportProps<N extends CsvCall> {
  /** The list's own export call, for example `products.admin.export`. */
  call: N;
  params?: CallParams<N>;
  /** The list's current filters. */
  query: Loose<CallQuery<N>>;
  /** The prefix of the file name, for example `products`. */
  fileName: string;
  /** The button's label, "Export CSV" by default. */
  label?: string;
  /** The exported list, for screen readers. Needed if a page has several export buttons. */
  about?: string;
  disabled?: boolean;
}

/** Downloads the filtered rows as a CSV file. Shows the progress and can be cancelled. */
export function CsvExport<N extends CsvCall>({
  call,
  params,
  query,
  fileName,
  label,
  about,
  disabled = false,
}: CsvExportProps<N>) {
  const { t } = useTranslation('kit');
  const shown = label ?? t('export.start');
  const [progress, setProgress] = useState<DownloadProgress | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    // The button stays enabled during an export, because a disabled button could not get the focus back from the
    // dialog.
    if (progress !== null) return;
    const controller = new AbortController();
    running.current = controller;
    setProgress({ rows: 0, total: null });
    try {
      const file = await downloadCsv(call, {
        ...(params && { params }),
        query,
        signal: controller.signal,
        onProgress: setProgress,
      });
      saveFile(file, `${fileName}-${todayText()}.csv`);
      notify({ type: 'success', message: t('export.done') });
    } catch (error) {
      if (!controller.signal.aborted) notify({ type: 'danger', message: errorMessage(error, t('export.failed')) });
    } finally {
      setProgress(null);
    }
  };
  return (
    <>
      <button
        type="button"
        disabled={disabled}
        aria-label={about === undefined ? undefined : `${shown}, ${about}`}
        className={cx(filterClass(false), iconOnPhone, 'disabled:opacity-55')}
        onClick={() => void start()}
      >
        <Download aria-hidden className="size-4.5" />
        <span className="max-sm:sr-only">{shown}</span>
      </button>
      {progress && <ExportDialog progress={progress} onStop={() => running.current?.abort()} />}
    </>
  );
}

function ExportDialog({ progress: { rows, total }, onStop }: { progress: DownloadProgress; onStop: () => void }) {
  const { t } = useTranslation('kit');
  const locale = useLocale();
  const number = (value: number) => formatNumber(value, locale);
  const text =
    total === null ? t('export.waiting') : t('export.progress', { rows: number(rows), total: number(total) });
  return <ProgressDialog title={t('export.title')} value={total ? rows / total : null} text={text} onStop={onStop} />;
}
