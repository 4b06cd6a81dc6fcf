import { build, type Plugin, type Rolldown } from 'vite';

/**
 * Puts the client's modules into few files. Which pages use a module is known only after a build has left out what no
 * one uses, so there is a rehearsal without a plan: what one page uses stays with it, what the pages of one area share
 * is that area's file, and what only the dashboard uses is in no visitor's file.
 *
 * @param plugins those that decide which modules there are
 */
export function chunkPlan(plugins: Plugin[]): Plugin {
  return {
    name: 'chunk-plan',
    apply: 'build',
    async config({ root, resolve }) {
      const plan = planOf(
        await rehearse({ ...(root && { root }), ...(resolve && { resolve }), plugins: [noStyles, ...plugins] }),
      );
      const groups = unique([...plan.values()]).map((name) => ({ name, test: (id: string) => plan.get(id) === name }));
      // The plan names every module's file; a group that took along what its modules import would undo it.
      const codeSplitting = { includeDependenciesRecursively: false, groups };
      return { build: { rolldownOptions: { output: { codeSplitting } } } };
    },
  };
}

type Output = Rolldown.RolldownOutput['output'];
type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

const noStyles: Plugin = { name: 'no-styles', enforce: 'pre', load: (id) => (id.endsWith('.css') ? '' : null) };

async function rehearse(config: Parameters<typeof build>[0]): Promise<Output> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, assetsInlineLimit: 0, modulePreload: false, reportCompressedSize: false },
  });
  if (!('output' in built)) throw new Error('the rehearsal was no single build');
  return built.output;
}

/** The file of each module that neither every page needs nor one page alone. */
function planOf(output: Output): Map<string, string> {
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  const users = new Map<string, string[]>();
  const initial = new Set<string>();
  for (const { fileName, facadeModuleId, isEntry } of chunks.values()) {
    if (!facadeModuleId) continue;
    for (const id of modulesOf(fileName, chunks)) {
      if (isEntry) initial.add(id);
      else users.set(id, [...(users.get(id) ?? []), facadeModuleId]);
    }
  }
  // What changes with a dependency update is kept apart from what changes with every release; the icons of the library
  // are made by ours while their file is being evaluated.
  const isVendors = (id: string) =>
    id.includes('/node_modules/') || !id.startsWith('/') || id.endsWith('/src/ui/icon.ts');
  const first = (id: string) => (isVendors(id) ? 'vendor' : 'frame');
  const late = [...users]
    .filter(([id]) => !initial.has(id))
    .map(([id, of]) => [id, ownFileOf(id) ?? ofPlaces(id, nameOf(of))] as const);
  return new Map([
    ...[...initial].map((id) => [id, first(id)] as const),
    ...late.flatMap(([id, name]) => (name === null ? [] : [[id, name] as const])),
  ]);
}

function modulesOf(fileName: string, chunks: Chunks, seen = new Set<string>()): string[] {
  const chunk = chunks.get(fileName);
  if (!chunk || seen.has(fileName)) return [];
  seen.add(fileName);
  return [...chunk.moduleIds, ...chunk.imports.flatMap((each) => modulesOf(each, chunks, seen))];
}

const dashboardTexts = new Set([
  ...[
    'dashboard',
    'kit',
    'orders-admin',
    'products',
    'coupons',
    'reports',
    'settings',
    'arenas',
    'companies',
    'slots-admin',
    'partners-admin',
    'campaigns',
    'newsletter-admin',
    'campaign-results',
    'social',
  ],
]);

/** Modules that have a file of their own for what they are: large libraries that some pages need, and parts shown together. */
const ownFiles: readonly (readonly [RegExp, string])[] = [
  // The form library, and what only pages with a form show.
  [/\/react-hook-form\/|\/lib\/forms\/use-(ruled|address)-form\.|\/address-fields\./, 'forms'],
  [/\/fields\/radio-group\.|\/feedback\/error-summary\./, 'forms'],
  // The question about minors and its wording: for the pages where a seat is accepted, which all show a slot.
  [
    /\/bookings\/(components\/guardian-fields|model\/guardian)\.tsx?$|\/contracts\/src\/play\/bookings\/guardian\.ts$/,
    'places',
  ],
  // The texts of a few pages each.
  [/\/content\/pages\/classes\.ts$/, 'content-classes'],
  [/\/content\/pages\/events\.ts$/, 'content-events'],
  [/\/content\/pages\/flying\.ts$/, 'content-flying'],
  [/\/content\/pages\/joining\.ts$/, 'content-joining'],
  // The picture that a link to a page is shown with: of products and newsletter issues.
  [/\/features\/common\/share-head\.tsx$/, 'share-head'],
  // The texts of the blog: for its pages, and for those who tell others about it.
  [/\/content\/posts\.ts$/, 'posts'],
  // The fields of a message: for the form that takes it and the inbox that shows it.
  [/\/contracts\/src\/inbox\/contacts\/(details|fields)\.ts$/, 'contact-details'],
  // With what cuts and draws a newsletter issue.
  [/\/marked\/|\/ui\/layout\/markdown\.|\/lib\/markdown\.|\/campaigns\/parts\.|\/common\/letter-body\./, 'markdown'],
  // What became of an order or a booking, and where a booking moves: on their pages, and the team's.
  [/\/features\/common\/(history|refunds|move-choices)\.tsx$/, 'follow-up'],
  // The footer's late part, and what the team sees of it.
  [/\/features\/common\/network-icon\.tsx$|\/app\/footer\/social-links\.tsx$/, 'social-links'],
  // What a guest left goes to the account: both lists at once, after a login.
  [/\/features\/shop\/\w+\/(api|model)\/merge-/, 'merge'],
  [/\/lib\/query\/products-by-ids\.ts$/, 'shop'],
  [/\/lib\/i18n\/dashboard-texts\.ts$|\/app\/router\/routes\/dashboard\.ts$/, 'dashboard'],
  // The heading of every page of the site, without what only some of them show.
  [/\/pages\/site\/parts\/page-title\.tsx$/, 'common'],
];

function ownFileOf(id: string): string | null {
  const [, name] = ownFiles.find(([modules]) => modules.test(id)) ?? [];
  if (name) return name;
  const [, language, area] = /\/locales\/(\w+)\/([\w-]+)\.json$/.exec(id) ?? [];
  if (!language || !area) return null;
  if (area === 'common' || area === 'layout') return `texts-${language}`;
  // From an arena to its times and their booking.
  if (area === 'arena' || area === 'slot') return `texts-booking-${language}`;
  return dashboardTexts.has(area) ? `texts-dashboard-${language}` : `texts-${area}-${language}`;
}

/** What two areas share travels with the one that needs more of it; what others share is `common`. */
const sharedFiles: Record<string, string> = {
  // What is bought is paid alike, and followed alike.
  'booking+orders': 'bought',
  'orders+times': 'bought',
  'checkout+orders': 'checkout',
  'checkout+shop': 'shop',
  'orders+shop': 'shop',
  'shop+wishlist': 'shop',
  'checkout+orders+shop': 'shop',
  'checkout+shop+wishlist': 'shop',
  'checkout+orders+shop+wishlist': 'shop',
};

/** The pages with cards of products: the steps of a purchase have the shop's header and none of these. */
const showsCards = /\/pages\/shop\/(cart|product|shop|wishlist)\.|\/more-products\.tsx$/;

/**
 * The search for a city, the card of a slot and whatever else only places and bookings share: many pages of the site show
 * them, and no page of the shop does.
 */
const ofPlaces = (id: string, name: string | null): string | null =>
  name === 'common' && placesModules.some((modules) => modules.test(id)) ? 'places' : name;

const placesModules = [
  /\/features\/(play\/bookings|places\/locations)\//,
  /\/contracts\/src\/play\/(bookings|squads)\//,
  /\/domain\/src\/bookings\//,
  /\/icons\/(calendar-(days|clock|plus)|trophy)\./,
];

/** Null for what one page of visitors uses alone, which is in that page's file. */
function nameOf(users: readonly string[]): string | null {
  const visitors = users.filter((id) => !isStaffs(id));
  if (visitors.length === 0) return staffFile(users);
  // The dashboard must not fetch a part of the shop for one module of it, nor the shop a part of the dashboard.
  const areas = withFirst(unique(visitors.map(areaOf)));
  if (visitors.length < users.length) {
    const sharedBy = areas.join('+');
    if (sharedBy === 'orders' && users.every((id) => !isStaffs(id) || sectionOf(id) === 'orders')) return 'order';
    return sharedBy === 'account' || sharedBy === 'overlay' ? sharedBy : 'common';
  }
  if (visitors.length > 1 && visitors.every((id) => showsCards.test(id))) return 'cards';
  const [area, second] = areas;
  if (second) return sharedFiles[areas.join('+')] ?? 'common';
  return users.length > 1 || isLayout(users[0]) ? (area ?? null) : null;
}

/** One section's own, or the dashboard's; what is loaded late and used by nothing else stays with what loads it. */
function staffFile(users: readonly string[]): string | null {
  const [section, second] = unique(users.map(sectionOf));
  if (users.length === 1 && !isLayout(users[0]) && !/\/pages\//.test(users[0] ?? '')) return null;
  return second || section === 'frame' ? 'dashboard' : `dashboard-${section}`;
}

const isStaffs = (id: string): boolean => /\/dashboard[/-]|\/features\/.*\/admin\//.test(id);

/** A layout is no page: all pages in it need it. */
const isLayout = (id: string | undefined): boolean => id?.includes('/layouts/') ?? false;

/** The pages of these features have another name. */
const pagesOf: Readonly<Record<string, string>> = { subscribers: 'newsletter', catalog: 'products' };

function sectionOf(id: string): string {
  const [, name = 'frame'] = /\/(?:pages\/dashboard|features\/\w+)\/([\w-]+)\//.exec(id) ?? [];
  return pagesOf[name] ?? name;
}

/** What belongs to another area than its folder says; the first that fits. */
const specialAreas: readonly (readonly [RegExp, string])[] = [
  // The first step of a booking, and the bookings in a profile.
  [/\/pages\/(site\/book\.|account\/parts\/my-bookings\.)/, 'times'],
  [/\/pages\/account\/parts\/my-orders\./, 'orders'],
  // A booking that is held, paid or waited for.
  [/\/pages\/site\/(booking|waitlist-)/, 'booking'],
  // A tournament's team: its late parts, and the page of an invited player.
  [/\/pages\/site\/squad\.|\/bookings\/components\/squad\//, 'squad'],
  [/\/features\/play\/bookings\//, 'booking'],
  // The letters that were sent, and the row of them on the home page.
  [/\/pages\/site\/(letters?[/.-]|home\/recent-letters\.)|\/features\/newsletter\/archive\//, 'archive'],
  // The pages behind a letter's links, and the form in the footer.
  [/\/pages\/site\/newsletter-|\/features\/newsletter\/subscribers\//, 'letters'],
  // A late part of the profile.
  [/\/features\/people\/profile\//, 'account'],
  // The shop's own parts that come late.
  [/\/features\/shop\/(\w+\/(api|model)\/merge-|first-order\/|restock\/)/, 'shop'],
  // The signed-in person's menu is on pages of every area.
  [/\/app\/header\/user-menu\.tsx$/, 'common'],
];

function areaOf(id: string): string {
  const [, page] = /\/pages\/shop\/([\w-]+)\./.exec(id) ?? [];
  if (page === 'order' || page === 'checkout-payment' || page === 'checkout-done') return 'orders';
  if (page === 'cart' || page?.startsWith('checkout-')) return 'checkout';
  if (page === 'wishlist') return 'wishlist';
  if (id.includes('/features/shop/checkout/')) return 'checkout';
  if (id.endsWith('/more-products.tsx')) return 'shop';
  const [, special] = specialAreas.find(([files]) => files.test(id)) ?? [];
  if (special) return special;
  return /\/pages\/(\w+)\//.exec(id)?.[1] ?? /\/layouts\/(\w+)-layout/.exec(id)?.[1] ?? 'overlay';
}

/** Each is fetched before the next is shown: an arena's times, a booking, its team. */
const bookingFiles = ['times', 'booking', 'squad'];

/** What several of these need travels with the first that needs it. */
function withFirst(areas: readonly string[]): string[] {
  const first = bookingFiles.find((area) => areas.includes(area));
  return areas.filter((area) => area === first || !bookingFiles.includes(area));
}

const unique = (names: readonly string[]): string[] => [...new Set(names)].sort();
