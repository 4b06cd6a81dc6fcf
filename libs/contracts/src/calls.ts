import { authCalls } from './calls/auth.ts';
import type { ShapeOf } from './calls/call.ts';
import { cartCalls } from './calls/cart.ts';
import { catalogCalls } from './calls/catalog.ts';
import { couponAdminCalls } from './calls/coupons-admin.ts';
import { meCalls } from './calls/me.ts';
import { productAdminCalls } from './calls/products-admin.ts';
import { reportCalls } from './calls/reports.ts';
import { savedViewCalls } from './calls/saved-views.ts';
import { settingsCalls } from './calls/settings.ts';
import { ordersAdminCalls } from './calls/orders-admin.ts';
import { shopCalls } from './calls/shop.ts';
import { wishlistCalls } from './calls/wishlist.ts';

/** Every call that the product answers, by name. The server's routes and the web client are both built from it. */
export const calls = {
  ...authCalls,
  ...meCalls,
  ...catalogCalls,
  ...cartCalls,
  ...shopCalls,
  ...ordersAdminCalls,
  ...wishlistCalls,
  ...couponAdminCalls,
  ...productAdminCalls,
  ...settingsCalls,
  ...reportCalls,
  ...savedViewCalls,
};

export type CallName = keyof typeof calls;

export const callNames = Object.keys(calls) as CallName[];

/** The names between `:` and the next `/`. */
type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** Undefined when the call has no such part, so that a client can ask for it only where there is one. */
type Part<S, Key extends string> = S extends { [K in Key]: infer V } ? V : undefined;

export type CallParams<N extends CallName> = [ParamNames<(typeof calls)[N]['path']>] extends [never]
  ? undefined
  : Readonly<Record<ParamNames<(typeof calls)[N]['path']>, string>>;

export type CallQuery<N extends CallName> = Part<ShapeOf<(typeof calls)[N]>, 'query'>;
export type CallBody<N extends CallName> = Part<ShapeOf<(typeof calls)[N]>, 'body'>;
/** What the call answers with: the envelope's `data`, or the bare answer where there is no envelope. */
export type CallReply<N extends CallName> = ShapeOf<(typeof calls)[N]>['reply'];

/** The call's path below `/api`, with its parameters filled in and encoded. */
export function callPath<N extends CallName>(name: N, params: CallParams<N>): string {
  const values: Readonly<Record<string, string>> = params ?? {};
  return calls[name].path.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(values[key] ?? ''));
}
