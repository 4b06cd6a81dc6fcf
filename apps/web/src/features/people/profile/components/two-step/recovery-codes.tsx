import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '@/lib/http/download';
import { notify } from '@/lib/notify';
import { Button } from '@/ui/actions/button';

interface RecoveryCodesProps {
  codes: readonly string[];
  onSaved: () => void;
}

/** The new recovery codes, which no call shows again. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const { t } = useTranslation('auth');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = codes.join('\n');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify({ type: 'success', message: t('twoStep.copied') });
    } catch {
      // The browser denied clipboard access. The codes are visible and can be selected by hand.
      notify({ type: 'danger', message: t('twoStep.copyFailed') });
    }
  };
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h3 ref={heading} tabIndex={-1} className="font-semibold">
          {t('twoStep.codesTitle')}
        </h3>
        <p className="mt-1">{t('twoStep.codesText')}</p>
      </div>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-control border border-line p-4 font-mono select-all">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => void copy()}>
          {t('twoStep.copy')}
        </Button>
        <Button
          variant="outline"
          onClick={() => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), `${t('twoStep.file')}.txt`)}
        >
          {t('twoStep.download')}
        </Button>
        <Button onClick={onSaved}>{t('twoStep.saved')}</Button>
      </div>
    </div>
  );
}
