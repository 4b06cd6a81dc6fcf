import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConnectedNavigator } from '@/lib/connected-navigator';
import { cx } from '@/lib/cx';
import { IconButton } from '@/ui/actions/icon-button';
import { mayLoad, shouldPlay } from './may-play';

const files = [
  { src: '/pictures/arena/hero-loop.webm', type: 'video/webm; codecs="vp9"' },
  { src: '/pictures/arena/hero-loop.mp4', type: 'video/mp4' },
];

/** The visitor's choice, which lasts until the page is reloaded. */
let isPausedForVisit = false;

/** A silent loop of the match, which fades in over the hero's picture as soon as it plays, and its Pause button. */
export function HeroLoop() {
  return useMayLoad() ? <Loop /> : null;
}

function Loop() {
  const { t } = useTranslation('replay');
  const [isPaused, setPaused] = useState(isPausedForVisit);
  const [isShown, setShown] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  const choose = (isPausedNow: boolean) => {
    isPausedForVisit = isPausedNow;
    setPaused(isPausedNow);
  };
  useEffect(() => {
    const player = video.current;
    return player ? playInView(player, isPaused, () => setPaused(true)) : undefined;
  }, [isPaused]);
  return (
    <>
      <video
        ref={video}
        aria-hidden
        muted
        playsInline
        loop
        disablePictureInPicture
        preload={isPaused ? 'none' : 'auto'}
        onPlaying={() => setShown(true)}
        className={cx(
          'absolute inset-0 -z-20 size-full object-cover object-[62%_center] transition-opacity duration-(--slow)',
          !isShown && 'opacity-0',
        )}
      >
        {files.map((file) => (
          <source key={file.src} {...file} />
        ))}
      </video>
      <IconButton
        icon={isPaused ? Play : Pause}
        label={isPaused ? t('film.play') : t('film.pause')}
        onClick={() => choose(!isPaused)}
        className="absolute top-4 right-4 border border-line bg-ground/70 lg:top-auto lg:right-12 lg:bottom-8"
      />
    </>
  );
}

/** Plays the film while it may be seen. A browser that saves power refuses to play until the visitor presses Play. */
function playInView(player: HTMLVideoElement, isPaused: boolean, refused: () => void): () => void {
  let isInView = false;
  const update = () => {
    if (!shouldPlay({ isPaused, isInView, isTabHidden: document.hidden })) return player.pause();
    player.play().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotAllowedError') refused();
    });
  };
  const watcher = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? false;
    update();
  });
  watcher.observe(player);
  document.addEventListener('visibilitychange', update);
  return () => {
    watcher.disconnect();
    document.removeEventListener('visibilitychange', update);
  };
}

const reducedMotion = '(prefers-reduced-motion: reduce)';

function useMayLoad(): boolean {
  const reducesMotion = useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(reducedMotion);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => window.matchMedia(reducedMotion).matches,
  );
  const { connection } = navigator as ConnectedNavigator;
  return mayLoad({ reducesMotion, connection });
}
