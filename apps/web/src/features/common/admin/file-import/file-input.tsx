import { useTranslation } from 'react-i18next';
import { FileDrop } from '../file-drop';

/** The input for the CSV file of an import. `limits` is a text with the maximum size. */
export function FileInput({ limits, onFile }: { limits: string; onFile: (file: File) => void }) {
  const { t } = useTranslation('imports.admin');
  return (
    <FileDrop
      words={{ drop: t('drop'), choose: t('choose'), limits }}
      accept={['.csv', 'text/csv']}
      onFiles={([file]) => file && onFile(file)}
    />
  );
}
