import { exampleFields, type Locale } from '@dronesoccer/contracts';
import { CalendarPlus, ImagePlus, Package } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MarkdownArea, textStateOf, ToolButton } from '@/features/common/admin/markdown/markdown-area';
import { apply, blockEdit, pictureText } from '@/features/common/admin/markdown/markdown-edit';
import { lazyComponent } from '@/lib/late';
import type { CampaignForm } from '../../model/campaign-form';
import { controlId } from '../../model/check-places';
import { eventText, productText } from '../../model/issue-references';
import type { EventPickerProps } from './event-picker';
import type { ShopPickerProps } from './shop-picker';

const ShopPicker = lazyComponent<ShopPickerProps>(() => import('./shop-picker'), {
  isOpen: ({ wanted }) => wanted !== null,
});
const EventPicker = lazyComponent<EventPickerProps>(() => import('./event-picker'), { isOpen: ({ isOpen }) => isOpen });

interface MarkdownBoxProps {
  form: CampaignForm;
  name: 'body' | 'bodyFr';
  locale: Locale;
  text: string;
  cover: string | null;
}

/** The text of an issue, into which pictures, products and events can be inserted. */
export function MarkdownBox({ form, name, locale, text, cover }: MarkdownBoxProps) {
  const { t } = useTranslation('campaigns.admin');
  const box = useRef<HTMLTextAreaElement>(null);
  const [wanted, setWanted] = useState<ShopPickerProps['wanted'] | 'event'>(null);
  const insert = (block: string, selected?: string) => {
    setWanted(null);
    // Focus the text box only after the dialog has restored the focus.
    window.setTimeout(() => {
      if (box.current) apply(box.current, blockEdit(textStateOf(box.current), block, selected));
    }, 0);
  };
  /** Inserts a picture. If it has no alternative text, a placeholder is selected so that the text can be typed next. */
  const insertPicture = ({ url, alt }: { url: string; alt: string }) =>
    alt === '' ? insert(pictureText(t('tools.words'), url), t('tools.words')) : insert(pictureText(alt, url));
  return (
    <>
      <MarkdownArea
        id={controlId(name)}
        label={t('form.body')}
        hint={t('form.bodyHint', exampleFields[locale])}
        error={form.errorOf(name)}
        locale={locale}
        field={form.register(name)}
        box={box}
        moreTools={
          <>
            <ToolButton icon={ImagePlus} label={t('tools.picture')} onPress={() => setWanted('picture')} />
            <ToolButton icon={Package} label={t('tools.product')} onPress={() => setWanted('product')} />
            <ToolButton icon={CalendarPlus} label={t('tools.event')} onPress={() => setWanted('event')} />
          </>
        }
      />
      <ShopPicker
        wanted={wanted === 'event' ? null : wanted}
        cover={cover}
        locale={locale}
        onClose={() => setWanted(null)}
        onProduct={({ slug }) => insert(productText(slug))}
        onPicture={insertPicture}
        isUsed={(slug) => text.includes(productText(slug))}
      />
      <EventPicker
        isOpen={wanted === 'event'}
        onClose={() => setWanted(null)}
        onEvent={(address) => insert(eventText(address))}
        isUsed={(address) => text.includes(eventText(address))}
      />
    </>
  );
}
