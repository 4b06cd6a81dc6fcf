/** Loaded separately when its tab is opened (`late-my-addresses.tsx`). */
export { Addresses as default } from '@/features/people/profile';
