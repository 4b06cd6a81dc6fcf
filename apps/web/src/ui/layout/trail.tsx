import { useId } from 'react';
import { cx } from '@/lib/cx';

interface TrailProps {
  className?: string | undefined;
  /** Animates the drawing once when the trail appears. */
  animated?: boolean | undefined;
  /** `cross`: the two lights meet and part. `rise`: both climb from the lower left. */
  shape?: 'cross' | 'rise' | undefined;
}

const shapes = {
  cross: {
    red: 'M0 78 C 120 78, 170 14, 300 22 S 470 74, 600 18',
    ice: 'M0 20 C 110 16, 190 84, 310 70 S 480 12, 600 64',
    ends: { red: [600, 18], ice: [600, 64] },
  },
  rise: {
    red: 'M0 96 C 180 96, 260 84, 360 52 S 520 6, 600 10',
    ice: 'M0 88 C 160 92, 300 96, 400 66 S 540 40, 600 42',
    ends: { red: [600, 10], ice: [600, 42] },
  },
} as const;

/** The light trails of two drones, the brand's only motif. Always decorative. */
export function Trail({ className, animated = false, shape = 'cross' }: TrailProps) {
  const id = useId();
  const { red, ice, ends } = shapes[shape];
  const lights = [
    { name: 'red', path: red, end: ends.red, colour: 'var(--light-red)' },
    { name: 'ice', path: ice, end: ends.ice, colour: 'var(--light-ice)' },
  ] as const;
  return (
    <svg
      viewBox="-6 -6 618 112"
      preserveAspectRatio="xMinYMid meet"
      aria-hidden
      fill="none"
      className={cx('overflow-visible', className)}
    >
      {lights.map(({ name, path, end, colour }) => (
        <g key={name} style={{ filter: `drop-shadow(0 0 5px ${colour})` }}>
          <linearGradient id={`${id}-${name}`} gradientUnits="userSpaceOnUse" x1="0" x2="600">
            <stop offset="0" stopColor={colour} stopOpacity="0" />
            <stop offset=".55" stopColor={colour} stopOpacity=".55" />
            <stop offset="1" stopColor={colour} />
          </linearGradient>
          <path
            d={path}
            pathLength={1}
            stroke={`url(#${id}-${name})`}
            strokeWidth="3.5"
            strokeLinecap="round"
            className={cx(animated && 'trail-draw')}
          />
          <circle cx={end[0]} cy={end[1]} r="6" fill={colour} />
        </g>
      ))}
    </svg>
  );
}
