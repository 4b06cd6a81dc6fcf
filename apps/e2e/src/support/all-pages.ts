import { realPages, type World } from './real-pages.ts';
import { pathsOf } from './routes.ts';

const profile = '/profile';
const memberOrder = '/shop/orders/:id';

const ofMembers = ['/coach/:slotId?', '/membership/join', '/memberships/:id/done?', memberOrder];

/** The paths that everyone can open, without the pages of errors. */
export const publicPaths = [...pathsOf('site'), ...pathsOf('account'), ...pathsOf('shop')].filter(
  (path) => path !== profile && !ofMembers.includes(path),
);

/** The steps of the checkout, which show little without a cart. */
export const checkoutPaths = pathsOf('checkout');

/** The paths that need a login. */
export const memberPaths = [...[1, 2, 3, 4, 5, 6].map((tab) => `${profile}?tab=${tab}`), ...ofMembers];

export const dashboardPaths = pathsOf('dashboard');

/** Returns a real address for a route whose parameters refer to data. */
export const addressOf = async (path: string, world: World): Promise<string> =>
  (await realPages[path]?.(world)) ?? path;
