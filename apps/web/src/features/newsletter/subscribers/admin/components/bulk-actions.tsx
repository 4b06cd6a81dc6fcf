import {
  type ChangedTopicsWire,
  type SubscriberWire,
  type TagAdminWire,
  type TopicAction,
} from '@dronesoccer/contracts';
import { Tag, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { BulkDialogs } from '@/features/common/admin/bulk/bulk-dialogs';
import { useBulk } from '@/features/common/admin/bulk/use-bulk';
import { call } from '@/lib/http/call';
import { Button } from '@/ui/actions/button';
import { BulkBar } from '@/ui/data-table/bulk-bar';
import type { Selection } from '@/ui/data-table/use-selection';
import { Menu, MenuItem } from '@/ui/navigation/menu';

const sendAs = (action: TopicAction, tagId: string) => (rows: ChangedTopicsWire[], idempotencyKey: string) =>
  call('newsletter.subscribers.admin.changeTopic', {
    body: { subscribers: rows.map(({ id, tags }) => ({ id, tags })), tagId, action },
    idempotencyKey,
  });

interface SubscriberBulkActionsProps {
  selection: Selection<SubscriberWire>;
  topics: readonly TagAdminWire[];
}

/** Adds a topic to the ticked subscribers, or removes it. Both can be undone, and neither subscribes anyone. */
export function SubscriberBulkActions({ selection, topics }: SubscriberBulkActionsProps) {
  const { t } = useTranslation('newsletter.admin');
  const { start, isPending, dialogs } = useBulk({
    areas: ['newsletter'],
    selection,
    nameOf: ({ email }) => email,
    // The text of the code speaks to the subscriber.
    reasonOf: (code) => (code === 'NEWS_012' ? t('bulk.ended') : undefined),
  });
  const change = (action: TopicAction, undo: TopicAction) => (topic: TagAdminWire) =>
    start({
      ...{ records: selection.rows, send: sendAs(action, topic.id), undo: sendAs(undo, topic.id) },
      message: (count) => t(action === 'add' ? 'bulk.added' : 'bulk.removed', { count, name: topic.data }),
    });
  return (
    <>
      <BulkBar selection={selection}>
        <TopicMenu
          topics={topics}
          onChoose={change('add', 'remove')}
          trigger={
            <Button variant="quiet" disabled={isPending || topics.length === 0}>
              <Tag aria-hidden className="size-5" />
              {t('bulk.add')}
            </Button>
          }
        />
        <TopicMenu
          topics={topics}
          onChoose={change('remove', 'add')}
          trigger={
            <Button variant="quiet" disabled={isPending || topics.length === 0}>
              <X aria-hidden className="size-5" />
              {t('bulk.remove')}
            </Button>
          }
        />
      </BulkBar>
      <BulkDialogs {...dialogs} />
    </>
  );
}

interface TopicMenuProps {
  topics: readonly TagAdminWire[];
  onChoose: (topic: TagAdminWire) => void;
  trigger: ReactElement;
}

function TopicMenu({ topics, onChoose, trigger }: TopicMenuProps) {
  return (
    <Menu align="start" trigger={trigger}>
      {topics.map((topic) => (
        <MenuItem key={topic.id} onSelect={() => onChoose(topic)}>
          {topic.data}
        </MenuItem>
      ))}
    </Menu>
  );
}
