import type { Locale } from '@dronesoccer/contracts';
import { Bold, Heading, Italic, Link as LinkIcon, List, ListOrdered, type LucideIcon, TextQuote } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { controlClass, FieldError } from '@/ui/fields/field';
import { apply, editOf, type MarkdownTool, type TextState } from './markdown-edit';

const tools: readonly { tool: MarkdownTool; icon: LucideIcon; key?: string }[] = [
  { tool: 'bold', icon: Bold, key: 'b' },
  { tool: 'italic', icon: Italic, key: 'i' },
  { tool: 'heading', icon: Heading },
  { tool: 'list', icon: List },
  { tool: 'numbers', icon: ListOrdered },
  { tool: 'quote', icon: TextQuote },
  { tool: 'link', icon: LinkIcon, key: 'k' },
];

export const textStateOf = (area: HTMLTextAreaElement): TextState => ({
  text: area.value,
  start: area.selectionStart,
  end: area.selectionEnd,
});

interface MarkdownAreaProps {
  label: string;
  hint: string;
  error: string | undefined;
  /** The language of the text. */
  locale: Locale;
  field: UseFormRegisterReturn;
  id?: string;
  rows?: number;
  /** Further buttons of the toolbar (`ToolButton`). */
  moreTools?: ReactNode;
  /** The text box, for a parent that inserts text. */
  box?: RefObject<HTMLTextAreaElement | null>;
}

/** A Markdown text box with a toolbar. Markup is inserted as if it were typed, so Ctrl+Z undoes it. */
export function MarkdownArea({ label, hint, error, locale, field, id, rows = 18, moreTools, box }: MarkdownAreaProps) {
  const { t } = useTranslation('kit');
  const own = useRef<HTMLTextAreaElement>(null);
  const area = box ?? own;
  const ownId = useId();
  const hintId = useId();
  const { ref, ...input } = field;
  const work = (tool: MarkdownTool) => {
    if (area.current) apply(area.current, editOf(tool, textStateOf(area.current), { text: t('tools.placeholder') }));
  };
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
      <label htmlFor={id ?? ownId} className="text-[0.9375rem] font-semibold">
        {label}
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
          {moreTools}
        </div>
        <textarea
          {...input}
          ref={(element) => {
            ref(element);
            area.current = element;
          }}
          id={id ?? ownId}
          lang={locale}
          rows={rows}
          aria-describedby={hintId}
          aria-invalid={error ? true : undefined}
          className={cx(controlClass, 'resize-y rounded-t-none font-mono text-[0.9375rem] leading-relaxed')}
          onKeyDown={keyDown}
        />
      </div>
      <p id={hintId} className="text-sm text-muted">
        {hint}
      </p>
      <FieldError error={error} />
    </div>
  );
}

export function ToolButton({ icon: Icon, label, onPress }: { icon: LucideIcon; label: string; onPress: () => void }) {
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
