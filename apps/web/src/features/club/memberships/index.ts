export { membershipQuery, myMembershipQuery, plansQuery } from './api/queries';
export { JoinForm } from './components/join-form';
export { JoinNote, type JoinNoteProps } from './components/join-note';
export { MembershipCard } from './components/membership-card';
export { MyMembership, type MyMembershipProps } from './components/my-membership';
export { PlanList } from './components/plan-list';
export { rememberedReturn, rememberReturn } from './model/return-address';
export { waitsUntil } from './model/term';
