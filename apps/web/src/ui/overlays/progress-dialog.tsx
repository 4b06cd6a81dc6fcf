import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/button';
import { Dialog } from './dialog';
import { ProgressBar } from '../feedback/progress-bar';

interface ProgressDialogProps {
  title: string;
  /** A value from 0 to 1, or null while the total is unknown. */
  value: number | null;
  /** The progress in words: "1,200 of 10,000 rows". */
  text: string;
  /** Explains what stopping leaves behind, if this is not obvious. */
  children?: ReactNode;
  isStopping?: boolean;
  onStop: () => void;
}

/** A long task that the user waits for and can stop. */
export function ProgressDialog({ title, value, text, children, isStopping = false, onStop }: ProgressDialogProps) {
  const { t } = useTranslation('kit');
  return (
    <Dialog
      open
      onOpenChange={onStop}
      width="narrow"
      title={title}
      footer={
        <div className="flex justify-end">
          <Button variant="outline" pending={isStopping} onClick={onStop}>
            {t('progress.stop')}
          </Button>
        </div>
      }
    >
      <ProgressBar label={title} value={value} valueText={text} />
      <p className="pt-3 text-muted tabular-nums">{text}</p>
      {children}
    </Dialog>
  );
}
