import { OctagonAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHeld } from '@/lib/forms/use-held';

interface ErrorSummaryProps<Name extends string> {
  /** The form's field names, in the order of the form. */
  fields: readonly Name[];
  errorOf: (name: Name) => string | undefined;
  /** The form was submitted at least once; before that, errors appear only beside their fields. */
  wasSubmitted: boolean;
  /** Moves the focus to a field. */
  onChoose: (name: Name) => void;
}

/** All errors of a submitted form, shown above it; each line links to its field. */
export function ErrorSummary<Name extends string>(props: ErrorSummaryProps<Name>) {
  const { fields, errorOf, wasSubmitted, onChoose } = props;
  const { t } = useTranslation('common');
  const found = fields.flatMap((name) => {
    const message = wasSubmitted ? errorOf(name) : undefined;
    return message === undefined ? [] : [{ name, message }];
  });
  const wrong = useHeld(found, isSame);
  return (
    <div role="alert" className="empty:contents">
      {wrong.length > 0 && (
        <div className="rounded-card border-2 border-red bg-surface p-5">
          <p className="flex items-center gap-2.5 font-bold">
            <OctagonAlert aria-hidden className="size-5 shrink-0 text-red" />
            {t('form.summary', { count: wrong.length })}
          </p>
          <ul className="mt-1">
            {wrong.map(({ name, message }) => (
              <li key={name}>
                <button
                  type="button"
                  className="min-h-11 text-left font-semibold text-red underline decoration-2 underline-offset-4"
                  onClick={() => onChoose(name)}
                >
                  {message}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

interface Wrong {
  name: string;
  message: string;
}

const isSame = (a: readonly Wrong[], b: readonly Wrong[]): boolean =>
  a.length === b.length && a.every(({ name, message }, at) => b[at]?.name === name && b[at].message === message);
