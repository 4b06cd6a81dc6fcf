import { ProgressBar } from '@/ui/feedback/progress-bar';

/** The progress of a file upload. */
export function UploadProgress({ label, progress }: { label: string; progress: number }) {
  return (
    <div className="flex flex-col gap-3" role="status">
      <p className="font-semibold">{label}</p>
      <ProgressBar label={label} value={progress < 1 ? progress : null} />
    </div>
  );
}
