import { Role } from '../../../common/enums.ts';
import { importCalls } from '../../../common/import-calls.ts';
import type { ImportRowWire, ImportWire } from '../../../common/imports.ts';
import { membershipArea } from '../calls.ts';
import type { MemberImportOutcome } from './queries.ts';

export const memberImportCalls = importCalls<ImportWire<MemberImportOutcome>, ImportRowWire<MemberImportOutcome>>()(
  'memberships.imports',
  {
    area: membershipArea,
    access: [Role.SUPER_ADMIN],
    path: 'admin/member-imports',
    of: 'members',
    refusal: 'MEMB_018',
  },
);
