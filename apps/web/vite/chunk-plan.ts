import { build, type Plugin, type Rolldown } from 'vite';

/**
 * Bundles the client's modules into a few files. Which pages use a module is known only after tree shaking, so a trial
 * build without a plan runs first. Modules of a single page stay with that page, modules that several pages of an area
 * share go into the area's file, and modules that only the dashboard uses are in no file for visitors.
 *
 * @param plugins the plugins that determine which modules exist
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
      // The plan assigns a file to every module; a group that also pulled in the modules' imports would undo the plan.
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

/** Returns the file of each module, except the modules that only a single page needs. */
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
  const routes = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith('/routes/dashboard.ts'));
  const staffPages = new Set(routes?.dynamicImports.map((fileName) => chunks.get(fileName)?.facadeModuleId));
  // Modules that change only with a dependency update are kept apart from modules that change with every release. Our
  // icon module is among them, because it creates the library's icons while their file is evaluated.
  const isVendors = (id: string) =>
    id.includes('/node_modules/') || !id.startsWith('/') || id.endsWith('/src/ui/icon.ts');
  const first = (id: string) => (isVendors(id) ? 'vendor' : 'frame');
  const late = [...users]
    .filter(([id]) => !initial.has(id))
    .map(([id, of]) => [id, ownFileOf(id) ?? ofPlaces(id, nameOf(of, staffPages))] as const);
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

/** Modules with a separate file: large libraries that some pages need, and components that are shown together. */
const ownFiles: readonly (readonly [RegExp, string])[] = [
  // Only pages on which someone becomes a member, or is one no longer, reload the prices.
  [/\/features\/common\/member-prices\./, 'member-prices'],
  // The form library, and components that only pages with a form show.
  [/\/react-hook-form\/|\/lib\/forms\/use-(ruled|address)-form\.|\/address-fields\./, 'forms'],
  [/\/fields\/radio-group\.|\/feedback\/error-summary\./, 'forms'],
  // The question about minors and its wording, for the pages where a seat is accepted, which all show a slot.
  [
    /\/bookings\/(components\/guardian-fields|model\/guardian)\.tsx?$|\/contracts\/src\/play\/bookings\/guardian\.ts$/,
    'places',
  ],
  // The calls of a few pages, beside the modules that make them (`client-calls.ts`).
  [/\/lib\/http\/booking-calls\./, 'places'],
  [/\/lib\/http\/order-calls\./, 'orders'],
  [/\/lib\/http\/account-calls\./, 'account'],
  // QR codes, for a waiver at the door and an authenticator app.
  [/\/uqr\/|\/features\/common\/qr-code\./, 'qr'],
  // The fields of a login, which its second step and the question for the password have too.
  [
    /\/ui\/fields\/password-input\.|\/icons\/eye(-off)?\.|\/confirm-identity\/code-field\.|\/people\/auth\/code-rule\.ts$|\/auth\/components\/late-second-step\.|\/auth\/model\/needs-code\./,
    'account',
  ],
  // Refunds ask for the password again, as other changes in the dashboard do.
  [/\/features\/common\/confirm-identity\/use-confirmed\./, 'follow-up'],
  // The dashboard's frame counts new messages.
  [/\/lib\/http\/inbox-calls\./, 'common'],
  // The parts that the home page shares with the pages of the classes and of editors.
  [/\/pages\/site\/parts\/(arena-plan|class-rules|closing|scoreboard)\.|\/src\/content\/facts\.ts$/, 'site'],
  // For the home page and a product's page, which share no other file.
  [/\/features\/common\/rendered-part\./, 'rendered-part'],
  // The list of arenas needs these two, but nothing else that it would share with the site's pages.
  [/\/play\/arenas\/(api\/queries|components\/class-badge)\./, 'common'],
  // An editor's text with the parts of its page, and the form that some of these pages have.
  [
    /\/pages\/site\/parts\/(edited-page|page-section|page-hero|text-placeholder)\.|\/features\/content\/pages\//,
    'edited',
  ],
  [/\/inbox\/contacts\/components\/(contact-sent|late-contact-form|enquiry)\./, 'contact'],
  // The blog's cards, for its two pages.
  [/\/features\/content\/posts\/(?!components\/post-body)/, 'posts'],
  // The fields of a contact message, for its form and the inbox.
  [/\/contracts\/src\/inbox\/contacts\/(details|fields)\.ts$/, 'contact-details'],
  // The calls of editors' texts, which the policies' dialog on many pages needs.
  [/\/lib\/http\/content-calls\./, 'common'],
  // The Markdown code, together with small modules that the pages of the events share with the other pages of editors.
  [/\/marked\/|\/domain\/src\/markdown\.|\/ui\/layout\/markdown\.|\/lib\/markdown\./, 'markdown'],
  [/\/lib\/http\/event-calls\.|\/common\/(event-time|preview-note)\.|\/content\/to-confirm\./, 'markdown'],
  // The code that splits and renders a newsletter issue, for its page and its editor.
  [/\/campaigns\/parts\.|\/common\/issue-body\./, 'issue-body'],
  // The search for a city, which no step of a booking needs.
  [/\/places\/locations\/(components\/city-(search|options)|model\/(city-source|use-city-search))\./, 'cities'],
  // The note about the member price, for a booking and an arena.
  [/\/pages\/site\/parts\/late-join-note\./, 'places'],
  // The cards of slots. The first step of a booking shows them only if its slot is full.
  [/\/bookings\/components\/(other-slots|slots\/(next-slots|next-time|slot-card|type-mark))\./, 'slot-cards'],
  [/\/pages\/site\/home\/(hero-price|(use-)?next-slots)\./, 'slot-cards'],
  // The amounts and steps of a purchase, which no page of the site shows.
  [/\/features\/common\/(amounts|line-item|order-amounts|total-announcement)\.|\/lib\/query\/unanswered\./, 'bought'],
  [/\/ui\/navigation\/steps\./, 'bought'],
  // The plans and the card of a membership, without the form to join, and the calls of waivers.
  [
    /\/club\/memberships\/(api\/|model\/|components\/(join-note|membership-card|plan-list)\.)|\/club\/(families\/api\/|waivers\/api\/queries\.)|\/common\/family-query\.|\/lib\/http\/club-calls\./,
    'membership',
  ],
  [/\/lib\/path-of-address\.ts$|\/components\/booking\/(guests-card|unsigned-people)\./, 'squad'],
  [/\/pages\/site\/parts\/invitation-page\./, 'squad'],
  // The pages after a payment.
  [
    /\/common\/purchase-done\.|\/icons\/file-down\.|\/payments\/(api\/use-awaited-payment|components\/pay-panel|model\/poll-interval)\./,
    'paid',
  ],
  // The history, refunds and moves of an order or booking, for their pages and the dashboard.
  [
    /\/features\/common\/(history|refunds|move-choices)\.tsx$|\/bookings\/model\/booking-(events|state)\.|\/booking\/(booking-status-badge|seat-choice)\./,
    'follow-up',
  ],
  [/\/icons\/calendar-(clock|plus)\./, 'follow-up'],
  // The enumerations of orders, refunds and timelines.
  [/\/common\/record-enums\./, 'records'],
  // The button that shares or copies an address.
  [/\/common\/use-share\.|\/icons\/link-2\./, 'share'],
  // Icons that the pages of waivers share with the dashboard.
  [/\/icons\/(circle-exclamation-point|pen-line)\./, 'membership'],
  // The footer's lazy part and the dashboard's view of it.
  [/\/features\/common\/network-icon\.tsx$|\/app\/footer\/social-links\.tsx$/, 'social-links'],
  // Moves a guest's cart and wishlist to the account after a login, both at once.
  [/\/features\/shop\/\w+\/(api|model)\/merge-|\/lib\/http\/merge-calls\./, 'merge'],
  [/\/lib\/query\/products-by-ids\.ts$/, 'basket'],
  // The dashboard's texts and the routes of all its features.
  [
    /\/lib\/i18n\/dashboard-texts\.ts$|\/lib\/router\/dashboard-pages\.ts$|\/(app\/router\/routes\/dashboard|admin\/routes)\.ts$/,
    'dashboard',
  ],
  // The Markdown editor of campaigns and content.
  [/\/features\/common\/admin\/markdown\//, 'dashboard-campaigns'],
  // The lists that are sorted by dragging and the import of a file, for the few pages that have them.
  [
    /\/@dnd-kit\/|\/features\/common\/admin\/(sorting\/|pictures\/picture-(card|fields)\.)|\/icons\/grip-vertical\./,
    'dashboard-lists',
  ],
  // The parts that the pages of content share, with the comparison of texts.
  [/\/features\/common\/admin\/(content\/|pictures\/library-picker)|\/node_modules\/diff\//, 'dashboard-content'],
  // The names of what the audit records, for its page and the page of a person.
  [/\/contracts\/src\/office\/audit\/names\.ts$/, 'dashboard-audit'],
  // The camera and the reader of QR codes, for the two pages that scan.
  [/\/features\/common\/admin\/scan\/|\/jsqr\//, 'dashboard-scan'],
  [/\/features\/common\/admin\/file-import\/|\/common\/import-queries\.ts$/, 'dashboard-lists'],
  // A preview of a product must not load the Markdown code of the pages of editors.
  [/\/features\/common\/use-preview-token\.ts$/, 'common'],
  // Both kinds of tabs keep the chosen one in view.
  [/\/ui\/navigation\/use-chosen-in-view\.ts$/, 'common'],
  // The heading of every site page, without the parts that only some pages show.
  [/\/pages\/site\/parts\/page-title\.tsx$/, 'common'],
];

/** Every page downloads the names of all files, so small texts of one area share a file. */
const sharedTexts: Readonly<Record<string, string>> = {
  'calendar-feed': 'squads',
  coaching: 'squads',
  // The editors of texts.
  'content.admin': 'campaigns.admin',
  'media.admin': 'campaigns.admin',
  'policies.admin': 'campaigns.admin',
  'social.admin': 'campaigns.admin',
  // The slot calendar needs neither the office's texts nor those about people and imported files.
  'help.admin': 'settings.admin',
  'reports.admin': 'settings.admin',
  'audit.admin': 'contacts.admin',
  'accounts.admin': 'contacts.admin',
  'memberships.admin': 'contacts.admin',
  'imports.admin': 'contacts.admin',
  'companies.admin': 'contacts.admin',
  'partners.admin': 'contacts.admin',
  editorial: 'content',
  events: 'content',
  families: 'club',
  issues: 'newsletter',
  memberships: 'club',
  partners: 'contacts',
  replay: 'site',
  returns: 'orders',
  restock: 'shop',
  search: 'site',
  waitlist: 'squads',
};

function ownFileOf(id: string): string | null {
  const [, name] = ownFiles.find(([modules]) => modules.test(id)) ?? [];
  if (name) return name;
  const [, language, texts] = /\/locales\/(\w+)\/\w+\/([\w.-]+)\.json$/.exec(id) ?? [];
  if (!language || !texts) return null;
  if (texts === 'common' || texts === 'layout') return `texts-${language}`;
  // The pages from an arena to its times and their booking.
  if (texts === 'arenas' || texts === 'slots') return `texts-bookings-${language}`;
  const shared = sharedTexts[texts];
  if (shared) return `texts-${shared}-${language}`;
  // Most of the dashboard's texts are one file. The others are only for their own pages, and the largest page, the slot
  // calendar, would exceed its budget with them.
  if (
    texts === 'kit' ||
    (texts.endsWith('.admin') && !/^(bookings|campaigns|contacts|coupons|day|figures|settings)\./.test(texts))
  )
    return `texts-dashboard-${language}`;
  return `texts-${texts}-${language}`;
}

/**
 * Modules that two areas share are put into the file of the area that uses more of them; all other shared modules are
 * in `common`.
 */
const sharedFiles: Record<string, string> = {
  // Purchases of both kinds share the payment and tracking modules.
  'booking+orders': 'bought',
  'orders+times': 'bought',
  'checkout+orders': 'checkout',
  'checkout+shop': 'basket',
  'event+site': 'site',
  'orders+shop': 'shop',
  'shop+wishlist': 'shop',
  'checkout+orders+shop': 'basket',
  'checkout+shop+wishlist': 'basket',
  'checkout+orders+shop+wishlist': 'basket',
};

/** The pages with product cards, which are nearly all pages of the shop. */
const showsCards = /\/pages\/shop\/(cart|product|shop|wishlist)\.|\/more-products\.tsx$/;

/**
 * Modules that only places and bookings share, such as the city search and the slot card: many pages of the site show
 * them, but no page of the shop does.
 */
const ofPlaces = (id: string, name: string | null): string | null =>
  name === 'common' && placesModules.some((modules) => modules.test(id)) ? 'places' : name;

const placesModules = [
  /\/features\/play\/bookings\//,
  /\/contracts\/src\/play\/(bookings|squads)\//,
  /\/domain\/src\/bookings\//,
  /\/icons\/(calendar-(days|clock|plus)|trophy)\./,
];

type Ids = ReadonlySet<string | null | undefined>;

/** Returns null for a module of a single visitor page, which stays in that page's file. */
function nameOf(users: readonly string[], staffPages: Ids): string | null {
  const visitors = users.filter((id) => !isStaffs(id));
  if (visitors.length === 0) return staffFile(users, staffPages);
  // The dashboard must not load a part of the shop for a single module, nor the shop a part of the dashboard.
  const areas = withFirst(unique(visitors.map(areaOf)));
  if (visitors.length < users.length) {
    const sharedBy = areas.join('+');
    if (sharedBy === 'orders' && users.every((id) => !isStaffs(id) || sectionOf(id) === 'orders')) return 'order';
    return sharedBy === 'account' || sharedBy === 'overlay' ? sharedBy : 'common';
  }
  if (visitors.length > 1 && visitors.every((id) => showsCards.test(id))) return 'shop';
  const [area, second] = areas;
  if (second) return sharedFiles[areas.join('+')] ?? 'common';
  return users.length > 1 || isLayout(users[0]) ? (area ?? null) : null;
}

/**
 * Returns the file of a dashboard section or of the whole dashboard. The pages of a feature share its file. A module
 * that only one lazily shown part uses stays with that part.
 */
function staffFile(users: readonly string[], staffPages: Ids): string | null {
  const [section, second] = unique(users.map(sectionOf));
  if (users.length === 1 && !isLayout(users[0]) && !staffPages.has(users[0])) return null;
  return second || section === 'frame' ? 'dashboard' : `dashboard-${section}`;
}

const isStaffs = (id: string): boolean => /\/dashboard[/-]|\/features\/.*\/admin\//.test(id);

/** A layout is not a page: all pages in it need it. */
const isLayout = (id: string | undefined): boolean => id?.includes('/layouts/') ?? false;

function sectionOf(id: string): string {
  // The slot calendar, the largest page, does without the list of changed wall times.
  if (id.endsWith('/drift/drift-list.tsx')) return 'drift';
  return /\/(?:pages\/dashboard|features\/\w+)\/([\w-]+)[/.]/.exec(id)?.[1] ?? 'frame';
}

/** Modules that belong to a different area than their folder suggests; the first match applies. */
const specialAreas: readonly (readonly [RegExp, string])[] = [
  // The first step of a booking, and a profile's bookings.
  [/\/pages\/(site\/book\.|account\/parts\/my-bookings\.)/, 'times'],
  [/\/pages\/account\/parts\/my-orders\./, 'orders'],
  // A booking that is held, paid or on a waitlist, a membership, which is bought in the same way, and a coach's sessions.
  [/\/pages\/(site\/(booking|waitlist-|membership-)|account\/(coach|parts\/my-membership)\.)/, 'booking'],
  // A tournament team: its lazy parts, and the page of an invited player.
  [/\/pages\/site\/squad\.|\/bookings\/components\/squad\//, 'squad'],
  [/\/features\/play\/bookings\//, 'booking'],
  // The list of events, the page of one, and the next ones on the home page.
  [/\/pages\/site\/(events?\.|home\/next-events\.)|\/features\/content\/events\//, 'event'],
  // The content of the site's pages.
  [/\/content\/pages\//, 'site'],
  // The published newsletter issues, and the list of them on the home page.
  [/\/pages\/site\/(issues?[/.-]|home\/recent-issues\.)|\/features\/newsletter\/archive\//, 'archive'],
  // The pages behind a newsletter email's links, and the form in the footer.
  [/\/pages\/site\/newsletter-|\/features\/newsletter\/subscribers\//, 'subscription'],
  // A lazy part of the profile.
  [/\/features\/people\/profile\//, 'account'],
  // The shop's lazy parts.
  [/\/features\/shop\/(\w+\/(api|model)\/merge-|first-order\/|restock\/)/, 'shop'],
  // The user menu is on pages of every area.
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

/** Each of these files is loaded before the next one is needed: an arena's times, a booking, its team. */
const bookingFiles = ['times', 'booking', 'squad'];

/** Modules that several of these areas need are put into the file of the first one. */
function withFirst(areas: readonly string[]): string[] {
  const first = bookingFiles.find((area) => areas.includes(area));
  return areas.filter((area) => area === first || !bookingFiles.includes(area));
}

const unique = (names: readonly string[]): string[] => [...new Set(names)].sort();
