/** Loaded on its own, when the times of an arena come near the screen (`late-arena-slots.tsx`). */
export { ArenaSlots as default } from '@/features/site/booking';
