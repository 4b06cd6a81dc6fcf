import { ContentKind, limits, type Locale, serverLimits, SlotState, SlotType } from '@dronesoccer/contracts';
import { givenArena, givenContent, givenEvent, givenLocation, givenProduct, givenSlot } from '@dronesoccer/devkit';
import { msPerDay } from '@dronesoccer/domain';
import { useApi } from '../../../test/support/api.js';

const inDays = (days: number): Date => new Date(Date.now() + days * msPerDay);
const localStart = `${inDays(30).toISOString().slice(0, 10)}T19:00`;
const nothing = { products: [], arenas: [], events: [], posts: [], questions: [], correctedSearch: null };

describe('the search of the site', () => {
  const api = useApi({ ROLES: 'http' });
  const search = (q: string, locale: Locale = 'en') =>
    api.guest.call('search.site', { query: { q }, headers: { 'accept-language': locale } });
  const addresses = (found: readonly { address: string }[]) => found.map(({ address }) => address);

  it('finds products, arenas, events, posts and questions with one word', async () => {
    const product = await givenProduct(api.database, {
      ...{ name: 'Zephyr ball', description: 'A **fast** ball.', price: 12_000, sale: { price: 9_900 } },
      images: ['/pictures/products/zephyr.webp'],
    });
    const location = await givenLocation(api.database, { city: 'Zephyr Falls', province: 'NS' });
    const arena = await givenArena(api.database, { locationId: location.id });
    const tournament = await givenSlot(api.database, {
      ...{ arenaId: arena.id, type: SlotType.TOURNAMENT, startsAt: inDays(20), capacity: 8 },
    });
    const event = await givenEvent(api.database, { title: 'Zephyr day', localStart, startsAt: inDays(30) });
    const post = await givenContent(api.database, { kind: ContentKind.POST, title: 'Zephyr', body: 'Text' });
    const question = await givenContent(api.database, {
      ...{ kind: ContentKind.QUESTION, title: 'Returns?', body: 'Send the **zephyr** within {{returnDays}} days.' },
    });

    const found = await search('  ZÉPHYR?! ');
    expect(found.products).toMatchObject([
      { address: product.slug, title: 'Zephyr ball', text: 'A fast ball.', price: 99, isLowest: false },
    ]);
    expect(found.products[0]?.picture).toEqual({ url: '/pictures/products/zephyr.webp', alt: 'Zephyr ball' });
    expect(found.arenas).toMatchObject([{ address: arena.id, locale: 'en' }]);
    expect(found.arenas[0]?.text).toContain('Zephyr Falls');
    expect(addresses(found.events)).toEqual([tournament.id, event.slug]);
    expect(found.events[1]).toMatchObject({ title: 'Zephyr day', localStart });
    expect(addresses(found.posts)).toEqual([post.slug]);
    expect(found.questions).toMatchObject([{ address: question.id, text: 'Send the zephyr within 14 days.' }]);

    const french = await search('zephyr', 'fr');
    expect(addresses(french.posts)).toEqual([`fr-${post.slug}`]);
    expect(french.events[0]?.title).toBe('Tournoi de classe 20');
  });

  it('finds only what contains every word, in the names of provinces and classes too', async () => {
    // The builder's own names contain digits, among them "40" now and then.
    const name = { en: 'Harbour field', fr: 'Terrain du port' };
    const location = await givenLocation(api.database, { name, city: 'Halifax', province: 'NS' });
    const arena = await givenArena(api.database, { locationId: location.id, name });
    const find = async (q: string, locale?: Locale) => addresses((await search(q, locale)).arenas);
    expect(await find('halifax arena class 20')).toEqual([arena.id]);
    expect(await find('arénas halifax')).toEqual([]);
    expect(await find('halifax nouvelle ecosse')).toEqual([arena.id]);
    expect(await find('halifax class 40')).toEqual([]);
  });

  it('puts matching titles first and shows a few of each kind', async () => {
    const mentions = await Promise.all(
      Array.from({ length: serverLimits.foundOfEachKind }, () =>
        givenContent(api.database, { kind: ContentKind.POST, body: 'About the quokka' }),
      ),
    );
    const titled = await givenContent(api.database, {
      ...{ kind: ContentKind.POST, title: 'Quokka', publishAt: new Date('2020-01-01') },
    });
    const { posts } = await search('quokka');
    expect(posts).toHaveLength(serverLimits.foundOfEachKind);
    expect(posts[0]?.address).toBe(titled.slug);
    expect(mentions.map(({ slug }) => slug)).toEqual(expect.arrayContaining(addresses(posts.slice(1))));
  });

  it('corrects a misspelt product', async () => {
    const { slug } = await givenProduct(api.database, { name: 'Gyroscope' });
    const found = await search('gyrosccope');
    expect(addresses(found.products)).toEqual([slug]);
    expect(found.correctedSearch).toBe('gyroscope');
  });

  it('finds nothing that visitors cannot open', async () => {
    await givenProduct(api.database, { name: 'Wombat', isActive: false });
    await givenArena(api.database, { name: { en: 'Wombat', fr: 'Wombat' }, isActive: false });
    const { id } = await givenArena(api.database, { name: { en: 'Wombat field', fr: 'Terrain' } });
    const slot = { arenaId: id, type: SlotType.TOURNAMENT, capacity: 8 };
    await givenSlot(api.database, { ...slot, startsAt: inDays(10), state: SlotState.CANCELLED });
    await givenSlot(api.database, { ...slot, startsAt: inDays(-10) });
    await givenContent(api.database, { kind: ContentKind.POST, title: 'Wombat', publishAt: inDays(1) });
    await givenContent(api.database, { kind: ContentKind.QUESTION, title: 'Wombat', published: [] });
    await givenContent(api.database, { kind: ContentKind.PAGE, title: 'Wombat' });
    const { arenas, ...others } = await search('wombat');
    expect(addresses(arenas)).toEqual([id]);
    expect({ ...others, arenas: [] }).toEqual(nothing);
  });

  it('finds nothing without a word of at least two letters', async () => {
    for (const q of ['', ' ', 'a', 'a b', '7', '%', '_%', "o'%x_y"]) expect(await search(q)).toEqual(nothing);
    expect(await api.guest.call('search.site')).toEqual(nothing);
  });

  it('shortens long texts between two words', async () => {
    await givenContent(api.database, { kind: ContentKind.QUESTION, title: 'Numbat', body: 'Numbats dig. '.repeat(50) });
    const [question] = (await search('numbat')).questions;
    expect(question?.text).toMatch(/ (?:Numbats|dig\.)…$/);
    expect(question?.text.length).toBeLessThanOrEqual(serverLimits.foundTextMax);
  });

  it('refuses a search that is too long', async () => {
    const query = { q: 'x'.repeat(limits.searchTermMax + 1) };
    expect(await api.guest.refused('search.site', { query })).toEqual([400, 'CONTENT_007']);
  });
});
