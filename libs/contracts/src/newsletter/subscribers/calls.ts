import { call, type CallArea, listAndExport } from '../../common/call.ts';
import type { BulkWire } from '../../common/bulk.ts';
import { Role } from '../../common/enums.ts';
import type { Page } from '../../common/wire.ts';
import type {
  ChangedTopicsWire,
  SubscribedWire,
  SubscriberDetailWire,
  SubscriberWire,
  SubscriptionWire,
  TagAdminWire,
  TagWire,
} from './wire.ts';

/** The email is the only field of a subscription that can be invalid. */
export const newsletterArea: CallArea = {
  part: 'core',
  validation: 'NEWS_002',
  invalidData: 'NEWS_002',
  database: 'NEWS_001',
  unexpected: 'NEWS_999',
};

const tagArea: CallArea = { ...newsletterArea, validation: 'NEWS_008', invalidData: 'NEWS_008' };
const subscriptionArea: CallArea = { ...newsletterArea, validation: 'NEWS_008', invalidData: 'NEWS_003' };

const byTeam = [Role.SUPER_ADMIN] as const;

export const newsletterCalls = {
  'newsletter.subscribe': call<{ reply: SubscribedWire }>()({
    area: newsletterArea,
    method: 'POST',
    path: '/newsletter/subscribe',
    summary: 'Subscribe; a link to confirm is mailed, also to those who were sent one before',
    access: 'optional',
    limit: 'newsletter',
    errors: ['NEWS_010'],
  }),
  'newsletter.confirm': call<{ reply: SubscriptionWire }>()({
    area: subscriptionArea,
    method: 'POST',
    path: '/newsletter/subscription/:token/confirm',
    summary: 'Confirm a subscription by the token of its latest confirmation email; confirmed already is success',
    access: 'public',
    errors: ['NEWS_003', 'NEWS_012'],
  }),
  'newsletter.subscription': call<{ reply: SubscriptionWire }>()({
    area: subscriptionArea,
    method: 'GET',
    path: '/newsletter/subscription/:token',
    summary: 'A subscription by the token of a newsletter issue or of its latest confirmation email',
    access: 'public',
    errors: ['NEWS_003'],
  }),
  'newsletter.preferences': call<{ reply: SubscriptionWire }>()({
    area: subscriptionArea,
    method: 'PUT',
    path: '/newsletter/subscription/:token',
    summary: 'Choose the language and the topics of the issues',
    access: 'public',
    errors: ['NEWS_003', 'NEWS_004', 'NEWS_012'],
  }),
  // The form has no fields of ours, so that email clients can send their one-click request (RFC 8058) to it.
  'newsletter.unsubscribe': call<{ reply: SubscriptionWire }>()({
    area: subscriptionArea,
    method: 'POST',
    path: '/newsletter/:token/unsubscribe',
    summary: 'Unsubscribe; as JSON a second time is NEWS_012, the one click of a mail program always succeeds',
    access: 'public',
    form: true,
    errors: ['NEWS_003', 'NEWS_012'],
  }),
  'newsletter.again': call<{ reply: SubscribedWire }>()({
    area: subscriptionArea,
    method: 'POST',
    path: '/newsletter/subscription/:token/again',
    summary: 'Subscribe again by the token of an old issue; a link to confirm is mailed to its address',
    access: 'public',
    limit: 'newsletter',
    errors: ['NEWS_003', 'NEWS_010'],
  }),
  'newsletter.mine': call<{ reply: SubscriptionWire | null }>()({
    area: newsletterArea,
    method: 'GET',
    path: '/me/newsletter',
    summary: 'The subscription of the account’s verified e-mail; null when there is none',
    access: 'user',
    errors: [],
  }),
  'newsletter.tags.list': call<{ reply: TagWire[] }>()({
    area: tagArea,
    method: 'GET',
    path: '/newsletter/tags',
    summary: 'The topics a reader can choose among, in the caller’s language',
    access: 'public',
    errors: [],
  }),
  'newsletter.tags.admin.all': call<{ reply: TagAdminWire[] }>()({
    area: tagArea,
    method: 'GET',
    path: '/admin/newsletter/tags',
    summary: 'The topics in both languages, with how many chose each',
    access: byTeam,
    errors: [],
  }),
  'newsletter.tags.admin.create': call<{ reply: TagAdminWire }>()({
    area: tagArea,
    method: 'POST',
    path: '/newsletter/tags',
    summary: 'Create a topic, by its name in one language or in both',
    access: byTeam,
    status: 201,
    errors: ['NEWS_009'],
  }),
  'newsletter.tags.admin.update': call<{ reply: TagAdminWire }>()({
    area: tagArea,
    method: 'PUT',
    path: '/newsletter/tags/:id',
    summary: 'Rename a topic; with a version, refused when someone else renamed it since it was read',
    access: byTeam,
    errors: ['NEWS_004', 'NEWS_009', 'NEWS_018'],
  }),
  'newsletter.tags.admin.delete': call<{ reply: null }>()({
    area: tagArea,
    method: 'DELETE',
    path: '/newsletter/tags/:id',
    summary: 'Delete a topic; readers who chose only that one get issues about everything again',
    access: byTeam,
    errors: ['NEWS_004', 'NEWS_023'],
  }),
  ...listAndExport<Page<SubscriberWire>>()('newsletter.subscribers.admin', {
    area: subscriptionArea,
    access: byTeam,
    path: '/admin/subscribers',
    list: 'Subscribers by e-mail, state, topic and language',
    export: 'The filtered subscribers as CSV',
    whenEmpty: 'NEWS_003',
  }),
  'newsletter.subscribers.admin.get': call<{ reply: SubscriberDetailWire }>()({
    area: subscriptionArea,
    method: 'GET',
    path: '/admin/subscribers/:id',
    summary: 'One subscriber with the ledger of consent',
    access: byTeam,
    errors: ['NEWS_003'],
  }),
  'newsletter.subscribers.admin.changeTopic': call<{ reply: BulkWire<ChangedTopicsWire> }>()({
    area: subscriptionArea,
    method: 'POST',
    path: '/admin/subscribers/topics',
    summary: 'Add a topic to several subscriptions that have topics, or remove it, each with its own result',
    access: byTeam,
    idempotent: true,
    errors: ['NEWS_004'],
  }),
  'newsletter.subscribers.admin.unsubscribe': call<{ reply: SubscriberDetailWire }>()({
    area: subscriptionArea,
    method: 'POST',
    path: '/admin/subscribers/:id/unsubscribe',
    summary: 'Unsubscribe someone who asked the team',
    access: byTeam,
    errors: ['NEWS_003', 'NEWS_012'],
  }),
  'newsletter.subscribers.admin.suppress': call<{ reply: SubscriberDetailWire }>()({
    area: subscriptionArea,
    method: 'POST',
    path: '/admin/subscribers/:id/suppress',
    summary: 'Stop all newsletters to an address, for a complaint or because it is dead; suppressed already is success',
    access: byTeam,
    errors: ['NEWS_003'],
  }),
  'newsletter.subscribers.admin.lift': call<{ reply: SubscriberDetailWire }>()({
    area: subscriptionArea,
    method: 'POST',
    path: '/admin/subscribers/:id/lift',
    summary: 'Lift a suppression: the person may subscribe again',
    access: byTeam,
    errors: ['NEWS_003'],
  }),
};
