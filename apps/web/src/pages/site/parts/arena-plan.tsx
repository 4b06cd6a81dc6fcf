import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classFacts } from '@/content/facts';
import { cx } from '@/lib/cx';

const largest = classFacts[40].arena;
/** The drawing units per metre, and the margin in drawing units. */
const scale = 40;
const margin = 8;

interface ArenaFloorProps {
  size: 20 | 40;
  className?: string | undefined;
  /** Draws the plan at the same scale as the larger arena's, so that the two can be compared. */
  toScale?: boolean | undefined;
  /** The balls. */
  children: ReactNode;
}

/** A plan of an arena, drawn to scale: the net, the half-way line and a ring at each end. */
export function ArenaFloor({ size, className, toScale = false, children }: ArenaFloorProps) {
  const { t } = useTranslation('common');
  const { arena, goalCm } = classFacts[size];
  const width = arena.length * scale;
  const height = arena.width * scale;
  const ring = (goalCm / 200) * scale;
  return (
    <svg
      viewBox={`${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`}
      role="img"
      aria-label={t('plan.label', arena)}
      fill="none"
      style={
        toScale ? { width: `${((width + 2 * margin) / (largest.length * scale + 2 * margin)) * 100}%` } : undefined
      }
      className={cx('block h-auto', className)}
    >
      <rect width={width / 2} height={height} fill="var(--light-red)" opacity=".1" />
      <rect x={width / 2} width={width / 2} height={height} fill="var(--light-ice)" opacity=".14" />
      <g stroke="currentColor" strokeWidth="2">
        <rect width={width} height={height} rx="6" strokeDasharray="3 6" />
        <path d={`M${width / 2} 0V${height}`} opacity=".6" />
      </g>
      {[
        { x: scale * 0.6, colour: 'var(--red)' },
        { x: width - scale * 0.6, colour: 'var(--ice)' },
      ].map(({ x, colour }) => (
        <path key={x} d={`M${x} ${height / 2 - ring}v${ring * 2}`} stroke={colour} strokeWidth="6" />
      ))}
      {children}
    </svg>
  );
}

interface BallProps {
  size: 20 | 40;
  /** The centre in metres from the net's corner. */
  x: number;
  y: number;
  team: 'red' | 'ice';
  /** The striker's ball carries a mark. */
  isMarked?: boolean | undefined;
}

export function Ball({ size, x, y, team, isMarked = false }: BallProps) {
  const radius = (classFacts[size].ballCm / 200) * scale;
  return (
    <g transform={`translate(${x * scale} ${y * scale})`}>
      <circle r={radius} fill={team === 'red' ? 'var(--light-red)' : 'var(--light-ice)'} />
      {isMarked && <circle r={radius * 1.75} stroke="currentColor" strokeWidth="3" />}
    </g>
  );
}

/** A plan of an arena with the balls of both teams. */
export function ArenaPlan({ size, ...rest }: Omit<ArenaFloorProps, 'children'>) {
  const { length, width } = classFacts[size].arena;
  return (
    <ArenaFloor size={size} {...rest}>
      {formation.map(({ x, y, team }) => (
        <Ball key={`${x}-${y}`} size={size} x={x * length} y={y * width} team={team} />
      ))}
    </ArenaFloor>
  );
}

/** The positions of the ten balls, as fractions of the arena's size. */
const formation = [
  { x: 0.12, y: 0.36, team: 'red' },
  { x: 0.12, y: 0.66, team: 'red' },
  { x: 0.3, y: 0.5, team: 'red' },
  { x: 0.66, y: 0.24, team: 'red' },
  { x: 0.78, y: 0.58, team: 'red' },
  { x: 0.88, y: 0.38, team: 'ice' },
  { x: 0.88, y: 0.64, team: 'ice' },
  { x: 0.72, y: 0.8, team: 'ice' },
  { x: 0.4, y: 0.2, team: 'ice' },
  { x: 0.24, y: 0.78, team: 'ice' },
] as const;
