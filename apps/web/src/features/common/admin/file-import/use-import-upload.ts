import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@/lib/errors/api-error';
import { errorMessage } from '@/lib/errors/error-message';

/** The reason why a file was refused. */
export interface ImportRefusal {
  message: string;
  reasons: readonly string[];
}

export interface UploadOptions {
  signal: AbortSignal;
  onProgress: (part: number) => void;
}

interface ImportUpload {
  /** The file being uploaded with its progress from 0 to 1, or null. */
  sending: { name: string; progress: number } | null;
  refusal: ImportRefusal | null;
  send: (file: File) => void;
}

/** Uploads an import file. Leaving the page aborts the upload. */
export function useImportUpload(
  upload: (file: File, options: UploadOptions) => Promise<{ id: string }>,
  onSent: (importId: string) => void,
): ImportUpload {
  const [sending, setSending] = useState<ImportUpload['sending']>(null);
  const [refusal, setRefusal] = useState<ImportRefusal | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (file: File) => {
    const controller = new AbortController();
    running.current = controller;
    setRefusal(null);
    setSending({ name: file.name, progress: 0 });
    try {
      const onProgress = (progress: number) => setSending({ name: file.name, progress });
      onSent((await upload(file, { signal: controller.signal, onProgress })).id);
    } catch (error) {
      if (!controller.signal.aborted) setRefusal(refusalOf(error));
    } finally {
      setSending(null);
    }
  };
  return { sending, refusal, send: (file) => void send(file) };
}

/** Returns the message and the columns or rows that are wrong in the file. */
function refusalOf(error: unknown): ImportRefusal {
  const fields = error instanceof ApiError ? error.fields : [];
  return {
    message: errorMessage(error),
    reasons: fields.map(({ field, message }) => (field === 'file' ? message : `${field}: ${message}`)),
  };
}
