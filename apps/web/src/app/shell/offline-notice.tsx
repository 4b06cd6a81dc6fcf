import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '@/lib/use-online';

export function OfflineNotice() {
  const { t } = useTranslation('common');
  const isOnline = useOnline();
  return (
    <div role="status">
      {!isOnline && (
        <p className="night fixed inset-x-0 bottom-0 z-50 flex items-center justify-center gap-3 border-t border-line px-4 py-3">
          <WifiOff aria-hidden className="size-5 shrink-0 text-warn" />
          {t('offline')}
        </p>
      )}
    </div>
  );
}
