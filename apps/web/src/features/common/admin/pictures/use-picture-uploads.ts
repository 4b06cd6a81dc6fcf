import { type CallReply, limits } from '@dronesoccer/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/lib/errors/error-message';
import { uploadFile } from '@/lib/http/upload';
import { randomId } from '@/lib/random-id';

interface PictureUpload {
  id: string;
  name: string;
  /** A number from 0 to 1. */
  progress: number;
  /** The reason why the upload failed, or null while it runs. */
  failure: string | null;
}

export interface PictureUploads {
  /** Running uploads, and failed uploads that were not dismissed yet. */
  uploads: readonly PictureUpload[];
  isUploading: boolean;
  add: (files: readonly File[]) => void;
  dismiss: (id: string) => void;
}

/** The server would refuse the file only after the whole upload. */
const isTooLarge = ({ size }: File): boolean => size > limits.uploadBytes;

/** The calls that upload a picture. */
type PictureCall =
  | 'products.admin.uploadPicture'
  | 'arenas.admin.uploadPicture'
  | 'partners.admin.uploadLogo'
  | 'content.admin.uploadPicture'
  | 'media.admin.upload';

/** Uploads pictures one at a time in the given order and reports each finished upload, with the reply of its call. */
export function usePictureUploads<N extends PictureCall>(
  name: N,
  onUploaded: (url: string, reply: CallReply<N>) => void,
): PictureUploads {
  const { t } = useTranslation('kit');
  const [uploads, setUploads] = useState<readonly PictureUpload[]>([]);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const stopped = useRef(new AbortController());
  const handOn = useRef(onUploaded);
  useEffect(() => {
    handOn.current = onUploaded;
  });
  useEffect(() => {
    const controller = new AbortController();
    stopped.current = controller;
    return () => controller.abort();
  }, []);

  const change = useCallback((id: string, next: Partial<PictureUpload> | null) => {
    setUploads((all) =>
      next === null
        ? all.filter((upload) => upload.id !== id)
        : all.map((upload) => (upload.id === id ? { ...upload, ...next } : upload)),
    );
  }, []);

  const add = useCallback(
    (files: readonly File[]) => {
      const waiting = files.map((file) => ({ id: randomId(), file }));
      setUploads((all) => [
        ...all,
        ...waiting.map(({ id, file }) => ({
          id,
          name: file.name,
          progress: 0,
          failure: isTooLarge(file) ? t('pictures.tooLarge') : null,
        })),
      ]);
      for (const { id, file } of waiting.filter((each) => !isTooLarge(each.file))) {
        const { signal } = stopped.current;
        queue.current = queue.current.then(async () => {
          if (signal.aborted) return;
          try {
            const onProgress = (progress: number) => change(id, { progress });
            const reply = await uploadFile(name, file, { signal, onProgress });
            change(id, null);
            handOn.current(reply.url, reply);
          } catch (error) {
            if (!signal.aborted) change(id, { failure: errorMessage(error) });
          }
        });
      }
    },
    [change, name, t],
  );

  return {
    uploads,
    isUploading: uploads.some(({ failure }) => failure === null),
    add,
    dismiss: useCallback((id) => change(id, null), [change]),
  };
}
