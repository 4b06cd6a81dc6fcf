import type { LeaveGuard } from '@/lib/forms/use-leave-guard';
import type { UnsavedText } from './use-unsaved';

/** Returns the guard of a form, which also deletes the kept text when the editor leaves without saving. */
export const abandonOnLeave = (guard: LeaveGuard, { abandon }: Pick<UnsavedText<object>, 'abandon'>): LeaveGuard => ({
  ...guard,
  leave: () => {
    abandon();
    guard.leave();
  },
});
