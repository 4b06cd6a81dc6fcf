import { cx } from '@/lib/cx';

/** A ball cage at an angle, with the lights of both teams on its rim. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden fill="none" className={cx('size-10 shrink-0', className)}>
      <g stroke="currentColor" strokeWidth="2" strokeLinecap="round">
        <circle cx="24" cy="24" r="19" />
        <ellipse cx="24" cy="24" rx="8" ry="19" transform="rotate(28 24 24)" />
        <ellipse cx="24" cy="24" rx="8" ry="19" transform="rotate(-62 24 24)" />
      </g>
      <circle cx="10" cy="11" r="5.4" fill="var(--light-red)" stroke="var(--ground)" strokeWidth="2" />
      <circle cx="38" cy="37" r="5.4" fill="var(--light-ice)" stroke="var(--ground)" strokeWidth="2" />
    </svg>
  );
}

/** The mark and the name. The name is text, so it scales, prints and is read aloud. */
export function Logo({ className }: { className?: string }) {
  return (
    <span className={cx('inline-flex items-center gap-3', className)}>
      <LogoMark />
      <span className="font-display text-[1.0625rem] leading-[0.95] font-[850] tracking-[-0.02em] uppercase [font-stretch:122%]">
        Drone
        <br />
        Soccer
      </span>
    </span>
  );
}
