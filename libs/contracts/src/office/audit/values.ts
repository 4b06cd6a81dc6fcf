import type { LocalText } from '../../common/locales.ts';
import { SuppressionCause } from '../../common/team-enums.ts';
import { valueNames } from '../../common/value-names.ts';
import { ContentKind, TextStatus } from '../../content/enums.ts';
import { ContactState } from '../../inbox/contacts/admin/wire.ts';
import { contactLabels } from '../../inbox/contacts/details.ts';
import { categoryLabels } from '../../shop/catalog/categories.ts';
import type { AuditSubject } from './names.ts';

/** The names of an enumeration's values, by the value as text. */
type Names = Readonly<Record<string, LocalText>>;

/** The meaning of an audited value: an amount in cents or in dollars, or a value with a name. */
export type AuditMeaning = 'cents' | 'dollars' | Names;

const name = (en: string, fr: string): LocalText => ({ en, fr });

const contentKinds: Record<ContentKind, LocalText> = {
  [ContentKind.POST]: name('Post', 'Article'),
  [ContentKind.EVENT]: name('Event', 'Événement'),
  [ContentKind.QUESTION]: name('Question', 'Question'),
  [ContentKind.PICTURE]: name('Picture of the gallery', 'Image de la galerie'),
  [ContentKind.PAGE]: name('Page', 'Page'),
  [ContentKind.HOME_SECTION]: name('Section of the home page', 'Section de l’accueil'),
};

const contactStates: Record<ContactState, LocalText> = {
  [ContactState.NEW]: name('New', 'Nouvelle'),
  [ContactState.OPEN]: name('Open', 'En cours'),
  [ContactState.DONE]: name('Done', 'Terminée'),
};

const suppressionCauses: Record<SuppressionCause, LocalText> = {
  [SuppressionCause.COMPLAINT]: name('Complaint', 'Plainte'),
  [SuppressionCause.DEAD_ADDRESS]: name('Address does not exist', 'Adresse inexistante'),
};

const textStatuses: Record<TextStatus, LocalText> = {
  [TextStatus.DRAFT]: name('Draft', 'Brouillon'),
  [TextStatus.PUBLISHED]: name('Published', 'Publié'),
};

/** Meanings that hold in every kind of record, by the name of the field or of the object that contains it. */
const everywhere: Readonly<Record<string, AuditMeaning>> = {
  amount: 'dollars',
  arenaClass: valueNames.arenaClass,
  cause: valueNames.cancelCause,
  delivery: valueNames.deliveryMethod,
  method: valueNames.deskMethod,
  minSubtotal: 'dollars',
  mode: valueNames.bookingMode,
  price: 'dollars',
  prices: 'dollars',
  refund: 'dollars',
  refundable: 'dollars',
  role: valueNames.role,
  roles: valueNames.role,
  salePrice: 'dollars',
  shipping: 'dollars',
};

/** Meanings in one kind of record, which come before those that hold everywhere. */
const within: Readonly<Partial<Record<AuditSubject, Readonly<Record<string, AuditMeaning | null>>>>> = {
  arena: { class: valueNames.arenaClass },
  booking: { atDesk: 'dollars', forfeit: 'dollars', status: valueNames.bookingStatus },
  campaign: { status: valueNames.campaignStatus },
  contact: { state: contactStates, type: contactLabels.types },
  content: { kind: contentKinds, status: textStatuses },
  // The amount of a coupon is percent or dollars, as its kind says.
  coupon: { amount: null, categories: categoryLabels, kind: valueNames.couponKind },
  dispute: { status: valueNames.disputeStatus },
  order: { status: valueNames.orderStatus },
  partner: { state: valueNames.partnerState },
  payment: { status: valueNames.paymentStatus },
  product: { category: categoryLabels, price: 'cents', reason: valueNames.stockMoveReason, salePrice: 'cents' },
  slot: { class: valueNames.arenaClass, state: valueNames.slotState, type: valueNames.slotType },
  'slot-pattern': { type: valueNames.slotType },
  subscriber: { cause: suppressionCauses, state: valueNames.subscriptionState },
  user: { status: valueNames.userStatus },
};

/** The action of a return names its state, not the order's. */
const ofReturns = /^order\.return-/;

/**
 * Returns the meaning of an audited value, or null if its text says it all. A field takes the meaning of the objects
 * around it: `prices.guest.standard` is an amount.
 */
export function auditMeaning(
  { action, subjectType }: { action: string; subjectType: string },
  path: string,
): AuditMeaning | null {
  const own: Readonly<Record<string, AuditMeaning | null>> = within[subjectType as AuditSubject] ?? {};
  for (const part of path.split('.').toReversed()) {
    if (part === 'status' && ofReturns.test(action)) return valueNames.returnStatus;
    if (part.endsWith('Cents')) return 'cents';
    const meaning = Object.hasOwn(own, part) ? own[part] : everywhere[part];
    if (meaning !== undefined) return meaning;
  }
  return null;
}
