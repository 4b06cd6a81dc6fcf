/** Loaded separately when a booking shows what a member would save (`late-join-note.tsx`). */
export { JoinNote as default } from '@/features/club/memberships';
