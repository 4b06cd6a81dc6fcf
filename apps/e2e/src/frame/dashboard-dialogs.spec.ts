import { type Connection, givenArena, givenCampaign, givenPartner, newRowId } from '@dronesoccer/devkit';
import { callApi } from '../support/api.ts';
import { dialog, expectGoodDialogs, link, button, type Screen } from '../support/dialogs.ts';
import { demoAccount, newEmail, signIn } from '../support/people.ts';
import { test } from '../support/test.ts';

const newLink = (name: string) => ({ opener: link(name), dialog: dialog() });

/** The screens of arenas, companies, partners and contacts. */
async function officeScreens(db: Connection): Promise<Screen[]> {
  const name = `Dialog Field ${newRowId().slice(-6)}`;
  const { id: arenaId } = await givenArena(db, { name: { en: name, fr: name } });
  const { id: partnerId } = await givenPartner(db);
  const email = newEmail('dialogs');
  const message = 'Is the entrance step-free?';
  await callApi('contacts.send', { body: { type: 1, fullName: 'Robin Writing', email, message } });
  return [
    { path: '/dashboard/arena', overlays: [newLink('New arena')] },
    {
      path: `/dashboard/arena/${arenaId}`,
      overlays: [{ opener: button('Deactivate'), dialog: dialog(/^Deactivate /) }],
    },
    { path: '/dashboard/arena/locations', overlays: [newLink('New location')] },
    { path: '/dashboard/addcompany', overlays: [newLink('New company')] },
    {
      path: `/dashboard/partners/${partnerId}`,
      overlays: [{ opener: button('Delete'), dialog: dialog(/^Delete /) }],
    },
    { path: `/dashboard/contacts?search=${email}`, overlays: [newLink('Robin Writing')] },
    { path: '/dashboard/contacts/answers', overlays: [newLink('New canned answer')] },
  ];
}

/** Of the newsletter. */
async function newsletterScreens(db: Connection): Promise<Screen[]> {
  const { id } = await givenCampaign(db);
  return [
    { path: '/dashboard/newsletter', overlays: [newLink('New campaign')] },
    { path: '/dashboard/newsletter/topics', overlays: [newLink('New topic')] },
    {
      path: `/dashboard/newsletter/campaigns/${id}?tab=sending`,
      overlays: [{ opener: button('Send now'), dialog: dialog() }],
    },
  ];
}

for (const [what, screensOf] of Object.entries({
  'arenas, companies, partners and contacts': officeScreens,
  'the newsletter': newsletterScreens,
})) {
  test(`the dialogs and drawers of ${what} trap the focus, close by Esc, beside them and by their button, and give it back (check 5)`, async ({
    page,
    db,
  }) => {
    await signIn(page, await demoAccount('super'));
    await expectGoodDialogs(page, db, await screensOf(db));
  });
}
