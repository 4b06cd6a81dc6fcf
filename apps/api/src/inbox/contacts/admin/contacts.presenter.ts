import type { ContactSummaryWire, ContactWire } from '@dronesoccer/contracts';
import type { ContactDetailRow, ContactRow } from './contacts.queries.js';

export function presentSummary(row: ContactRow): ContactSummaryWire {
  const { id, number, type, state, fullName, email, excerpt, createdAt, assignee } = row;
  const { isMailSent, isSmsSent, isSuspected, version } = row;
  return {
    ...{ id, number, type, state, email, excerpt, assignee, isMailSent, isSmsSent, isSuspected, version },
    fullName: fullName ?? '',
    createdAt: createdAt.toISOString(),
  };
}

/** The list only shows that a report exists. Staff read the content by opening the report, which is recorded. */
export function presentReport(row: ContactRow): ContactSummaryWire {
  return { ...presentSummary(row), fullName: '', email: '', excerpt: '' };
}

export function presentContact(row: ContactDetailRow): ContactWire {
  const { phone, hasSmsConsent, message, details, locale, deactivatedAt, thread, others } = row;
  return {
    ...presentSummary(row),
    ...{ phone, hasSmsConsent, message, details, locale, isActive: deactivatedAt === null },
    thread: thread.map(({ way, at, ...said }) => ({ ...said, by: way, at: new Date(at).toISOString() })),
    others: others.map((other) => ({ ...other, createdAt: new Date(other.createdAt).toISOString() })),
  };
}
