import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FileDrop } from '@/features/common/admin/file-drop';
import { pictureKinds } from '@/features/common/admin/pictures/picture-fields';
import { UploadList } from '@/features/common/admin/pictures/upload-list';
import type { PictureUploads } from '@/features/common/admin/pictures/use-picture-uploads';
import { Button } from '@/ui/actions/button';
import { FieldError } from '@/ui/fields/field';
import { FormSection } from '@/ui/layout/form-section';
import { Picture } from '@/ui/layout/picture';
import type { LocationForm } from '../../model/location-form';

/** The location's only picture. */
export function LocationPicture({ form, uploads }: { form: LocationForm; uploads: PictureUploads }) {
  const { t } = useTranslation(['arenas.admin', 'kit']);
  const img = form.watch('img');
  return (
    <FormSection title={t('locations.form.picture')} text={t('locations.form.pictureText')} columns={1}>
      {img !== '' && (
        <div className="flex flex-wrap items-center gap-4">
          <Picture
            src={img}
            alt={t('locations.form.pictureAlt')}
            sizes="18rem"
            className="aspect-video w-72 max-w-full rounded-control bg-raised object-cover"
          />
          <Button variant="quiet" onClick={() => form.setValue('img', '', { shouldDirty: true })}>
            <Trash2 aria-hidden className="size-5" />
            {t('locations.form.removePicture')}
          </Button>
        </div>
      )}
      <UploadList uploads={uploads} />
      <FieldError error={form.errorOf('img')} />
      {img === '' && !uploads.isUploading && (
        <FileDrop
          words={{
            drop: t('locations.form.drop'),
            choose: t('locations.form.choose'),
            limits: t('kit:pictures.limits'),
          }}
          accept={pictureKinds}
          onFiles={uploads.add}
        />
      )}
    </FormSection>
  );
}
