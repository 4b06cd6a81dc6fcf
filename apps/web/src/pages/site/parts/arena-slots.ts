/** Loaded separately, after the arena itself (`late-arena-slots.tsx`). */
export { ArenaSlots as default } from '@/features/play/bookings';
