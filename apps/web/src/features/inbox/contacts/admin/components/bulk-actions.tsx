import { type ContactBulkRecord, ContactState, type ContactSummaryWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, UserCheck, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BulkDialogs } from '@/features/common/admin/bulk/bulk-dialogs';
import { useBulk } from '@/features/common/admin/bulk/use-bulk';
import { call } from '@/lib/http/call';
import { useSession } from '@/lib/session/use-session';
import { Button } from '@/ui/actions/button';
import { BulkBar } from '@/ui/data-table/bulk-bar';
import type { Selection } from '@/ui/data-table/use-selection';
import { Menu, MenuItem } from '@/ui/navigation/menu';
import { peopleQuery } from '../api/queries';
import { rowNameOf } from '../model/table';

const send = (contacts: ContactBulkRecord[], idempotencyKey: string) =>
  call('contacts.admin.bulk', { body: { contacts }, idempotencyKey });

/** Assigns the ticked contacts, or marks them as done. Both can be undone. */
export function ContactBulkActions({ selection }: { selection: Selection<ContactSummaryWire> }) {
  const { t } = useTranslation('contacts.admin');
  const { user } = useSession();
  const { data } = useQuery(peopleQuery());
  const { start, isPending, dialogs } = useBulk({ areas: ['contacts'], selection, nameOf: rowNameOf });
  const change = (values: Pick<ContactBulkRecord, 'state' | 'assigneeId'>, message: (count: number) => string) => {
    const records = selection.rows.map(({ id, version }) => ({ id, version, ...values }));
    start({ records, send, message, undo: send });
  };
  const assign = (person: { id: string; name: string }) =>
    change({ assigneeId: person.id }, (count) => t('bulk.assigned', { count, name: person.name }));
  const me = data?.people.find(({ id }) => id === user?.id);
  return (
    <>
      <BulkBar selection={selection}>
        {me && (
          <Button variant="quiet" disabled={isPending} onClick={() => assign(me)}>
            <UserCheck aria-hidden className="size-5" />
            {t('bulk.toMe')}
          </Button>
        )}
        <Menu
          align="start"
          trigger={
            <Button variant="quiet" disabled={isPending}>
              <Users aria-hidden className="size-5" />
              {t('bulk.to')}
            </Button>
          }
        >
          {data?.people.map((person) => (
            <MenuItem key={person.id} onSelect={() => assign(person)}>
              {person.name}
            </MenuItem>
          ))}
          <MenuItem onSelect={() => change({ assigneeId: null }, (count) => t('bulk.released', { count }))}>
            {t('handling.nobody')}
          </MenuItem>
        </Menu>
        <Button
          variant="quiet"
          disabled={isPending}
          onClick={() => change({ state: ContactState.DONE }, (count) => t('bulk.closed', { count }))}
        >
          <CircleCheck aria-hidden className="size-5" />
          {t('bulk.close')}
        </Button>
      </BulkBar>
      <BulkDialogs {...dialogs} />
    </>
  );
}
