import type { FieldRule } from '../../common/field-rule.ts';
import { staffNote, staffReason } from '../../common/staff-fields.ts';

export const accountFields = {
  personNote: staffNote,
  // The administrator's reason to disable or enable an account.
  accountReason: staffReason,
} as const satisfies Readonly<Record<string, FieldRule>>;
