import { limits } from '@dronesoccer/contracts';
import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/use-locale';
import { localPath, paths } from '@/lib/paths';
import { cx } from '@/lib/cx';
import { IconButton } from '@/ui/actions/icon-button';
import { controlClass } from '@/ui/fields/field';

interface SearchFieldProps {
  text: string;
  onChange: (text: string) => void;
  onSubmit: () => void;
}

/** The field of the site's search. It takes the focus on a page without a search. */
export function SearchField({ text, onChange, onSubmit }: SearchFieldProps) {
  const { t } = useTranslation('search');
  const locale = useLocale();
  const field = useRef<HTMLInputElement>(null);
  const takeOver = useEffectEvent((typed: string) => typed !== text && onChange(typed));
  useEffect(() => {
    // Text that was typed before the page became live is only in the field.
    takeOver(field.current?.value ?? '');
    // The router focuses the heading of a new page first.
    const arrival = field.current?.value === '' ? requestAnimationFrame(() => field.current?.focus()) : 0;
    return () => cancelAnimationFrame(arrival);
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
    // A phone then hides its keyboard, which covers the results.
    field.current?.blur();
  };
  return (
    <form
      role="search"
      action={localPath(paths.siteSearch, locale)}
      onSubmit={submit}
      className="relative w-full max-w-2xl"
    >
      <input
        ref={field}
        type="search"
        name="q"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={t('label')}
        placeholder={t('label')}
        maxLength={limits.searchTermMax}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        className={cx(controlClass, 'min-h-14 rounded-full pr-15 pl-6 text-lg')}
      />
      <IconButton
        type="submit"
        icon={Search}
        label={t('submit')}
        className="absolute top-1/2 right-2 -translate-y-1/2"
      />
    </form>
  );
}
