import {
  type CampaignWire,
  type DeliveryCounts,
  type DeliveryState,
  type Locale,
  Role,
  SubscriptionState,
} from '@dronesoccer/contracts';
import { givenPostalAddress, insertRow, newRowId } from '@dronesoccer/devkit';
import type { TestApi } from './api.js';
import { type Answer, formOf } from './client.js';
import { eventually } from './eventually.js';
import { type Person, someEmail, withRoles } from './people.js';

/** Creates a topic with a unique name. */
export async function givenTag({ database }: TestApi, name = `Topic ${newRowId()}`): Promise<string> {
  const id = newRowId();
  await insertRow(database, 'newsletter_tags', { id, created_at: new Date() });
  for (const locale of ['en', 'fr']) {
    await insertRow(database, 'newsletter_tag_translations', { tag_id: id, locale, name });
  }
  return id;
}

interface SubscriberTerms {
  email?: string;
  locale?: Locale;
  state?: SubscriptionState;
  tagIds?: readonly string[];
}

/** Creates a subscriber. */
export async function givenSubscriber(
  { database }: TestApi,
  { email = someEmail(), locale = 'en', state = SubscriptionState.SUBSCRIBED, tagIds = [] }: SubscriberTerms = {},
): Promise<{ id: string; email: string }> {
  const id = newRowId();
  const at = new Date();
  const { PENDING, SUBSCRIBED } = SubscriptionState;
  const row = {
    ...{ id, email, locale, state, token: id.replaceAll('-', ''), created_at: at },
    asked_at: state === PENDING ? at : null,
    confirmed_at: state === PENDING ? null : at,
    ended_at: state === PENDING || state === SUBSCRIBED ? null : at,
  };
  await insertRow(database, 'newsletter_subscriptions', row);
  for (const tagId of tagIds) {
    await insertRow(database, 'newsletter_subscription_tags', { subscription_id: id, tag_id: tagId });
  }
  return { id, email };
}

export interface SentForm {
  fields?: Readonly<Record<string, string | readonly string[]>>;
  files?: readonly { part: 'cover' | 'attachments'; content: Buffer; name: string }[];
  /** The id of the campaign to change; if absent, a new campaign is created. */
  id?: string;
}

/** Saves a campaign as the dashboard's form does: texts and files in one multipart body. */
export function sendCampaign(
  api: TestApi,
  person: Pick<Person, 'bearer'>,
  { fields = {}, files = [], id }: SentForm,
): Promise<Answer<CampaignWire>> {
  const form = formOf(fields);
  for (const { part, content, name } of files) form.append(part, new File([content], name));
  return id === undefined
    ? api.as(person).answer('newsletter.campaigns.admin.create', { form })
    : api.as(person).answer('newsletter.campaigns.admin.update', { params: { id }, form });
}

export const noDeliveries: DeliveryCounts = { pending: 0, sending: 0, sent: 0, failed: 0, unknown: 0, skipped: 0 };

/**
 * Sets up an organisation that may send campaigns, with its administrators. After each test, the mail server accepts
 * everything again.
 */
export function campaignDesk(api: TestApi) {
  let team: Person;
  beforeAll(async () => {
    team = await withRoles(api, Role.SUPER_ADMIN);
    await givenPostalAddress(api.database);
  });
  afterEach(() => api.mails.behave({ kind: 'accept' }));
  const staff = () => api.as(team);
  // The call is refused for a campaign without a run, and the data are null.
  const run = async (id: string) =>
    (await staff().answer('newsletter.campaigns.admin.run', { params: { id } })).body.data;
  return {
    ...{ staff, run },
    team: () => team,
    ended: (id: string) =>
      eventually(
        () => run(id),
        ({ endedAt }) => endedAt !== null,
      ),
    deliveries: async (id: string, state: DeliveryState) => {
      const query = { state, pageSize: 100 };
      return (await staff().call('newsletter.campaigns.admin.deliveries', { params: { id }, query })).items;
    },
  };
}
