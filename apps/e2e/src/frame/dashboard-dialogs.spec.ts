import {
  ContactState,
  ContactType,
  ContentKind,
  CouponKind,
  DeliveryState,
  ReturnReason,
  staffLimits,
} from '@dronesoccer/contracts';
import {
  type Connection,
  givenArena,
  givenCampaign,
  givenContent,
  givenDelivery,
  givenLocation,
  givenPartner,
  givenProduct,
  givenReaders,
  givenSentCampaign,
  newRowId,
} from '@dronesoccer/devkit';
import { msPerDay } from '@dronesoccer/domain';
import { callApi } from '../support/api.ts';
import { dialog, expectGoodDialogs, link, button, type Overlay, type Screen } from '../support/dialogs.ts';
import { givenPaidMembership } from '../support/memberships.ts';
import { givenPaidOrder, givenShippedOrder } from '../support/orders.ts';
import { type Account, demoAccount, newEmail, newMember, seeTwoStep, sessionOf, signIn } from '../support/people.ts';
import { test } from '../support/test.ts';

const short = (): string => newRowId().slice(-6);
const overlay = (of: string, opener: Overlay['opener'], name?: string | RegExp): Overlay => ({
  ...{ of, opener, dialog: dialog(name) },
});

interface World {
  db: Connection;
  admin: Account;
}

async function placeScreens({ db, admin }: World): Promise<Screen[]> {
  const name = `Dialog Field ${short()}`;
  const { id: arenaId } = await givenArena(db, { name: { en: name, fr: name } });
  const { id: locationId } = await givenLocation(db);
  const first = { firstName: 'Noor', lastName: 'Gagnon', email: newEmail('company'), locale: 'en' } as const;
  const company = await callApi('companies.admin.create', {
    body: { name: `Dialog Club ${short()}`, admin: first },
    token: admin.auth.accessToken,
  });
  return [
    {
      path: '/dashboard/arena',
      overlays: [overlay('features/play/arenas/admin/components/arena/arena-form-drawer', link('New arena'))],
    },
    {
      path: `/dashboard/arena/${arenaId}`,
      overlays: [
        overlay('features/play/arenas/admin/components/arena/deactivate-arena', button('Deactivate'), /^Deactivate /),
      ],
    },
    {
      path: '/dashboard/arena/locations',
      overlays: [overlay('features/play/arenas/admin/components/location/location-form-drawer', link('New location'))],
    },
    {
      path: `/dashboard/arena/locations/${locationId}`,
      overlays: [
        overlay('features/play/arenas/admin/components/location/open-state', button('Close location'), /^Close /),
      ],
    },
    {
      path: '/dashboard/addcompany',
      overlays: [overlay('features/places/companies/admin/components/new-company-drawer', link('New company'))],
    },
    {
      path: `/dashboard/addcompany?search=${encodeURIComponent(company.name)}`,
      overlays: [
        overlay('features/places/companies/admin/components/company-drawer', link(company.name), company.name),
      ],
    },
    {
      path: `/dashboard/addcompany/${company.id}`,
      overlays: [
        overlay('features/places/companies/admin/components/company-people', button(/^Remove Noor Gagnon/), /^Remove /),
        overlay('features/places/companies/admin/components/active-state', button('Deactivate'), /^Deactivate /),
      ],
    },
  ];
}

/** Inserts old contacts with one name. They are done, so no other journey meets them first. */
async function givenContacts(db: Connection, name: string, count: number): Promise<void> {
  await db.query(
    `INSERT INTO contacts (id, number, type, state, full_name, email, message, digest, repeats_at, created_at)
     SELECT gen_random_uuid(), $1::text || n, 1, $3, $1, 'crowd@example.test', 'Hello', sha256(($1 || n)::bytea), at, at
       FROM generate_series(1, $2::int) n, LATERAL (SELECT now() - interval '90 days' AS at) a`,
    [name, count, ContactState.DONE],
  );
}

async function inboxScreens({ db, admin }: World): Promise<Screen[]> {
  const { id: partnerId, orgName } = await givenPartner(db);
  const email = newEmail('dialogs');
  const message = 'Is the entrance step-free?';
  const body = { type: ContactType.CONTACT, fullName: 'Robin Writing', email, message };
  const { number } = await callApi('contacts.send', { body });
  const [contact] = await db.rows<{ id: string }>('SELECT id FROM contacts WHERE number = $1', [number]);
  const crowd = `Crowd ${short()}`;
  await givenContacts(db, crowd, staffLimits.bulkMax + 1);
  const { id: answerId } = await callApi('contactAnswers.admin.create', {
    body: { title: { en: 'Hours', fr: 'Heures' }, text: { en: 'At nine.', fr: 'À neuf heures.' } },
    token: admin.auth.accessToken,
  });
  return [
    {
      path: `/dashboard/partners?search=${encodeURIComponent(orgName)}`,
      // The server never responds, so the export dialog stays open.
      first: async (page) => {
        await page.route('**/api/admin/partners/export*', () => undefined);
      },
      overlays: [
        overlay('features/inbox/partners/admin/components/partner-drawer', link(orgName), orgName),
        overlay('features/common/admin/csv-export', button('Export CSV'), 'Exporting'),
      ],
    },
    {
      path: `/dashboard/partners/${partnerId}`,
      overlays: [overlay('features/inbox/partners/admin/components/delete-partner', button('Delete'), /^Delete /)],
    },
    {
      path: `/dashboard/contacts?search=${email}`,
      overlays: [overlay('features/inbox/contacts/admin/components/contact-drawer', link('Robin Writing'))],
    },
    {
      path: `/dashboard/contacts?search=${encodeURIComponent(crowd)}`,
      first: async (page) => {
        await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
        await page.getByRole('button', { name: 'Select all 101 matches' }).click();
        await page.getByRole('group', { name: 'Bulk actions' }).getByText('101', { exact: true }).waitFor();
      },
      overlays: [overlay('features/common/admin/bulk/bulk-dialogs', inBulk('Mark as done'), 'Change 101 rows?')],
    },
    {
      path: `/dashboard/contacts/${contact?.id ?? ''}`,
      overlays: [overlay('features/inbox/contacts/admin/components/handling', button('Deactivate'), /^Deactivate /)],
    },
    {
      path: '/dashboard/contacts/answers',
      overlays: [overlay('features/inbox/contacts/admin/components/canned-drawer', link('New canned answer'))],
    },
    {
      path: `/dashboard/contacts/answers/${answerId}`,
      overlays: [overlay('features/inbox/contacts/admin/components/canned-drawer', button('Delete'), /^Delete /)],
    },
  ];
}

const inBulk =
  (name: string): Overlay['opener'] =>
  (page) =>
    page.getByRole('group', { name: 'Bulk actions' }).getByRole('button', { name });

async function contentScreens({ db, admin }: World): Promise<Screen[]> {
  const { id } = await givenContent(db, { kind: ContentKind.POST });
  const token = admin.auth.accessToken;
  const entry = await callApi('content.admin.get', { params: { id }, token });
  const { topic: _, version, pictureUrl, publishAt, unpublishAt, texts, event } = entry;
  const body = { topic: 'News', version, pictureUrl, publishAt, unpublishAt, texts, event };
  await callApi('content.admin.save', { params: { id }, body, token });
  const text = { title: 'Waiver', body: 'I fly at my own risk.' };
  const validFrom = new Date(Date.now() + msPerDay).toISOString();
  const policies = await callApi('policies.admin.list', { token });
  const waiver = policies.find(({ name }) => name === 'waiver');
  await callApi('policies.admin.publish', {
    params: { name: 'waiver' },
    body: { texts: { en: text, fr: text }, validFrom, after: waiver?.versions[0]?.id ?? null },
    token,
  });
  return [
    {
      path: '/dashboard/content/posts',
      overlays: [overlay('features/content/entries/admin/components/list/new-entry-drawer', link('New post'))],
    },
    {
      path: '/dashboard/content/faq',
      overlays: [overlay('features/content/entries/admin/components/order/order-form', link('Change order'))],
    },
    {
      path: '/dashboard/content/gallery',
      first: (page) => page.getByRole('checkbox', { name: 'Select all on this page' }).check(),
      overlays: [
        overlay('features/content/entries/admin/components/list/bulk-actions', inBulk('Publish'), /^Publish \d+ entr/),
      ],
    },
    {
      path: '/dashboard/content/media?search=match.webp',
      overlays: [overlay('features/content/media/admin/components/media-drawer', link(/^Five against five/))],
    },
    {
      path: '/dashboard/content/policies/waiver/versions',
      overlays: [
        overlay(
          'features/content/policies/admin/components/policy-versions',
          button('Withdraw'),
          'Withdraw version 2?',
        ),
      ],
    },
    {
      path: `/dashboard/content/posts/${id}`,
      overlays: [overlay('features/common/admin/pictures/library-picker', button('Choose from the library'))],
    },
    {
      path: `/dashboard/content/posts/${id}?tab=versions`,
      overlays: [
        overlay(
          'features/content/entries/admin/components/versions/versions-part',
          button('Restore this version'),
          'Restore version 1?',
        ),
      ],
    },
    // The last one, because leaving its text would be asked about.
    {
      path: '/dashboard/content/policies/waiver',
      first: (page) => page.getByRole('textbox', { name: 'Title' }).first().fill('Waiver of the next season'),
      overlays: [
        overlay(
          'features/content/policies/admin/components/policy-editor',
          button(/^Publish version/),
          /^Publish version/,
        ),
      ],
    },
  ];
}

async function newsletterScreens({ db, admin }: World): Promise<Screen[]> {
  const subject = `Dialogs ${short()}`;
  const { id } = await givenCampaign(db, { subject });
  const sent = await givenSentCampaign(db);
  await givenDelivery(db, sent.id, { state: DeliveryState.UNKNOWN });
  const { emails } = await givenReaders(db, 1);
  const [email = ''] = emails;
  const [reader] = await db.rows<{ id: string }>('SELECT id FROM newsletter_subscriptions WHERE email = $1', [email]);
  const topic = await callApi('newsletter.tags.admin.create', {
    body: { translations: { en: `Dialogs ${short()}`, fr: `Dialogues ${short()}` } },
    token: admin.auth.accessToken,
  });
  const menu = button(`Actions for ${subject}`);
  return [
    {
      path: '/dashboard/newsletter',
      overlays: [
        overlay('features/newsletter/campaigns/admin/components/list/new-campaign-drawer', link('New campaign')),
        { ...overlay('features/newsletter/campaigns/admin/components/questions', menu, /^Delete /), item: 'Delete' },
      ],
    },
    {
      path: `/dashboard/newsletter/campaigns/${id}`,
      overlays: [
        overlay(
          'features/newsletter/campaigns/admin/components/issue/event-picker',
          button('Insert an event'),
          'Insert an event',
        ),
        overlay(
          'features/newsletter/campaigns/admin/components/issue/shop-picker',
          button('Insert a product'),
          'Insert a product',
        ),
      ],
    },
    {
      path: `/dashboard/newsletter/campaigns/${id}?tab=sending`,
      overlays: [overlay('features/newsletter/campaigns/admin/components/sending/schedule-panel', button('Send now'))],
    },
    {
      path: `/dashboard/newsletter/campaigns/${sent.id}?tab=sending`,
      first: (page) => page.getByRole('checkbox').first().check(),
      overlays: [
        overlay(
          'features/newsletter/campaigns/admin/components/sending/delivery-lists',
          button(/^Send again to/),
          /^Send it again/,
        ),
      ],
    },
    {
      path: `/dashboard/newsletter/subscribers?search=${encodeURIComponent(email)}`,
      overlays: [overlay('features/newsletter/subscribers/admin/components/subscriber-drawer', link(email), email)],
    },
    {
      path: `/dashboard/newsletter/subscribers/${reader?.id ?? ''}`,
      overlays: [
        overlay('features/newsletter/subscribers/admin/components/suppress-dialog', button('Suppress'), /^Suppress /),
        overlay('features/newsletter/subscribers/admin/components/decide', button('Unsubscribe'), /^Unsubscribe /),
      ],
    },
    {
      path: '/dashboard/newsletter/topics',
      overlays: [overlay('features/newsletter/subscribers/admin/components/topic-drawer', link('New topic'))],
    },
    {
      path: `/dashboard/newsletter/topics/${topic.id}`,
      overlays: [
        overlay('features/newsletter/subscribers/admin/components/topic-drawer', button('Delete'), /^Delete /),
      ],
    },
  ];
}

/** Creates a shipped order with a return request, and an order whose approved return is on its way. */
async function givenReturns({ db, admin }: World): Promise<{ asked: string; approved: string }> {
  const { id: productId } = await givenProduct(db);
  const wanted = async () => {
    const { id, token } = await givenShippedOrder(admin, { email: newEmail('returns'), productId });
    const lines = [{ productId, quantity: 1, reason: ReturnReason.DAMAGED }];
    const order = await callApi('orders.return', { params: { id }, query: { token }, body: { lines, note: '' } });
    return { id, returnId: order.returns[0]?.id ?? '' };
  };
  const [asked, approved] = [await wanted(), await wanted()];
  const params = { id: approved.id, returnId: approved.returnId };
  await callApi('orders.admin.approveReturn', { params, token: admin.auth.accessToken });
  return { asked: asked.id, approved: approved.id };
}

async function shopScreens(world: World): Promise<Screen[]> {
  const { db, admin } = world;
  const token = admin.auth.accessToken;
  const { id: productId, slug } = await givenProduct(db, { name: `Dialog Net ${short()}` });
  const email = newEmail('ship');
  const paid = await givenPaidOrder({ email, productId });
  const returns = await givenReturns(world);
  const code = `DIALOG-${short()}`.toUpperCase();
  const coupon = await callApi('coupons.admin.create', {
    body: {
      ...{ code, kind: CouponKind.PERCENT, value: 10, minSubtotal: 0, categories: [], startsAt: null, endsAt: null },
      ...{ totalUses: null, usesPerPerson: 1, firstOrderOnly: false, assignedOnly: false, isActive: true },
    },
    token,
  });
  return [
    {
      path: `/dashboard/orders?search=${encodeURIComponent(email)}`,
      first: (page) =>
        page
          .getByRole('checkbox', { name: /^Select/ })
          .last()
          .check(),
      overlays: [overlay('features/shop/orders/admin/components/list/ship-many', inBulk('Mark as shipped'), /^Ship /)],
    },
    {
      path: `/dashboard/orders/${paid.id}`,
      overlays: [
        overlay(
          'features/shop/orders/admin/components/dialogs/address-dialog',
          button('Change the address'),
          /^Address of order/,
        ),
      ],
    },
    {
      path: `/dashboard/orders/${returns.asked}`,
      overlays: [
        overlay(
          'features/shop/orders/admin/components/dialogs/refuse-return-dialog',
          button('Refuse'),
          'Refuse return',
        ),
        overlay(
          'features/shop/orders/admin/components/dialogs/tracking-dialog',
          button(/(Add|Edit) tracking/),
          /^Tracking for order/,
        ),
      ],
    },
    {
      path: `/dashboard/orders/${returns.approved}`,
      overlays: [
        overlay(
          'features/shop/orders/admin/components/dialogs/receive-return-dialog',
          button('Mark as received'),
          'Receive return',
        ),
      ],
    },
    {
      path: `/dashboard/coupons?search=${code}`,
      first: (page) =>
        page
          .getByRole('checkbox', { name: /^Select/ })
          .last()
          .check(),
      overlays: [
        overlay('features/shop/coupons/admin/components/bulk-actions', inBulk('End now'), 'End this coupon?'),
        overlay('features/shop/coupons/admin/components/coupon-drawer', link(code), new RegExp(code)),
      ],
    },
    {
      path: `/dashboard/coupons/${coupon.id}`,
      overlays: [overlay('features/shop/coupons/admin/components/coupon-actions', button('Delete'), `Delete ${code}?`)],
    },
    {
      path: `/dashboard/all-products?search=${slug}`,
      first: (page) => page.getByRole('checkbox', { name: /^Select Dialog Net/ }).check(),
      overlays: [overlay('features/shop/catalog/admin/components/bulk-actions', inBulk('Delete'), /^Delete /)],
    },
    {
      path: `/dashboard/all-products/${productId}`,
      overlays: [
        overlay('features/shop/catalog/admin/components/product-actions', button('Delete'), /cannot be deleted$/),
      ],
    },
  ];
}

async function membershipScreens({ admin }: World): Promise<Screen[]> {
  const { id, number, plan } = await givenPaidMembership(admin, await newMember('dialogs'));
  return [
    {
      path: `/dashboard/memberships?search=${number}`,
      overlays: [
        overlay('features/club/memberships/admin/components/membership-drawer', link(number), new RegExp(number)),
      ],
    },
    {
      path: `/dashboard/memberships/${id}`,
      overlays: [
        overlay(
          'features/club/memberships/admin/components/end-membership',
          button('End membership…'),
          /^End membership/,
        ),
      ],
    },
    {
      path: '/dashboard/memberships/plans',
      overlays: [overlay('features/club/memberships/admin/components/plan-drawer', link(plan.name), plan.name)],
    },
  ];
}

async function accountScreens({ db, admin }: World): Promise<Screen[]> {
  const { email, auth } = await newMember('dialogs');
  const more = button('More actions');
  await db.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [auth.user.id]);
  await db.query(`INSERT INTO authenticators (user_id, secret, confirmed_at) VALUES ($1, '', now())`, [auth.user.id]);
  // Only this session is old: the other journeys of this account need no confirmation.
  await db.query(`UPDATE sessions SET created_at = now() - interval '11 minutes' WHERE id = $1`, [sessionOf(admin)]);
  return [
    {
      path: '/dashboard/account',
      first: seeTwoStep,
      overlays: [
        overlay('features/common/confirm-identity/confirm-identity-dialog', button('Turn on'), 'Confirm your identity'),
      ],
    },
    {
      path: `/dashboard/users?search=${encodeURIComponent(email)}`,
      overlays: [
        overlay('features/office/accounts/admin/components/invite-drawer', link('Invite a person'), 'Invite a person'),
      ],
    },
    {
      path: `/dashboard/users/${auth.user.id}`,
      overlays: [
        overlay('features/office/accounts/admin/components/dialogs/roles-dialog', button('Change roles'), /’s roles$/),
        {
          ...overlay('features/office/accounts/admin/components/dialogs/status-dialog', more, /^Disable /),
          item: 'Disable account',
        },
        {
          ...overlay('features/office/accounts/admin/components/dialogs/end-sessions-dialog', more, /^End all of /),
          item: 'End all sessions',
        },
        {
          ...overlay(
            'features/office/accounts/admin/components/dialogs/reset-two-step-dialog',
            more,
            /^Reset .*two-step login/,
          ),
          item: 'Reset two-step login',
        },
        overlay('features/office/accounts/admin/components/dialogs/erase-dialog', button('Erase account'), /^Erase /),
      ],
    },
  ];
}

async function auditScreens({ db, admin }: World): Promise<Screen[]> {
  const id = newRowId();
  await db.query(
    `INSERT INTO audit_entries (id, actor_id, action, subject_type, subject_id, before, after, network, request_id)
     VALUES ($1::uuid, $2::uuid, 'product.updated', 'product', $1::uuid::text, '{ "price": 100, "isActive": true }',
       '{ "price": 90, "isActive": true }', '203.0.113.9', 'a-request')`,
    [id, admin.auth.user.id],
  );
  return [
    {
      path: `/dashboard/audit?subjectId=${id}`,
      overlays: [
        overlay('features/office/audit/admin/components/entry-drawer', link('Product changed'), 'Product changed'),
      ],
    },
  ];
}

/** Inserts a job that failed permanently and an email that was sent, as the queue and the log would. */
async function reportScreens({ db }: World): Promise<Screen[]> {
  const to = newEmail('dialogs');
  await db.query(
    `INSERT INTO pgboss.job (name, data, source_name, source_id, source_created_on, source_retry_count, source_output)
     VALUES ('jobs.failed', jsonb_build_object('to', $1::text, 'kind', 'shipped', 'orderId', $2::text), 'orders.mail',
       gen_random_uuid(), now(), 60, '{ "message": "The mail server refused the recipient for good (550)" }')`,
    [to, newRowId()],
  );
  await db.query(
    `INSERT INTO mail_log (id, job_id, job, data, email, template, subject, locale, outcome, tries, first_at, at, reason)
     VALUES (gen_random_uuid(), gen_random_uuid(), 'mail.send', $2::jsonb, $1, 'password-changed', 'Your password has changed', 'en',
       3, 2, now(), now(), 'The mail server refused the recipient for good (550)')`,
    [to, JSON.stringify({ to, locale: 'en', template: 'password-changed', data: { firstName: 'Ann' } })],
  );
  return [
    {
      path: '/dashboard/failed-jobs',
      overlays: [overlay('features/office/reports/admin/components/failed-jobs', button('Dismiss'), 'Dismiss this?')],
    },
    {
      path: `/dashboard/mails?search=${encodeURIComponent(to)}`,
      overlays: [
        overlay('features/office/reports/admin/components/sent-mails', button('Send again'), 'Send this email again?'),
      ],
    },
  ];
}

for (const [what, screensOf] of Object.entries({
  'arenas, locations and companies': placeScreens,
  'partners and contacts': inboxScreens,
  content: contentScreens,
  'the newsletter': newsletterScreens,
  'orders, coupons and products': shopScreens,
  'memberships and plans': membershipScreens,
  accounts: accountScreens,
  'the audit': auditScreens,
  'failed jobs and sent emails': reportScreens,
})) {
  test(`the dialogs and drawers of ${what} trap the focus, close by Esc, beside them and by their button, and give it back (check 5)`, async ({
    page,
    db,
  }) => {
    const admin = await demoAccount('super');
    await signIn(page, admin);
    await expectGoodDialogs(page, db, await screensOf({ db, admin }));
  });
}
