import { useState } from 'react';
import { useBrowserValue } from '@/lib/use-browser-value';

const browserCanShare = (): boolean => typeof navigator.share === 'function';

/** Opens the device's share dialog or, without one, copies the address. Both must follow a click. */
export function useShare({ title, onFailed }: { title: string; onFailed: () => void }) {
  const [isCopied, setCopied] = useState(false);
  const canShare = useBrowserValue(browserCanShare, false);
  const share = async (url: string): Promise<void> => {
    try {
      if (canShare) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch (error) {
      // Closing the share dialog is not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      onFailed();
    }
  };
  return { canShare, isCopied, share };
}
