import type { CallReply } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { uploadFile } from '@/lib/http/upload';
import { type FileUploads, useUploads } from './use-uploads';

/** The calls that upload a picture. */
type PictureCall =
  | 'products.admin.uploadPicture'
  | 'arenas.admin.uploadPicture'
  | 'partners.admin.uploadLogo'
  | 'content.admin.uploadPicture'
  | 'media.admin.upload';

/** Uploads pictures, and reports each with its address and the reply of its call. */
export function usePictureUploads<N extends PictureCall>(
  name: N,
  onUploaded: (url: string, reply: CallReply<N>) => void,
): FileUploads {
  const { t } = useTranslation('kit');
  return useUploads<CallReply<N>>({
    send: (file, options) => uploadFile(name, file, options),
    onUploaded: (reply) => onUploaded(reply.url, reply),
    tooLarge: t('pictures.tooLarge'),
  });
}
