/** Loaded separately when its tab is opened (`late-my-membership.tsx`). */
export { MyMembership as default } from '@/features/club/memberships';
