import { useTranslation } from 'react-i18next';
import { SinglePicture } from '@/features/common/admin/pictures/single-picture';
import type { FileUploads } from '@/features/common/admin/pictures/use-uploads';
import { Picture } from '@/ui/layout/picture';
import type { LocationForm } from '../../model/location-form';

/** The location's only picture. */
export function LocationPicture({ form, uploads }: { form: LocationForm; uploads: FileUploads }) {
  const { t } = useTranslation('arenas.admin');
  const img = form.watch('img');
  return (
    <SinglePicture
      words={{
        title: t('locations.form.picture'),
        text: t('locations.form.pictureText'),
        drop: t('locations.form.drop'),
        choose: t('locations.form.choose'),
        remove: t('locations.form.removePicture'),
      }}
      picture={
        img === '' ? null : (
          <Picture
            src={img}
            alt={t('locations.form.pictureAlt')}
            sizes="18rem"
            className="aspect-video w-72 max-w-full rounded-control bg-raised object-cover"
          />
        )
      }
      error={form.errorOf('img')}
      uploads={uploads}
      onRemove={() => form.setValue('img', '', { shouldDirty: true })}
    />
  );
}
