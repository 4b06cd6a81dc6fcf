/** Loaded separately when its tab is opened (`late-my-bookings.tsx`). */
export { MyBookings as default } from '@/features/play/bookings';
