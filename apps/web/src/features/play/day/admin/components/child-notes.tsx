import type { DayNoteWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';

/**
 * The guardians' notes about the children of a booking. They stay off the printed sheet, which lies on a table.
 *
 * @param notes undefined from a process of the previous version during an upgrade
 */
export function ChildNotes({ notes = [] }: { notes: readonly DayNoteWire[] | undefined }) {
  const { t } = useTranslation('day.admin');
  return notes.map(({ id, name, text }) => (
    <div key={id} className="w-full rounded-control bg-raised px-4 py-3">
      <p className="text-sm font-semibold wrap-anywhere">{t('notesAbout', { name })}</p>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
    </div>
  ));
}
