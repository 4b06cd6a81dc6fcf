import { X } from 'lucide-react';
import { useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { controlClass, useFieldControl } from './field';

interface TagsInputProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Normalizes an entry (trims it, lower-cases it ...); duplicate entries are then merged. */
  normalize?: (entry: string) => string;
  /** Entries that fail this check stay, marked, until they are corrected. */
  isValid?: (entry: string) => boolean;
  placeholder?: string;
  max?: number;
}

const separators = /[\s,;]+/;

/**
 * A list of email addresses or tags. Enter, a comma or leaving the box ends an entry; a pasted list becomes several
 * entries.
 */
export function TagsInput(props: TagsInputProps) {
  const { value, onChange, normalize = (entry) => entry.trim(), isValid = () => true, placeholder, max = 500 } = props;
  const { t } = useTranslation('kit');
  const [text, setText] = useState('');
  const control = useFieldControl();
  const add = (typed: string) => {
    const entries = typed.split(separators).map(normalize).filter(Boolean);
    if (entries.length > 0) onChange([...new Set([...value, ...entries])].slice(0, max));
    setText('');
  };
  const keyDown = (event: KeyboardEvent) => {
    if ((event.key === 'Enter' || event.key === ',') && text.trim() !== '') {
      event.preventDefault();
      add(text);
    }
    if (event.key === 'Backspace' && text === '' && value.length > 0) onChange(value.slice(0, -1));
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (!separators.test(pasted.trim())) return;
    event.preventDefault();
    add(`${text} ${pasted}`);
  };
  return (
    <div className={cx(controlClass, 'flex max-h-60 flex-wrap items-center gap-2 overflow-y-auto px-3 py-0.5')}>
      {value.length > 0 && (
        <ul className="contents" aria-label={t('tags.list')}>
          {value.map((entry) => (
            <li
              key={entry}
              className={cx(
                'flex max-w-full items-center rounded-full border pl-3 text-sm',
                isValid(entry) ? 'border-line bg-raised' : 'border-red text-red',
              )}
            >
              <span className="truncate">{entry}</span>
              <button
                type="button"
                aria-label={t('tags.remove', { entry })}
                className="-my-1 inline-flex size-11 shrink-0 items-center justify-center rounded-full hover:text-red"
                onClick={() => onChange(value.filter((each) => each !== entry))}
              >
                <X aria-hidden className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        {...control}
        type="text"
        autoComplete="off"
        placeholder={value.length === 0 ? placeholder : undefined}
        value={text}
        className="min-h-11 min-w-32 grow bg-transparent outline-none"
        onChange={({ target }) => setText(target.value)}
        onKeyDown={keyDown}
        onPaste={paste}
        onBlur={() => text.trim() !== '' && add(text)}
      />
    </div>
  );
}
