/** Loaded separately for signed-in customers (`late-family-seats.tsx`). */
export { FamilySeats as default } from '@/features/club/families';
