import {
  ArenaClass,
  BookingMode,
  BookingStatus,
  DeliveryMethod,
  OrderStatus,
  PaymentStatus,
  PaymentSubjectKind,
  Role,
  SlotState,
  SlotType,
  SubscriptionState,
  UserStatus,
} from './enums.ts';
import type { LocalText } from './locales.ts';
import { CancelCause, CouponKind, DisputeStatus, ReturnStatus } from './record-enums.ts';
import { CampaignStatus, DeskMethod, PartnerState, StockMoveReason } from './team-enums.ts';

const name = (en: string, fr: string): LocalText => ({ en, fr });

/** The names of stored values, in exports and in the audit. */
export const valueNames = {
  arenaClass: {
    [ArenaClass.CLASS_20]: name('Class 20', 'Classe 20'),
    [ArenaClass.CLASS_40]: name('Class 40', 'Classe 40'),
  } satisfies Record<ArenaClass, LocalText>,
  bookingMode: {
    [BookingMode.SHARED]: name('Seats', 'Places'),
    [BookingMode.FULL]: name('Whole arena', 'Tout l’aréna'),
  } satisfies Record<BookingMode, LocalText>,
  bookingStatus: {
    [BookingStatus.PENDING]: name('Pending', 'En attente'),
    [BookingStatus.CONFIRMED]: name('Confirmed', 'Confirmée'),
    [BookingStatus.CANCELLED]: name('Cancelled', 'Annulée'),
  } satisfies Record<BookingStatus, LocalText>,
  campaignStatus: {
    [CampaignStatus.DRAFT]: name('Draft', 'Brouillon'),
    [CampaignStatus.SCHEDULED]: name('Scheduled', 'Planifiée'),
    [CampaignStatus.SENT]: name('Sent', 'Envoyée'),
    [CampaignStatus.CANCELLED]: name('Cancelled', 'Annulée'),
  } satisfies Record<CampaignStatus, LocalText>,
  cancelCause: {
    [CancelCause.SOLD_OUT]: name('Sold out', 'Rupture de stock'),
    [CancelCause.BUYER_ASKED]: name('At the buyer’s request', 'À la demande du client'),
    [CancelCause.NO_DELIVERY]: name('No delivery possible', 'Livraison impossible'),
    [CancelCause.PAYMENT_DOUBT]: name('Doubtful payment', 'Paiement douteux'),
    [CancelCause.MISTAKE]: name('Mistake', 'Erreur'),
    [CancelCause.OTHER]: name('Other', 'Autre'),
  } satisfies Record<CancelCause, LocalText>,
  couponKind: {
    [CouponKind.PERCENT]: name('Percent', 'Pourcentage'),
    [CouponKind.FIXED]: name('Amount', 'Montant'),
  } satisfies Record<CouponKind, LocalText>,
  deliveryMethod: {
    [DeliveryMethod.SHIP]: name('Shipping', 'Livraison'),
    [DeliveryMethod.PICKUP]: name('Pickup', 'Cueillette'),
  } satisfies Record<DeliveryMethod, LocalText>,
  deskMethod: {
    [DeskMethod.CASH]: name('Cash', 'Comptant'),
    [DeskMethod.CARD]: name('Card', 'Carte'),
  } satisfies Record<DeskMethod, LocalText>,
  disputeStatus: {
    [DisputeStatus.NEEDS_RESPONSE]: name('Needs evidence', 'Preuves attendues'),
    [DisputeStatus.UNDER_REVIEW]: name('Under review', 'À l’étude'),
    [DisputeStatus.WON]: name('Won', 'Gagnée'),
    [DisputeStatus.LOST]: name('Lost', 'Perdue'),
  } satisfies Record<DisputeStatus, LocalText>,
  orderStatus: {
    [OrderStatus.PENDING]: name('Pending', 'En attente'),
    [OrderStatus.PAID]: name('Paid', 'Payée'),
    [OrderStatus.CANCELLED]: name('Cancelled', 'Annulée'),
    [OrderStatus.SHIPPED]: name('Shipped', 'Expédiée'),
  } satisfies Record<OrderStatus, LocalText>,
  partnerState: {
    [PartnerState.PENDING]: name('Pending', 'En attente'),
    [PartnerState.ACTIVE]: name('Active', 'Actif'),
    [PartnerState.INACTIVE]: name('Inactive', 'Inactif'),
  } satisfies Record<PartnerState, LocalText>,
  paymentStatus: {
    [PaymentStatus.PENDING]: name('Started', 'Commencé'),
    [PaymentStatus.PAID]: name('Paid', 'Payé'),
    [PaymentStatus.FAILED]: name('Failed', 'Échec'),
    [PaymentStatus.REFUNDED]: name('Refunded', 'Remboursé'),
    [PaymentStatus.CANCELLED]: name('Cancelled', 'Annulé'),
  } satisfies Record<PaymentStatus, LocalText>,
  paymentSubject: {
    [PaymentSubjectKind.ORDER]: name('Order', 'Commande'),
    [PaymentSubjectKind.BOOKING]: name('Booking', 'Réservation'),
    [PaymentSubjectKind.MEMBERSHIP]: name('Membership', 'Adhésion'),
  } satisfies Record<PaymentSubjectKind, LocalText>,
  returnStatus: {
    [ReturnStatus.REQUESTED]: name('Requested', 'Demandé'),
    [ReturnStatus.APPROVED]: name('Approved', 'Approuvé'),
    [ReturnStatus.RECEIVED]: name('Received', 'Reçu'),
    [ReturnStatus.REFUSED]: name('Refused', 'Refusé'),
  } satisfies Record<ReturnStatus, LocalText>,
  role: {
    [Role.SUPER_ADMIN]: name('Super administrator', 'Super administrateur'),
    [Role.ADMIN]: name('Administrator', 'Administrateur'),
    [Role.COMPANY_ADMIN]: name('Company administrator', 'Administrateur d’entreprise'),
    [Role.MEMBER]: name('Member', 'Membre'),
    [Role.PLAYER]: name('Player', 'Joueur'),
    [Role.COACH]: name('Coach', 'Entraîneur'),
  } satisfies Record<Role, LocalText>,
  slotState: {
    [SlotState.OPEN]: name('Open', 'Ouverte'),
    [SlotState.CLOSED]: name('Closed', 'Fermée'),
    [SlotState.CANCELLED]: name('Cancelled', 'Annulée'),
  } satisfies Record<SlotState, LocalText>,
  slotType: {
    [SlotType.GUEST]: name('Guests', 'Invités'),
    [SlotType.MEMBER]: name('Members', 'Membres'),
    [SlotType.TOURNAMENT]: name('Tournament', 'Tournoi'),
  } satisfies Record<SlotType, LocalText>,
  stockMoveReason: {
    [StockMoveReason.OPENING]: name('Opening stock', 'Stock initial'),
    [StockMoveReason.RECEIVED]: name('Received', 'Réception'),
    [StockMoveReason.SOLD]: name('Sold', 'Vente'),
    [StockMoveReason.RELEASED]: name('Released', 'Libération'),
    [StockMoveReason.RETURNED]: name('Returned', 'Retour'),
    [StockMoveReason.CORRECTED]: name('Corrected', 'Correction'),
    [StockMoveReason.TRANSFERRED]: name('Transferred', 'Transfert'),
  } satisfies Record<StockMoveReason, LocalText>,
  subscriptionState: {
    [SubscriptionState.PENDING]: name('Not confirmed', 'Non confirmé'),
    [SubscriptionState.SUBSCRIBED]: name('Subscribed', 'Abonné'),
    [SubscriptionState.UNSUBSCRIBED]: name('Unsubscribed', 'Désabonné'),
    [SubscriptionState.SUPPRESSED]: name('Suppressed', 'Bloqué'),
  } satisfies Record<SubscriptionState, LocalText>,
  userStatus: {
    [UserStatus.ACTIVE]: name('Active', 'Actif'),
    [UserStatus.DISABLED]: name('Disabled', 'Désactivé'),
  } satisfies Record<UserStatus, LocalText>,
} as const;
