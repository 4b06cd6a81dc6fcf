import { arrayMove } from '@dnd-kit/sortable';
import type { OwnPicture } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { FormSection } from '@/ui/layout/form-section';
import { FieldError } from '@/ui/fields/field';
import { notify } from '@/lib/notify';
import { FileDrop } from '../file-drop';
import { Sorting } from '../sorting/sorting';
import { PictureCard } from './picture-card';
import { pictureKinds } from './picture-kinds';
import { UploadList } from './upload-list';
import type { FileUploads } from './use-uploads';

interface PictureFieldsProps {
  pictures: readonly OwnPicture[];
  onChange: (next: readonly OwnPicture[]) => void;
  error: string | undefined;
  /** The maximum number of pictures. */
  max: number;
  uploads: FileUploads;
}

/**
 * A list of pictures with alternative texts that can be reordered by mouse, touch or keyboard. The first picture is the
 * cover.
 */
export function PictureFields({ pictures, onChange, error, max, uploads }: PictureFieldsProps) {
  const { t } = useTranslation('kit');
  const add = (files: readonly File[]) => {
    const room = max - pictures.length - uploads.uploads.length;
    if (files.length > room) notify({ type: 'warning', message: t('pictures.tooMany', { max }) });
    uploads.add(files.slice(0, Math.max(room, 0)));
  };
  const total = pictures.length;
  return (
    <FormSection title={t('pictures.title')} text={t('pictures.text')} columns={1}>
      <Sorting
        texts="pictures"
        ids={pictures.map(({ url }) => url)}
        onMove={(from, to) => onChange(arrayMove([...pictures], from, to))}
      >
        <ol className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {pictures.map((picture, index) => (
            <PictureCard
              key={picture.url}
              picture={picture}
              index={index}
              onChange={(alt) => onChange(pictures.map((each, place) => (place === index ? { ...each, alt } : each)))}
              onRemove={() => onChange(pictures.filter((_, place) => place !== index))}
              onMakeCover={() => onChange(arrayMove([...pictures], index, 0))}
            />
          ))}
        </ol>
      </Sorting>
      <UploadList uploads={uploads} />
      <FieldError error={error} />
      {total < max && (
        <FileDrop
          words={{ drop: t('pictures.drop'), choose: t('pictures.choose'), limits: t('pictures.limits') }}
          accept={pictureKinds}
          multiple
          onFiles={add}
        />
      )}
    </FormSection>
  );
}
