import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { Button } from '@/ui/actions/button';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';
import { ArenaFloor, Ball } from '../../parts/arena-plan';
import { goalSecond, moves, placeAt, replaySeconds } from './moves';

/** The captions, each from its second on. */
const scenes = [
  { name: 'mark', from: 0 },
  { name: 'clear', from: 4 },
  { name: 'goal', from: 9 },
  { name: 'back', from: 11 },
  { name: 'turn', from: 16 },
] as const;

/** A goal from above in 20 seconds, with a caption for each part. It starts only when the visitor asks. */
export function Replay() {
  const { t } = useTranslation('replay');
  const { second, isPlaying, seek, toggle } = usePlayback();
  const current = scenes.findLast(({ from }) => from <= second)?.name ?? 'mark';
  const goals = second >= goalSecond ? 1 : 0;
  return (
    <figure className="flex flex-col gap-4">
      <ArenaFloor size={40} className="w-full">
        {moves.map(({ team, isStriker, path }, index) => (
          <Ball key={index} size={40} team={team} isMarked={isStriker} {...placeAt(path, second)} />
        ))}
      </ArenaFloor>
      <div className="flex items-center gap-4">
        <Button variant="outline" onClick={toggle}>
          {isPlaying ? <Pause aria-hidden className="size-5" /> : <Play aria-hidden className="size-5" />}
          {isPlaying ? t('pause') : t('play')}
        </Button>
        <input
          type="range"
          aria-label={t('position')}
          aria-valuetext={t('seconds', { count: Math.round(second) })}
          min={0}
          max={replaySeconds}
          step={0.1}
          value={second}
          onChange={({ target }) => seek(Number(target.value))}
          className="h-11 min-w-0 grow accent-(--ice-fill)"
        />
        <p className="numeral shrink-0 text-2xl">
          <VisuallyHidden>{t('score', { goals })}</VisuallyHidden>
          <span aria-hidden className="text-red">
            {goals}
          </span>
          <span aria-hidden>:</span>
          <span aria-hidden className="text-ice">
            0
          </span>
        </p>
      </div>
      <figcaption>
        <ol className="flex flex-col">
          {scenes.map(({ name, from }) => (
            <li key={name}>
              <button
                type="button"
                aria-current={name === current ? 'step' : undefined}
                onClick={() => seek(from)}
                className={cx(
                  'flex min-h-11 w-full items-center gap-4 border-l-4 py-1.5 pl-4 text-left',
                  name === current ? 'border-ice font-semibold' : 'border-line text-muted hover:text-ink',
                )}
              >
                {t(`scenes.${name}`)}
              </button>
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}

function usePlayback() {
  const [second, setSecond] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const isOver = second >= replaySeconds;
  useEffect(() => {
    if (!isPlaying || isOver) return;
    let last = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const passed = (now - last) / 1_000;
      last = now;
      setSecond((before) => Math.min(before + passed, replaySeconds));
      frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, isOver]);
  return {
    second,
    isPlaying: isPlaying && !isOver,
    seek: setSecond,
    toggle: () => {
      if (isOver) setSecond(0);
      setPlaying(isOver || !isPlaying);
    },
  };
}
