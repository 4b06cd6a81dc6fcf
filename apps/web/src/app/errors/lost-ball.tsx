import { useId } from 'react';
import { cx } from '@/lib/cx';

interface LostBallProps {
  /** What it shows; empty makes it decoration. */
  label: string;
  code?: string | undefined;
  className?: string | undefined;
}

/** A ball on the floor of the arena, its lights nearly out; behind it the ring that its trail missed. */
export function LostBall({ label, code, className }: LostBallProps) {
  const id = useId();
  return (
    <svg
      viewBox="0 0 640 320"
      fill="none"
      className={cx('night block h-auto', className)}
      {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <defs>
        <radialGradient id={`${id}-glow`}>
          <stop stopColor="var(--light-red)" stopOpacity=".55" />
          <stop offset="1" stopColor="var(--light-red)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}-trail`} gradientUnits="userSpaceOnUse" x1="40" y1="60" x2="420" y2="250">
          <stop stopColor="var(--light-red)" stopOpacity="0" />
          <stop offset=".5" stopColor="var(--light-red)" />
          <stop offset="1" stopColor="var(--light-red)" stopOpacity=".15" />
        </linearGradient>
        <linearGradient id={`${id}-floor`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="var(--surface)" />
          <stop offset="1" stopColor="var(--ground)" />
        </linearGradient>
      </defs>
      <rect y="206" width="640" height="114" fill={`url(#${id}-floor)`} />
      <g stroke="var(--line)" strokeWidth="2">
        <path d="M0 206H640" />
        <path d="M320 206L320 320M236 206L96 320M404 206L544 320M140 206L-120 320M500 206L760 320" opacity=".6" />
      </g>
      {code && (
        <text x="40" y="186" fill="var(--line)" className="numeral" fontSize="150" textLength="330">
          {code}
        </text>
      )}
      <g stroke="var(--light-ice)">
        <circle cx="520" cy="104" r="58" strokeWidth="16" opacity=".14" />
        <circle cx="520" cy="104" r="58" strokeWidth="5" />
        <path d="M520 162V206" stroke="var(--line-strong)" strokeWidth="4" />
      </g>
      <path
        d="M30 150C170 20 330 22 424 60S470 170 396 226"
        stroke={`url(#${id}-trail)`}
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="1 16"
      />
      <ellipse cx="318" cy="292" rx="92" ry="12" fill="var(--ground)" />
      <circle cx="318" cy="238" r="96" fill={`url(#${id}-glow)`} opacity=".5" />
      <g transform="rotate(-24 318 234)" stroke="var(--line-strong)" strokeWidth="3" strokeLinejoin="round">
        <circle cx="318" cy="234" r="58" fill="var(--ground)" />
        <ellipse cx="318" cy="234" rx="24" ry="58" />
        <ellipse cx="318" cy="234" rx="58" ry="24" />
        <ellipse cx="318" cy="234" rx="46" ry="58" opacity=".6" />
        <ellipse cx="318" cy="234" rx="58" ry="46" opacity=".6" />
        <path d="M286 234H350M318 202V266" stroke="var(--ink-muted)" strokeWidth="5" strokeLinecap="round" />
        <circle cx="318" cy="234" r="11" fill="var(--raised)" stroke="var(--ink-muted)" />
      </g>
      <circle cx="318" cy="234" r="4.5" fill="var(--light-red)" />
    </svg>
  );
}
