import { CircleCheck, FileCheck2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { errorMessage } from '@/lib/errors/error-message';
import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/link';
import { FormAlert } from '@/ui/feedback/form-alert';
import { CountFigure, type CountFigureProps } from './count-figure';
import { type FileImporter, type ImportedFile, useImportStep } from './file-importer';

interface ImportReviewProps<Found extends ImportedFile> {
  importer: FileImporter<Found>;
  of: Found;
  figures: readonly CountFigureProps[];
  /** The person who imported the file, and the date. */
  about: string | undefined;
  /** The notes to read before the confirmation. */
  notes: ReactNode;
  /** The label of the confirmation button; null if there is nothing to apply. */
  confirm: string | null;
  /** The link that appears when the import is done. */
  back: { to: string; label: string };
  /** The label of the button that starts over; "Another file" by default. */
  another: string | undefined;
  onAnother: () => void;
  /** The list of rows. */
  children: ReactNode;
}

/** The expected or actual changes of a file, in figures and row by row. */
export function ImportReview<Found extends ImportedFile>(props: ImportReviewProps<Found>) {
  const { importer, of, figures, about, notes, confirm, back, another, onAnother, children } = props;
  const { t } = useTranslation('imports.admin');
  const confirmation = useImportStep(importer, of.id, importer.confirm);
  const isDone = of.status === importer.statuses.DONE;
  const Icon = isDone ? CircleCheck : FileCheck2;
  return (
    <div className="flex flex-col gap-6">
      <div>
        <p role="status" className="flex items-center gap-3 text-lg font-semibold">
          <Icon aria-hidden className={cx('size-6 shrink-0', isDone ? 'text-good' : 'text-ice')} />
          <span className="min-w-0 wrap-anywhere">{t(isDone ? 'done' : 'ready', { name: of.fileName })}</span>
        </p>
        {about && <p className="mt-1 text-sm text-muted">{about}</p>}
      </div>
      <dl
        className={cx(
          'grid grid-cols-2 gap-3',
          figures.length > 4 ? 'sm:grid-cols-3 lg:grid-cols-5' : 'lg:grid-cols-4',
        )}
      >
        {figures.map((figure) => (
          <CountFigure key={figure.label} {...figure} />
        ))}
      </dl>
      {notes}
      <FormAlert>{confirmation.error && errorMessage(confirmation.error)}</FormAlert>
      <div className="flex flex-wrap gap-3">
        {!isDone && confirm !== null && (
          <Button pending={confirmation.isPending} onClick={() => confirmation.mutate()}>
            {confirm}
          </Button>
        )}
        {isDone && <ButtonLink to={back.to}>{back.label}</ButtonLink>}
        <Button variant="outline" onClick={onAnother}>
          {another ?? t('another')}
        </Button>
      </div>
      {children}
    </div>
  );
}
