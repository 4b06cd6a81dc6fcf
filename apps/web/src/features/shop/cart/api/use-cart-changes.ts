import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { CartWire, ErrorCode } from '@dronesoccer/contracts';
import { useLocation } from 'react-router-dom';
import { ApiError } from '@/lib/errors/api-error';
import { errorMessage } from '@/lib/errors/error-message';
import { i18n } from '@/lib/i18n/i18n';
import { useNavigateLocal } from '@/lib/i18n/use-navigate-local';
import { notify, type Notice } from '@/lib/notify';
import { barePath, paths } from '@/lib/paths';
import { queryKeys } from '@/lib/query/keys';
import { useRoot } from '@/lib/store/root-store';
import { lineOfLocal, lineOfServer, localOfLine, type CartLine } from '../model/cart-line';
import { applyChange, joinLines, judge, type CartChange, type CartOutcome, type Judgement } from '../model/cart-rules';
import { useGuestCart } from '../model/guest-cart';
import { predictCart } from '../model/server-cart';
import { cartChangeKey, sendChange, serverCartQuery, showServerCart } from './server-cart';

interface ChangeOptions {
  /** Shows no message on success because the caller shows its own. */
  quiet?: boolean;
  /** Called when the change is applied; for a server cart, when the server has confirmed it. */
  onDone?: () => void;
  /** Called when the server has refused the change. */
  onFailed?: () => void;
}

interface CartChanges {
  /** Makes the change and reports its outcome. Returns whether the client's own check allowed it. */
  change: (change: CartChange, options?: ChangeOptions) => boolean;
  /** Empties the cart after it has become an order. The server has already emptied its own cart. */
  clearAfterOrder: () => void;
  /** Adds the lines of a reopened order to the guest's cart, up to the available stock. */
  addLines: (lines: readonly CartLine[]) => void;
  /** Fetches the cart again after the server has changed it. */
  refresh: () => void;
}

/**
 * Sends changes to the server if the customer is signed in and the cart is synced; otherwise applies them locally (spec
 * 4, Cart).
 */
export function useCartChanges(): CartChanges {
  const client = useQueryClient();
  const viewCart = useViewCart();
  const { mutate } = useMutation({
    mutationKey: cartChangeKey,
    // Send changes one at a time, so that the last click also reaches the server last.
    scope: { id: 'cart' },
    meta: { failure: false },
    mutationFn: (change: CartChange & ChangeOptions) => sendChange(client, change),
    onMutate: async (change) => {
      const { queryKey } = serverCartQuery();
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      if (before) showServerCart(client, predictCart(before, change));
      return { before, judgement: judge(before?.cartItems.map(lineOfServer) ?? [], change) };
    },
    onSuccess: (cart, change, { judgement }) => {
      showServerCart(client, withWaitingChanges(client, cart, change));
      finishChange(judgement, change, change, viewCart);
    },
    onError: (error, change, foreseen) => {
      if (foreseen?.before) showServerCart(client, withWaitingChanges(client, foreseen.before, change));
      void client.invalidateQueries({ queryKey: queryKeys.area('cart') });
      sayFailure(error, change, foreseen?.judgement);
      change.onFailed?.();
    },
  });

  const change = (wanted: CartChange, options: ChangeOptions = {}): boolean => {
    if (!isOnServer()) return changeLocally(wanted, options, viewCart);
    const shown = client.getQueryData(serverCartQuery().queryKey);
    // A cart that is not loaded cannot be checked here. The server checks every change anyway.
    const judgement = shown && judge(shown.cartItems.map(lineOfServer), wanted);
    if (judgement && !judgement.allowed) {
      notifyOutcome(judgement);
      return false;
    }
    mutate({ ...wanted, ...options });
    return true;
  };
  const refresh = () => void client.invalidateQueries({ queryKey: queryKeys.area('cart') });
  const clearAfterOrder = () => {
    if (isOnServer()) refresh();
    else useGuestCart.getState().save([]);
  };
  const addLines = (lines: readonly CartLine[]) => {
    const { items, save } = useGuestCart.getState();
    save(joinLines(items.map(lineOfLocal), lines).map(localOfLine));
  };
  return { change, clearAfterOrder, addLines, refresh };
}

function isOnServer(): boolean {
  const { auth, shop } = useRoot.getState();
  return (auth.user !== null || auth.claims.length > 0) && shop.isServerSynced;
}

/** The action "View cart" for the message after an addition, or undefined on the cart page. */
function useViewCart(): Notice['action'] {
  const navigate = useNavigateLocal();
  const isInCart = barePath(useLocation().pathname) === paths.cart;
  if (isInCart) return undefined;
  return { label: i18n.t('cart.view', { ns: 'shop' }), onPress: () => navigate(paths.cart) };
}

function finishChange(
  judgement: Judgement,
  { kind }: CartChange,
  { quiet = false, onDone }: ChangeOptions,
  viewCart: Notice['action'],
): void {
  if (!quiet) notifyOutcome(judgement, kind === 'add' ? viewCart : undefined);
  onDone?.();
}

function changeLocally(change: CartChange, options: ChangeOptions, viewCart: Notice['action']): boolean {
  const { items, save } = useGuestCart.getState();
  const lines = items.map(lineOfLocal);
  const judgement = judge(lines, change);
  if (judgement.allowed) {
    save(applyChange(lines, change).map(localOfLine));
    finishChange(judgement, change, options, viewCart);
  } else {
    notifyOutcome(judgement);
  }
  return judgement.allowed;
}

/**
 * Applies the changes that are still pending to the server's answer, so that the figures never jump back for a moment.
 */
function withWaitingChanges(client: QueryClient, cart: CartWire, settled: CartChange): CartWire {
  return client
    .getMutationCache()
    .findAll({ mutationKey: cartChangeKey, status: 'pending' })
    .map(({ state }) => state.variables as CartChange)
    .filter((waiting) => waiting !== settled)
    .reduce(predictCart, cart);
}

const refusals: readonly CartOutcome[] = ['notAvailable', 'stockLimit', 'insufficientStock'];

function notifyOutcome({ outcome, name }: Pick<Judgement, 'outcome' | 'name'>, action?: Notice['action']): void {
  if (outcome === null) return;
  notify({
    message: i18n.t(`cart.said.${outcome}`, { ns: 'shop', name }),
    type: refusals.includes(outcome) ? 'warning' : 'success',
    ...(action && { action }),
  });
}

/** Maps the server's refusals to those outcomes for which spec 8 has a message with the product's name. */
function outcomeOf(code: ErrorCode | null, change: CartChange): CartOutcome | null {
  if (code === 'CART_004' || code === 'PROD_001' || code === 'PROD_003') return 'notAvailable';
  if (code === 'CART_007') return 'stockLimit';
  if (code === 'CART_003') return change.kind === 'add' ? 'stockLimit' : 'insufficientStock';
  return code === 'PROD_010' ? 'insufficientStock' : null;
}

const failureTexts = { add: 'update', set: 'update', remove: 'remove', clear: 'clear' } as const;

function sayFailure(error: unknown, change: CartChange, judgement: Judgement | undefined): void {
  const outcome = outcomeOf(error instanceof ApiError ? error.code : null, change);
  if (outcome !== null && judgement?.name) {
    notifyOutcome({ outcome, name: judgement.name });
    return;
  }
  const heading = i18n.t(`cart.failed.${failureTexts[change.kind]}`, { ns: 'shop' });
  notify({ type: 'danger', heading, message: errorMessage(error) });
}
