import type { AuditRecordWire } from '@dronesoccer/contracts';
import { TextLink } from '@/ui/actions/link';
import { subjectPage } from '../model/subject-page';

/** A record by its name, with a link if the dashboard has a page for it. */
export function RecordLink({ record: { subjectType, id, name } }: { record: AuditRecordWire }) {
  const page = subjectPage(subjectType, id);
  return page === null ? name : <TextLink to={page}>{name}</TextLink>;
}
