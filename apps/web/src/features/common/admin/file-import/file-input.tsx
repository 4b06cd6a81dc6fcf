import { useTranslation } from 'react-i18next';
import { FileDrop } from '../file-drop';

/** Takes the CSV file of an import; `limits` says how large it may be. */
export function FileInput({ limits, onFile }: { limits: string; onFile: (file: File) => void }) {
  const { t } = useTranslation('imports');
  return (
    <FileDrop
      words={{ drop: t('drop'), choose: t('choose'), limits }}
      accept={['.csv', 'text/csv']}
      onFiles={([file]) => file && onFile(file)}
    />
  );
}
