import { exampleFields, type Locale } from '@dronesoccer/contracts';
import {
  Bold,
  CalendarPlus,
  Heading,
  ImagePlus,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  type LucideIcon,
  Package,
  TextQuote,
} from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { lazyComponent } from '@/lib/late';
import { controlClass, FieldError } from '@/ui/fields/field';
import type { CampaignForm } from '../../model/campaign-form';
import { controlId } from '../../model/check-places';
import {
  apply,
  blockEdit,
  editOf,
  eventText,
  type MarkdownTool,
  pictureText,
  productText,
} from '../../model/markdown-edit';
import type { EventPickerProps } from './event-picker';
import type { ShopPickerProps } from './shop-picker';

const ShopPicker = lazyComponent<ShopPickerProps>(() => import('./shop-picker'), {
  isOpen: ({ wanted }) => wanted !== null,
});
const EventPicker = lazyComponent<EventPickerProps>(() => import('./event-picker'), { isOpen: ({ isOpen }) => isOpen });

const tools: readonly { tool: MarkdownTool; icon: LucideIcon; key?: string }[] = [
  { tool: 'bold', icon: Bold, key: 'b' },
  { tool: 'italic', icon: Italic, key: 'i' },
  { tool: 'heading', icon: Heading },
  { tool: 'list', icon: List },
  { tool: 'numbers', icon: ListOrdered },
  { tool: 'quote', icon: TextQuote },
  { tool: 'link', icon: LinkIcon, key: 'k' },
];

interface MarkdownBoxProps {
  form: CampaignForm;
  name: 'body' | 'bodyFr';
  locale: Locale;
  text: string;
  cover: string | null;
}

/** A Markdown text box with a toolbar. Markup is inserted as if it were typed, so Ctrl+Z undoes it. */
export function MarkdownBox({ form, name, locale, text, cover }: MarkdownBoxProps) {
  const { t } = useTranslation('campaigns.admin');
  const box = useRef<HTMLTextAreaElement>(null);
  const [wanted, setWanted] = useState<ShopPickerProps['wanted'] | 'event'>(null);
  const hintId = useId();
  const { ref, ...field } = form.register(name);
  const error = form.errorOf(name);
  const stateOf = (area: HTMLTextAreaElement) => ({
    text: area.value,
    start: area.selectionStart,
    end: area.selectionEnd,
  });
  const work = (tool: MarkdownTool) => {
    if (box.current) apply(box.current, editOf(tool, stateOf(box.current), { text: t('tools.placeholder') }));
  };
  const insert = (block: string, selected?: string) => {
    setWanted(null);
    // Focus the text box only after the dialog has restored the focus.
    window.setTimeout(() => {
      if (box.current) apply(box.current, blockEdit(stateOf(box.current), block, selected));
    }, 0);
  };
  /** Inserts a picture. If it has no alternative text, a placeholder is selected so that the text can be typed next. */
  const insertPicture = ({ url, alt }: { url: string; alt: string }) =>
    alt === '' ? insert(pictureText(t('tools.words'), url), t('tools.words')) : insert(pictureText(alt, url));
  const keyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const found = tools.find(({ key }) => key === event.key.toLowerCase());
    if (!found) return;
    event.preventDefault();
    // Everywhere else Ctrl+K opens the command palette.
    event.stopPropagation();
    work(found.tool);
  };
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={controlId(name)} className="text-[0.9375rem] font-semibold">
        {t('form.body')}
      </label>
      <div className="flex flex-col">
        <div
          role="group"
          aria-label={t('tools.label')}
          className="flex flex-wrap rounded-t-control border-2 border-b-0 border-line-strong bg-raised px-1"
        >
          {tools.map(({ tool, icon, key }) => (
            <ToolButton
              key={tool}
              icon={icon}
              label={
                key ? t('tools.withKey', { name: t(`tools.${tool}`), key: key.toUpperCase() }) : t(`tools.${tool}`)
              }
              onPress={() => work(tool)}
            />
          ))}
          <ToolButton icon={ImagePlus} label={t('tools.picture')} onPress={() => setWanted('picture')} />
          <ToolButton icon={Package} label={t('tools.product')} onPress={() => setWanted('product')} />
          <ToolButton icon={CalendarPlus} label={t('tools.event')} onPress={() => setWanted('event')} />
        </div>
        <textarea
          {...field}
          ref={(element) => {
            ref(element);
            box.current = element;
          }}
          id={controlId(name)}
          lang={locale}
          rows={18}
          aria-describedby={hintId}
          aria-invalid={error ? true : undefined}
          className={cx(controlClass, 'resize-y rounded-t-none font-mono text-[0.9375rem] leading-relaxed')}
          onKeyDown={keyDown}
        />
      </div>
      <p id={hintId} className="text-sm text-muted">
        {t('form.bodyHint', exampleFields[locale])}
      </p>
      <FieldError error={error} />
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
    </div>
  );
}

function ToolButton({ icon: Icon, label, onPress }: { icon: LucideIcon; label: string; onPress: () => void }) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      className="inline-flex size-11 items-center justify-center rounded-control text-ink hover:bg-surface"
      // Keep the selection in the text box while a button is pressed.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Icon aria-hidden className="size-5" />
    </button>
  );
}
