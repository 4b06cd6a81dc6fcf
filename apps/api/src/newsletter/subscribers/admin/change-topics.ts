import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import {
  type BulkWire,
  type ChangedTopicsWire,
  limits,
  type ReceivedBody,
  SubscriptionState,
  type TopicAction,
} from '@dronesoccer/contracts';
import { applyToEach, Audit } from '../../../platform/audit/index.js';
import { Database, type Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { Idempotency, type Repeatable } from '../../../platform/idempotency/index.js';
import { holdSubscriber, setPreferences } from '../subscriptions.queries.js';
import { tagNames } from '../tags.queries.js';

type Asked = ReceivedBody<'newsletter.subscribers.admin.changeTopic'>['subscribers'][number];

const auditActions: Record<TopicAction, string> = {
  add: 'subscriber.topic-added',
  remove: 'subscriber.topic-removed',
};

/** Adds a topic to several subscriptions, or removes it. The consent and its ledger stay as they are. */
@Injectable()
export class ChangeTopics {
  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly audit: Audit,
  ) {}

  /**
   * Changes each subscription independently. One that is unknown (NEWS_003), has ended (NEWS_012), has other topics than
   * the caller saw (NEWS_021), or receives everything before or after the change (NEWS_022) is refused. The call is
   * idempotent.
   *
   * @throws AppError NEWS_004 if the topic does not exist
   */
  run(
    actorId: string,
    { subscribers, tagId, action }: ReceivedBody<'newsletter.subscribers.admin.changeTopic'>,
    repeat: Repeatable,
  ): Promise<BulkWire<ChangedTopicsWire>> {
    return this.database.transaction((tx) =>
      this.idempotency.run(tx, repeat, async () => {
        const topic = await tagNames(tx, tagId);
        if (topic === null) throw new AppError('NEWS_004');
        const { done, refused } = await applyToEach(tx, subscribers, (asked) => changeTopic(tx, asked, tagId, action));
        if (done.length > 0) {
          await this.audit.write(tx, {
            ...{ actorId, action: auditActions[action], subjectType: 'subscriber', subjectId: null },
            subjectIds: done.map(({ id }) => id),
            after: { topic },
          });
        }
        return { changed: done, refused };
      }),
    );
  }
}

/** Returns null if the subscription already has, or lacks, the topic. */
async function changeTopic(
  tx: Tx,
  { id, tags: seen }: Asked,
  tagId: string,
  action: TopicAction,
): Promise<ChangedTopicsWire | null> {
  const row = await holdSubscriber(tx, id);
  if (row === null) throw new AppError('NEWS_003');
  const { state, locale, tags } = row;
  if (state !== SubscriptionState.SUBSCRIBED && state !== SubscriptionState.PENDING) throw new AppError('NEWS_012');
  if (!isDeepStrictEqual(tags, seen.toSorted())) throw new AppError('NEWS_021');
  if (tags.includes(tagId) === (action === 'add')) return null;
  const wanted = action === 'add' ? [...tags, tagId].toSorted() : tags.filter((tag) => tag !== tagId);
  // Without a topic, a subscriber receives everything. A first topic would exclude all others, and removing the last
  // one would add topics that the subscriber did not choose.
  if (tags.length === 0 || wanted.length === 0) throw new AppError('NEWS_022');
  if (wanted.length > limits.newsletterTagsMax) throw new AppError('NEWS_008');
  await setPreferences(tx, id, locale, wanted);
  return { id, tags: wanted };
}
