import { BookingUserType, type ChildBody, type FamilyWire, Role } from '@dronesoccer/contracts';
import { msPerDay } from '@dronesoccer/domain';
import { useApi } from '../../../test/support/api.js';
import { holdFamilyPlan, invitationLink } from '../../../test/support/families.js';
import { joinBody, offeredPlans, paidMembership } from '../../../test/support/memberships.js';
import { type Person, registered } from '../../../test/support/people.js';
import { Clock } from '../../platform/clock/index.js';
import { ExpireMemberships } from '../memberships/settle/expire-memberships.js';
import { FamilyLinks } from './family-links.js';

describe('a family', () => {
  const api = useApi();
  let holder: Person;

  beforeEach(async () => {
    holder = await registered(api);
  });
  afterEach(() => jest.restoreAllMocks());

  const lea: ChildBody = { firstName: 'Léa', lastName: 'Roy', birthDate: '2016-05-04', notes: 'Asthma' };
  const ofAge = (years: number, firstName = 'Noah'): ChildBody => {
    const today = new Date().toISOString().slice(4, 10).replace('-02-29', '-02-28');
    return { firstName, lastName: 'Roy', birthDate: `${new Date().getUTCFullYear() - years}${today}` };
  };
  const add = (body: ChildBody = lea, person = holder) => api.as(person).call('family.addChild', { body });
  const addRefused = (body: ChildBody) => api.as(holder).refused('family.addChild', { body });
  const get = (person = holder) => api.as(person).call('family.get');
  const invite = (email: string, childId: string | null = null, person = holder) =>
    api.as(person).call('family.invite', { body: { email, childId } });
  const inviteRefused = (email: string, childId: string | null = null, person = holder) =>
    api.as(person).refused('family.invite', { body: { email, childId } });
  const linkTo = (id: string) => invitationLink(api, id);
  const accept = (id: string, person: Person) => api.as(person).call('family.accept', linkTo(id));
  const acceptRefused = (id: string, person: Person) => api.as(person).refused('family.accept', linkTo(id));
  const latest = ({ invitations }: FamilyWire): string => invitations.at(-1)?.id ?? '';
  const holdPlan = async (person = holder) => {
    await offeredPlans(api);
    return holdFamilyPlan(api, person);
  };
  const isMember = async ({ user }: Person): Promise<boolean> => {
    const [row] = await api.database.query<{ type: BookingUserType; has: boolean }>(
      `SELECT user_type AS type, EXISTS (SELECT 1 FROM user_roles WHERE user_id = u.id AND role = ${Role.MEMBER}) AS has
       FROM users u WHERE id = $1`,
      [user.id],
    );
    expect(row?.has).toBe(row?.type === BookingUserType.MEMBER);
    return row?.has ?? false;
  };
  /** Invites an adult to the holder's family, who joins it. */
  const joined = async (): Promise<Person> => {
    const adult = await registered(api);
    await accept(latest(await invite(adult.user.email)), adult);
    return adult;
  };

  it('has a child once, however often it is added at the same moment', async () => {
    await Promise.all([1, 2, 3].map(() => add()));
    const { children, placesLeft } = await add({ ...lea, lastName: 'ROY' });
    expect(children).toEqual([{ ...lea, id: expect.any(String), hasAccount: false, canTakeOver: false, version: 1 }]);
    expect(placesLeft).toBe(3);
  });

  it('has no child with a date of birth in the future, and no adult as a child (FAMI_004)', async () => {
    const tomorrow = new Date(Date.now() + msPerDay).toISOString().slice(0, 10);
    for (const birthDate of [tomorrow, ofAge(18).birthDate, '2016-02-30']) {
      expect(await addRefused({ ...lea, birthDate })).toEqual([400, 'FAMI_004']);
    }
    expect((await get()).children).toEqual([]);
  });

  it('loses no change: a second editor gets the family as it is (FAMI_006), a stranger nothing (FAMI_001)', async () => {
    const [child] = (await add()).children;
    const params = { id: child?.id ?? '' };
    const change = (notes: string) => ({ params, body: { ...lea, notes, version: 1 } });
    const stranger = api.as(await registered(api));
    expect(await stranger.refused('family.changeChild', change('x'))).toEqual([404, 'FAMI_001']);
    expect(await stranger.refused('family.removeChild', { params })).toEqual([404, 'FAMI_001']);
    await api.as(holder).call('family.changeChild', change('No sugar'));
    expect(await api.as(holder).refused('family.changeChild', change('Late'))).toEqual([409, 'FAMI_006']);
    expect((await get()).children).toMatchObject([{ notes: 'No sugar', version: 2 }]);
    const other = { ...lea, firstName: 'Zoé' };
    await add(other);
    const same = { params, body: { ...other, version: 2 } };
    expect(await api.as(holder).refused('family.changeChild', same)).toEqual([400, 'FAMI_004']);
    expect((await api.as(holder).call('family.removeChild', { params })).children).toMatchObject([other]);
    expect(await api.as(holder).refused('family.changeChild', change('x'))).toEqual([404, 'FAMI_001']);
  });

  it('has five people: of several who take the last place at once, one gets it (FAMI_005)', async () => {
    await holdPlan();
    for (const name of ['One', 'Two', 'Three']) await add({ ...lea, firstName: name });
    const answers = await Promise.all([
      ...['Four', 'Five', 'Six', 'Seven'].map((firstName) =>
        api.as(holder).answer('family.addChild', { body: { ...lea, firstName } }),
      ),
      ...['four', 'five', 'six', 'seven'].map((name) =>
        api.as(holder).answer('family.invite', { body: { email: `${name}@example.com`, childId: null } }),
      ),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(7).fill(409)]);
    const { placesLeft, children, invitations } = await get();
    expect([placesLeft, children.length + invitations.length]).toEqual([0, 4]);
    expect(await addRefused({ ...lea, firstName: 'Eight' })).toEqual([409, 'FAMI_005']);
    expect(await inviteRefused('eight@example.com')).toEqual([409, 'FAMI_005']);
  });

  it('makes its adults members while the plan runs, and not a day longer', async () => {
    expect(await inviteRefused('someone@example.com')).toEqual([409, 'FAMI_007']);
    const { graceEndsAt } = await holdPlan();
    const [adult, leaving, removed] = [await joined(), await joined(), await joined()];
    for (const person of [adult, leaving, removed]) expect(await isMember(person)).toBe(true);
    expect(await get(adult)).toMatchObject({ joined: expect.any(String), canInviteAdults: false });
    expect((await get()).adults.map(({ id }) => id)).toEqual([adult.user.id, leaving.user.id, removed.user.id]);

    await api.as(leaving).call('family.leave');
    await api.as(holder).call('family.removeAdult', { params: { id: removed.user.id } });
    for (const person of [leaving, removed]) expect(await isMember(person)).toBe(false);
    const stranger = { params: { id: holder.user.id } };
    expect(await api.as(adult).refused('family.removeAdult', stranger)).toEqual([404, 'FAMI_001']);
    expect(await isMember(holder)).toBe(true);

    jest.spyOn(api.app.get(Clock), 'now').mockReturnValue(new Date(graceEndsAt ?? ''));
    await api.app.get(ExpireMemberships).run();
    for (const person of [holder, adult]) expect(await isMember(person)).toBe(false);
  });

  it('leaves the role to an adult with a membership of their own', async () => {
    await holdPlan();
    const adult = await joined();
    await paidMembership(api, adult, await joinBody(api));
    await api.as(adult).call('family.leave');
    expect(await isMember(adult)).toBe(true);
  });

  it('is joined by the invited person alone, through a link that a later invitation ends', async () => {
    await holdPlan();
    const adult = await registered(api);
    const former = latest(await invite(adult.user.email));
    const id = latest(await invite(adult.user.email));
    expect((await get()).invitations).toHaveLength(1);
    expect(await acceptRefused(former, adult)).toEqual([404, 'FAMI_001']);
    const stranger = { params: { id }, query: { token: api.app.get(FamilyLinks).tokenOf(former) } };
    expect(await api.as(adult).refused('family.accept', stranger)).toEqual([404, 'FAMI_001']);
    expect(await api.guest.refused('family.accept', linkTo(id))).toEqual([401, 'AUTH_002']);
    expect(await acceptRefused(id, holder)).toEqual([409, 'FAMI_010']);
    expect(await api.guest.call('family.invitation', linkTo(id))).toMatchObject({ child: null });
    await accept(id, adult);
    expect(await api.guest.refused('family.invitation', linkTo(id))).toEqual([404, 'FAMI_001']);

    const withdrawn = latest(await invite('other@example.com'));
    const params = { id: withdrawn };
    expect(await api.as(adult).refused('family.withdraw', { params })).toEqual([404, 'FAMI_001']);
    expect((await get()).invitations).toHaveLength(1);
    await api.as(holder).call('family.withdraw', { params });
    expect(await acceptRefused(withdrawn, await registered(api))).toEqual([404, 'FAMI_001']);
  });

  it('has no one who is in another family (FAMI_009), and no one after its plan has ended (FAMI_007)', async () => {
    await holdPlan();
    const adult = await joined();
    const other = await registered(api);
    const { id: membershipId } = await holdPlan(other);
    expect(await acceptRefused(latest(await invite(adult.user.email, null, other)), adult)).toEqual([409, 'FAMI_009']);
    expect(await acceptRefused(latest(await invite(holder.user.email, null, other)), holder)).toEqual([
      409,
      'FAMI_009',
    ]);
    expect(await inviteRefused('someone@example.com', null, adult)).toEqual([409, 'FAMI_009']);
    await api.database.query('UPDATE memberships SET status = 4 WHERE id = $1', [membershipId]);
    const late = latest(await get(other));
    expect(await acceptRefused(late, await registered(api))).toEqual([409, 'FAMI_007']);
  });

  it('gives a child of 14 its profile, confirmed by the guardian, and a younger one none (FAMI_008)', async () => {
    const [young, teen] = [await add(ofAge(13, 'Young')), await add(ofAge(14, 'Teen'))].map(
      ({ children }, index) => children.find(({ firstName }) => firstName === ['Young', 'Teen'][index])?.id ?? '',
    );
    if (young === undefined || teen === undefined) throw new Error('There are two children.');
    expect(await inviteRefused('young@example.com', young)).toEqual([409, 'FAMI_008']);
    const stranger = await registered(api);
    expect(await inviteRefused('teen@example.com', teen, stranger)).toEqual([404, 'FAMI_001']);
    const account = await registered(api);
    const id = latest(await invite(account.user.email, teen));
    expect(await api.guest.call('family.invitation', linkTo(id))).toMatchObject({ child: 'Teen' });
    const parent = await registered(api);
    await add(lea, parent);
    expect(await acceptRefused(id, parent)).toEqual([409, 'FAMI_010']);
    await accept(id, account);
    expect((await get()).children.find((child) => child.id === teen)).toMatchObject({
      hasAccount: true,
      canTakeOver: false,
    });
    expect(await inviteRefused('again@example.com', teen)).toEqual([404, 'FAMI_001']);
    const minors = await api.database.query(
      'SELECT guardian_email AS email, confirmed_at IS NOT NULL AS is FROM minors WHERE user_id = $1',
      [account.user.id],
    );
    expect(minors).toEqual([{ email: holder.user.email, is: true }]);
    await holdPlan();
    expect(await isMember(account)).toBe(true);
  });

  it('of each separated parent has a profile of the same child, of which an account takes one over (FAMI_010)', async () => {
    const [other, account] = [await registered(api), await registered(api)];
    const noah = ofAge(15);
    const profiles = [await add(noah), await add(noah, other)].map(({ children }) => children[0]?.id ?? '');
    expect(new Set(profiles).size).toBe(2);
    const [mine = '', theirs = ''] = profiles;
    expect(await inviteRefused(account.user.email, theirs)).toEqual([404, 'FAMI_001']);
    const ids = [
      latest(await invite(account.user.email, mine)),
      latest(await invite(account.user.email, theirs, other)),
    ];
    const answers = await Promise.all(ids.map((id) => api.as(account).answer('family.accept', linkTo(id))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ errorCode: 'FAMI_010' });
    const owners = await Promise.all([holder, other].map(async (person) => (await get(person)).children));
    expect(owners.flat().filter(({ hasAccount }) => hasAccount)).toHaveLength(1);
    // A refused profile stays with its guardian, whose invitation can be withdrawn or used by another account.
    expect((await Promise.all([holder, other].map(get))).flatMap(({ invitations }) => invitations)).toHaveLength(1);
  });

  it('takes no list as a child (FAMI_002), and is unchanged when the database fails (FAMI_003)', async () => {
    const url = '/api/me/family/children';
    const reply = await api.http.post(url).set(holder.bearer).type('json').send('[]').expect(400);
    expect(reply.body).toMatchObject({ errorCode: 'FAMI_002' });
    await api.database.query('ALTER TABLE children ADD CONSTRAINT children_closed CHECK (false) NOT VALID');
    const refused = await addRefused(lea);
    await api.database.query('ALTER TABLE children DROP CONSTRAINT children_closed');
    expect(refused).toEqual([503, 'FAMI_003']);
    expect((await add()).children).toHaveLength(1);
  });
});
