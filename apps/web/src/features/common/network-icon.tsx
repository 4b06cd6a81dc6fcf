import type { SocialNetwork } from '@dronesoccer/contracts';
import type { ReactNode } from 'react';

const shapes: Record<SocialNetwork, ReactNode> = {
  Instagram: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4.2" />
      <circle cx="17.2" cy="6.8" r=".6" fill="currentColor" />
    </>
  ),
  Facebook: (
    <path d="M14 21v-8h3l.6-3.6H14V7.2c0-1.1.5-1.9 2-1.9h1.8V2.2C17.2 2.1 16.3 2 15.4 2 12.6 2 10.6 3.7 10.6 6.8v2.6H7.5V13h3.1v8" />
  ),
  YouTube: (
    <>
      <rect x="2" y="5" width="20" height="14" rx="4" />
      <path d="m10 9 5 3-5 3z" fill="currentColor" />
    </>
  ),
  TikTok: <path d="M13 3v12.2a3.3 3.3 0 1 1-3.3-3.3M13 3c.3 2.9 2.2 4.8 5 5" />,
};

/** The networks' logos, drawn in the style of the other icons because the icon set has no brands. */
export function NetworkIcon({ network }: { network: SocialNetwork }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      className="size-5.5"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {shapes[network]}
    </svg>
  );
}
