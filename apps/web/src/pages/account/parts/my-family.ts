/** Loaded separately when its tab is opened (`late-my-family.tsx`). */
export { MyFamily as default } from '@/features/club/families';
