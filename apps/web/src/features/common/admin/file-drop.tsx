import { Upload } from 'lucide-react';
import { useId, useState, type DragEvent } from 'react';
import { cx } from '@/lib/cx';

interface FileDropProps {
  words: { drop: string; choose: string; limits: string };
  /** The MIME types or file extensions that the file chooser offers. */
  accept: readonly string[];
  multiple?: boolean;
  onFiles: (files: File[]) => void;
}

/** A drop zone that is also a file button, so it works without a mouse or dragging. */
export function FileDrop({ words, accept, multiple = false, onFiles }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const hintId = useId();
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])];
    if (files.length > 0) onFiles(multiple ? files : files.slice(0, 1));
  };
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    <label
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
      className={cx(
        'flex cursor-pointer flex-col items-center justify-center gap-1 rounded-card border-2 border-dashed px-4 py-8 text-center',
        'transition-colors duration-(--fast) has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        isOver ? 'border-ice bg-raised' : 'border-line-strong hover:border-ink hover:bg-raised',
      )}
    >
      <Upload aria-hidden className="mb-1 size-7 text-ice" />
      <span>
        {words.drop} <span className="font-semibold underline">{words.choose}</span>
      </span>
      <span id={hintId} className="text-sm text-muted">
        {words.limits}
      </span>
      <input
        type="file"
        accept={accept.join(',')}
        multiple={multiple}
        aria-describedby={hintId}
        className="sr-only"
        onChange={({ target }) => {
          take(target.files);
          // Reset the input so that choosing the same file again fires a change event.
          target.value = '';
        }}
      />
    </label>
  );
}
