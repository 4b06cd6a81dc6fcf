import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export function OfflineNotice() {
  const { t } = useTranslation('common');
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
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
