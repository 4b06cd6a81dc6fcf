import { limits } from '@dronesoccer/contracts';
import { ArrowUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { scrollBehavior } from '@/lib/glide';
import { IconButton } from '@/ui/actions/icon-button';
import { clearOffset } from './clear-offset';

/**
 * Appears once the page has been scrolled by more than 300 px (spec 2, Footer), and moves up to avoid covering
 * controls.
 */
export function BackToTop() {
  const { t } = useTranslation('layout');
  const [isFar, setFar] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    let frame = 0;
    const place = () => {
      frame = 0;
      setFar(window.scrollY > limits.backToTopPx);
      if (button.current) button.current.style.bottom = `${clearOffset(button.current)}px`;
    };
    const scrolled = () => {
      frame ||= requestAnimationFrame(place);
    };
    scrolled();
    window.addEventListener('scroll', scrolled, { passive: true });
    window.addEventListener('resize', scrolled);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', scrolled);
      window.removeEventListener('resize', scrolled);
    };
  }, []);
  if (!isFar) return null;
  return (
    <IconButton
      ref={button}
      icon={ArrowUp}
      label={t('footer.top')}
      className="fixed! right-4 bottom-4 z-30 border-2 border-line-strong bg-surface shadow-lift"
      onClick={() => window.scrollTo({ top: 0, behavior: scrollBehavior() })}
    />
  );
}
