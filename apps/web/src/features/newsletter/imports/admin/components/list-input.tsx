import { subscriberImportLimits } from '@dronesoccer/contracts';
import { type ClipboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileInput } from '@/features/common/admin/file-import/file-input';
import { formatNumber } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { Button } from '@/ui/actions/button';
import { Field } from '@/ui/fields/field';
import { Textarea } from '@/ui/fields/textarea';

/**
 * The length from which a pasted text is sent directly. No one edits such a text, and a browser needs half a minute to
 * lay out 10,000 rows in a text box.
 */
const longText = 20_000;

/** The start of an import: a file, or rows copied from a spreadsheet. */
export function ListInput({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useTranslation('newsletter.admin');
  const locale = useLocale();
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const send = (rows: string) => onFile(new File([rows], t('import.pastedName'), { type: 'text/csv' }));
  const check = () => {
    setMissing(text.trim() === '');
    if (text.trim() !== '') send(text);
  };
  const takeLong = (event: ClipboardEvent) => {
    const rows = event.clipboardData.getData('text/plain');
    if (rows.length < longText) return;
    event.preventDefault();
    send(text === '' ? rows : `${text}\n${rows}`);
  };
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <FileInput
        limits={t('import.limits', { rows: formatNumber(subscriberImportLimits.rows, locale) })}
        onFile={onFile}
      />
      <form
        noValidate
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          check();
        }}
      >
        <Field
          label={t('import.paste')}
          hint={t('import.pasteHint')}
          error={isMissing ? t('import.pasteMissing') : undefined}
        >
          <Textarea
            rows={5}
            value={text}
            spellCheck={false}
            className="font-mono text-sm"
            onPaste={takeLong}
            onChange={({ target }) => {
              setText(target.value);
              setMissing(false);
            }}
          />
        </Field>
        <Button type="submit" variant="outline" className="self-start">
          {t('import.check')}
        </Button>
      </form>
    </div>
  );
}
