import type { Locale } from '@dronesoccer/contracts';
import { ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MarkdownArea, textStateOf, ToolButton } from '@/features/common/admin/markdown/markdown-area';
import { apply } from '@/features/common/admin/markdown/markdown-edit';
import { type ChosenPicture, LibraryPicker } from '@/features/common/admin/pictures/library-picker';
import { type EntryForm, textName } from '../../model/entry-form';
import { pictureEdit } from '../../model/picture-edit';

interface BodyFieldProps {
  form: EntryForm;
  locale: Locale;
}

/** The Markdown of an entry in one language. Pictures come from the media library, with their alternative text. */
export function BodyField({ form, locale }: BodyFieldProps) {
  const { t } = useTranslation('content.admin');
  const [isChoosing, setChoosing] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const name = textName('body', locale);
  const insert = ({ url, alt }: ChosenPicture) => {
    const area = box.current;
    if (area) apply(area, pictureEdit(textStateOf(area), { url, alt: alt[locale] || t('picture.words') }));
  };
  return (
    <>
      <MarkdownArea
        label={t('form.body')}
        hint={t('form.bodyHint')}
        error={form.errorOf(name)}
        locale={locale}
        field={form.register(name)}
        rows={16}
        box={box}
        moreTools={<ToolButton icon={ImagePlus} label={t('picture.insert')} onPress={() => setChoosing(true)} />}
      />
      <LibraryPicker open={isChoosing} onClose={() => setChoosing(false)} onChoose={insert} />
    </>
  );
}
