import { locales } from '@dronesoccer/contracts';
import { Images } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ChosenPicture, LibraryPicker } from '@/features/common/admin/pictures/library-picker';
import { SinglePicture } from '@/features/common/admin/pictures/single-picture';
import { usePictureUploads } from '@/features/common/admin/pictures/use-picture-uploads';
import { Button } from '@/ui/actions/button';
import { TextField } from '@/ui/fields/text-field';
import { Picture } from '@/ui/layout/picture';
import { type EntryForm, textName } from '../../model/entry-form';

/** The entry's picture, from the media library or a new one, with its alternative text in both languages. */
export function PictureField({ form }: { form: EntryForm }) {
  const { t } = useTranslation('content.admin');
  const [isChoosing, setChoosing] = useState(false);
  const url = form.watch('pictureUrl');
  const change = (next: string) => form.setValue('pictureUrl', next, { shouldDirty: true, shouldValidate: true });
  const uploads = usePictureUploads('content.admin.uploadPicture', change);
  const choose = (picture: ChosenPicture) => {
    change(picture.url);
    for (const locale of locales) {
      // The library's text describes the new picture; a picture without one keeps what the editor typed. A language that
      // has no title yet stays empty, because a description alone is no text that can be saved.
      const text = picture.alt[locale];
      if (text === '' || form.getValues(textName('title', locale)).trim() === '') continue;
      form.setValue(textName('pictureAlt', locale), text, { shouldDirty: true, shouldValidate: true });
    }
  };
  return (
    <div className="flex flex-col gap-5">
      <SinglePicture
        words={{
          title: t('picture.title'),
          text: t('picture.text'),
          drop: t('picture.drop'),
          choose: t('picture.choose'),
          remove: t('picture.remove'),
        }}
        picture={
          url === '' ? null : (
            <Picture
              src={url}
              alt=""
              sizes="15rem"
              className="aspect-[3/2] w-60 max-w-full rounded-control border border-line object-cover"
            />
          )
        }
        error={form.errorOf('pictureUrl')}
        uploads={uploads}
        onRemove={() => change('')}
        choice={
          <Button variant="outline" className="justify-self-start" onClick={() => setChoosing(true)}>
            <Images aria-hidden className="size-5" />
            {t('picture.fromLibrary')}
          </Button>
        }
      />
      <LibraryPicker open={isChoosing} onClose={() => setChoosing(false)} onChoose={choose} />
      {url !== '' && (
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <TextField form={form} name="pictureAltEn" label={t('picture.altEn')} lang="en" />
          <TextField form={form} name="pictureAltFr" label={t('picture.altFr')} lang="fr" />
        </div>
      )}
    </div>
  );
}
