import { limits } from '@dronesoccer/contracts';
import { ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/ui/icon-button';

/** Appears once the page has been scrolled more than 300 px (spec 2, Footer). */
export function BackToTop() {
  const { t } = useTranslation('layout');
  const [isFar, setFar] = useState(false);
  useEffect(() => {
    const scrolled = () => setFar(window.scrollY > limits.backToTopPx);
    scrolled();
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => window.removeEventListener('scroll', scrolled);
  }, []);
  if (!isFar) return null;
  return (
    <IconButton
      icon={ArrowUp}
      label={t('footer.top')}
      className="fixed! right-4 bottom-4 z-30 border-2 border-line-strong bg-surface shadow-lift"
      onClick={() => window.scrollTo({ top: 0 })}
    />
  );
}
