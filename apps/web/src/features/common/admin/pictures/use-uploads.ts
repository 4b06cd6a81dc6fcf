import { limits } from '@dronesoccer/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { errorMessage } from '@/lib/errors/error-message';
import { randomId } from '@/lib/random-id';

interface FileUpload {
  id: string;
  name: string;
  /** A number from 0 to 1. */
  progress: number;
  /** The reason why the upload failed, or null while it runs. */
  failure: string | null;
}

export interface FileUploads {
  /** Running uploads, and failed uploads that were not dismissed yet. */
  uploads: readonly FileUpload[];
  isUploading: boolean;
  add: (files: readonly File[]) => void;
  /** Cancels a running upload, or dismisses the message of a failed one. */
  remove: (id: string) => void;
}

interface UploadSettings<Reply> {
  send: (file: File, options: { signal: AbortSignal; onProgress: (part: number) => void }) => Promise<Reply>;
  onUploaded: (reply: Reply) => void;
  /** The message for a file that the server would refuse only after the whole upload. */
  tooLarge: string;
}

const isTooLarge = ({ size }: File): boolean => size > limits.uploadBytes;

/**
 * Uploads files one at a time in the given order and reports each finished upload. Each can be cancelled, and leaving the
 * page cancels all.
 */
export function useUploads<Reply>(given: UploadSettings<Reply>): FileUploads {
  const [uploads, setUploads] = useState<readonly FileUpload[]>([]);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const running = useRef(new Map<string, AbortController>());
  const settings = useRef(given);
  useEffect(() => {
    settings.current = given;
  });
  useEffect(() => {
    const controllers = running.current;
    return () => controllers.forEach((controller) => controller.abort());
  }, []);
  const change = useCallback((id: string, next: Partial<FileUpload> | null) => {
    setUploads((all) =>
      next === null
        ? all.filter((upload) => upload.id !== id)
        : all.map((upload) => (upload.id === id ? { ...upload, ...next } : upload)),
    );
  }, []);
  const upload = useCallback(
    async (id: string, file: File, { signal }: AbortController) => {
      try {
        // It was cancelled while it waited for the uploads before it.
        signal.throwIfAborted();
        const onProgress = (progress: number) => change(id, { progress });
        const reply = await settings.current.send(file, { signal, onProgress });
        if (signal.aborted) return;
        change(id, null);
        settings.current.onUploaded(reply);
      } catch (error) {
        if (!signal.aborted) change(id, { failure: errorMessage(error) });
      } finally {
        running.current.delete(id);
      }
    },
    [change],
  );
  const add = useCallback(
    (files: readonly File[]) => {
      const waiting = files.map((file) => ({ id: randomId(), file }));
      const { tooLarge } = settings.current;
      setUploads((all) => [
        ...all,
        ...waiting.map(({ id, file }) => ({
          ...{ id, name: file.name, progress: 0 },
          failure: isTooLarge(file) ? tooLarge : null,
        })),
      ]);
      for (const { id, file } of waiting.filter((each) => !isTooLarge(each.file))) {
        const controller = new AbortController();
        running.current.set(id, controller);
        queue.current = queue.current.then(() => upload(id, file, controller));
      }
    },
    [upload],
  );
  return {
    uploads,
    isUploading: uploads.some(({ failure }) => failure === null),
    add,
    remove: useCallback(
      (id) => {
        running.current.get(id)?.abort();
        change(id, null);
      },
      [change],
    ),
  };
}
