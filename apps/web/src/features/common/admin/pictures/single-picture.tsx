import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/actions/button';
import { FieldError } from '@/ui/fields/field';
import { FormSection } from '@/ui/layout/form-section';
import { FileDrop } from '../file-drop';
import { pictureKinds } from './picture-kinds';
import { UploadList } from './upload-list';
import type { FileUploads } from './use-uploads';

interface SinglePictureProps {
  words: Record<'title' | 'text' | 'drop' | 'choose' | 'remove', string>;
  /** The current picture, or null if there is none. */
  picture: ReactNode;
  error: string | undefined;
  uploads: FileUploads;
  onRemove: () => void;
  /** A further way to choose a picture. */
  choice?: ReactNode;
}

/** The field of a record that has at most one picture. */
export function SinglePicture({ words, picture, error, uploads, onRemove, choice }: SinglePictureProps) {
  const { t } = useTranslation('kit');
  return (
    <FormSection title={words.title} text={words.text} columns={1}>
      {picture !== null && (
        <div className="flex flex-wrap items-center gap-4">
          {picture}
          <Button variant="quiet" onClick={onRemove}>
            <Trash2 aria-hidden className="size-5" />
            {words.remove}
          </Button>
        </div>
      )}
      <UploadList uploads={uploads} />
      <FieldError error={error} />
      {choice}
      {picture === null && !uploads.isUploading && (
        <FileDrop
          words={{ drop: words.drop, choose: words.choose, limits: t('pictures.limits') }}
          accept={pictureKinds}
          onFiles={uploads.add}
        />
      )}
    </FormSection>
  );
}
