import { ContactType } from '@dronesoccer/contracts';
import { coachTables } from './coach-tables.js';
import { familyTables } from './family-tables.js';
import { importTables } from './import-tables.js';
import { loginTables } from './login-tables.js';
import { ofAccount, ofAddress, ownBookings, type PersonalTable } from './personal-table.js';

const taxLaw = {
  en: 'Tax law requires us to keep sales records for six years after the end of the year.',
  fr: 'La loi fiscale nous oblige à conserver les registres de ventes six ans après la fin de l’année.',
};
const terms = {
  en: 'The record shows the terms under which an order or a booking was made.',
  fr: 'Ce relevé montre à quelles conditions une commande ou une réservation a été faite.',
};
const doNotWrite = {
  en: 'The record that you withdrew your consent keeps an imported list from subscribing you again.',
  fr: 'La preuve que vous avez retiré votre consentement empêche qu’une liste importée vous abonne de nouveau.',
};
const onceEach = {
  en: 'The offer for a first order is made once to each address.',
  fr: 'L’offre de première commande est faite une seule fois à chaque adresse.',
};
const partnership = {
  en: 'A partner organization remains a partner. Write to us to replace its contact person.',
  fr: 'Un organisme partenaire le demeure. Écrivez-nous pour changer de personne-ressource.',
};
const staffActions = {
  en: 'The log of administrators’ actions shows who changed what.',
  fr: 'Le journal des actions administratives montre qui a changé quoi.',
};

/** An SQL condition for the audit entries about the account, as opposed to those about what its owner changed. */
const aboutAccount = `r.subject_type = 'user' AND r.subject_id = $1::uuid::text`;
const ofEither = '(r.user_id = $1 OR r.email = $2)';
const ownOrders = 'SELECT id FROM orders WHERE user_id = $1 OR email = $2';
const ownMemberships = 'SELECT id FROM memberships WHERE user_id = $1 OR email = $2';
/** An address of a domain that cannot exist, different for each row. */
const noAddress = `email = 'erased-' || r.id || '@erased.invalid'`;

/**
 * The register of personal data: each table with rows about people, why they are stored, how they are found, and what
 * erasing an account leaves of them. `personal-data.queries.ts` works through it in this order. A test keeps it complete.
 */
export const personalTables: Readonly<Record<string, PersonalTable>> = {
  orders: {
    what: { en: 'Orders', fr: 'Commandes' },
    purpose: 'contract',
    of: ofEither,
    followsEmail: true,
    erasure: { keptFor: taxLaw, set: `network = NULL, pickup_phone = NULL, address = address - 'phone'` },
  },
  order_lines: {
    what: { en: 'Products ordered', fr: 'Produits commandés' },
    purpose: 'accounting',
    of: `r.order_id IN (${ownOrders})`,
    erasure: { keptFor: taxLaw },
  },
  order_returns: {
    what: { en: 'Returns', fr: 'Retours' },
    purpose: 'contract',
    of: `r.order_id IN (${ownOrders})`,
    erasure: { keptFor: taxLaw, set: 'reason = NULL, note = NULL' },
  },
  coupon_redemptions: {
    what: { en: 'Coupons used', fr: 'Coupons utilisés' },
    purpose: 'accounting',
    of: ofAddress,
    followsEmail: { unless: 'o.coupon_id = r.coupon_id' },
    erasure: { keptFor: taxLaw },
  },
  bookings: {
    what: { en: 'Bookings', fr: 'Réservations' },
    purpose: 'contract',
    of: ofEither,
    secret: ['check_in_code'],
    followsEmail: true,
    erasure: { keptFor: taxLaw, set: 'network = NULL, phone = NULL' },
  },
  ...familyTables,
  memberships: {
    what: { en: 'Memberships', fr: 'Adhésions' },
    purpose: 'contract',
    of: ofEither,
    followsEmail: true,
    erasure: { keptFor: taxLaw, set: `${noAddress}, wants_reminders = false` },
  },
  payments: {
    what: { en: 'Payments', fr: 'Paiements' },
    purpose: 'accounting',
    secret: ['redirect_url'],
    of: `r.subject_id IN (${ownOrders} UNION ${ownBookings} UNION ${ownMemberships})`,
    erasure: { keptFor: taxLaw },
  },
  waitlist_entries: {
    what: { en: 'Waitlists', fr: 'Listes d’attente' },
    purpose: 'service',
    of: ofEither,
    followsEmail: { unless: 'o.slot_id = r.slot_id' },
    erasure: 'deleted',
  },
  restock_notices: {
    what: { en: 'Back-in-stock requests', fr: 'Demandes d’avis de retour en stock' },
    purpose: 'consent',
    of: ofAddress,
    followsEmail: { unless: 'o.product_id = r.product_id' },
    erasure: 'deleted',
  },
  coupon_assignments: {
    what: { en: 'Personal coupons', fr: 'Coupons personnels' },
    purpose: 'service',
    of: ofAddress,
    followsEmail: { unless: 'o.coupon_id = r.coupon_id' },
    erasure: 'deleted',
  },
  first_order_offers: {
    what: { en: 'The offer for a first order', fr: 'L’offre de première commande' },
    purpose: 'service',
    of: ofAddress,
    followsEmail: { unless: 'true' },
    erasure: { keptFor: onceEach },
  },
  contact_messages: {
    what: { en: 'Answers to messages', fr: 'Réponses aux messages' },
    purpose: 'service',
    of: `r.contact_id IN (SELECT id FROM contacts WHERE (user_id = $1 OR email = $2) AND type <> ${ContactType.SAFE_SPORT})`,
    erasure: 'deleted',
    secret: ['author_id'],
  },
  contacts: {
    what: { en: 'Messages', fr: 'Messages' },
    purpose: 'service',
    secret: ['assignee_id', 'digest', 'is_suspected'],
    of: `${ofEither} AND r.type <> ${ContactType.SAFE_SPORT}`,
    followsEmail: true,
    erasure: 'deleted',
  },
  partners: {
    what: { en: 'Partner applications', fr: 'Demandes de partenariat' },
    purpose: 'contract',
    of: ofAddress,
    erasure: { keptFor: partnership },
  },
  newsletter_subscriptions: {
    what: { en: 'Newsletter subscription', fr: 'Abonnement à l’infolettre' },
    purpose: 'consent',
    of: ofAddress,
    secret: ['token', 'confirmation_id'],
    erasure: { keptFor: doNotWrite },
  },
  newsletter_consents: {
    what: { en: 'Consent given and withdrawn', fr: 'Consentements donnés et retirés' },
    purpose: 'consent',
    of: 'r.subscription_id IN (SELECT id FROM newsletter_subscriptions WHERE email = $2)',
    secret: ['actor_id'],
    erasure: { keptFor: doNotWrite },
  },
  campaign_deliveries: {
    what: { en: 'Newsletter issues sent', fr: 'Infolettres envoyées' },
    purpose: 'service',
    of: ofAddress,
    erasure: { set: noAddress },
  },
  mail_log: {
    what: { en: 'Emails sent', fr: 'Courriels envoyés' },
    purpose: 'service',
    of: ofAddress,
    secret: ['data'],
    erasure: 'deleted',
  },
  policy_acceptances: {
    what: { en: 'Policies accepted', fr: 'Politiques acceptées' },
    purpose: 'contract',
    of: `r.subject_id IN (SELECT $1::uuid UNION ${ownOrders} UNION ${ownBookings} UNION ${ownMemberships})`,
    erasure: { keptFor: terms },
  },
  addresses: {
    what: { en: 'Saved addresses', fr: 'Adresses enregistrées' },
    purpose: 'account',
    of: ofAccount,
    erasure: 'deleted',
  },
  cart_items: {
    what: { en: 'The cart', fr: 'Le panier' },
    purpose: 'service',
    of: ofAccount,
    erasure: 'deleted',
  },
  carts: {
    what: { en: 'The last change to the cart', fr: 'Le dernier changement du panier' },
    purpose: 'service',
    of: ofAccount,
    erasure: 'deleted',
  },
  wishlist_items: {
    what: { en: 'The wishlist', fr: 'La liste de souhaits' },
    purpose: 'service',
    of: ofAccount,
    erasure: 'deleted',
  },
  calendar_feeds: {
    what: { en: 'The calendar feed', fr: 'L’adresse d’agenda' },
    purpose: 'service',
    of: ofAccount,
    secret: ['token_hash'],
    erasure: 'deleted',
  },
  person_notes: {
    what: { en: 'Notes by administrators', fr: 'Notes des administrateurs' },
    purpose: 'service',
    of: ofAccount,
    secret: ['author_id'],
    erasure: 'deleted',
  },
  saved_views: {
    what: { en: 'Saved filters', fr: 'Filtres enregistrés' },
    purpose: 'service',
    of: ofAccount,
    erasure: 'deleted',
  },
  ...loginTables,
  ...coachTables,
  user_roles: {
    what: { en: 'Roles', fr: 'Rôles' },
    purpose: 'account',
    of: ofAccount,
    erasure: 'deleted',
  },
  users: {
    what: { en: 'The account', fr: 'Le compte' },
    purpose: 'account',
    of: 'r.id = $1',
    secret: ['password_hash', 'password_key_id'],
    erasure: 'deleted',
  },
  audit_entries: {
    what: {
      en: 'Actions in the dashboard, by the person or on the account',
      fr: 'Actions dans le tableau de bord, par la personne ou sur le compte',
    },
    purpose: 'security',
    secret: ['actor_id', 'network', 'request_id'],
    // Entries about safe-sport reports exist only for the readers of these reports, and so does their number.
    of: `((r.actor_id = $1 AND r.subject_type <> 'safe-sport') OR (${aboutAccount}))`,
    others: { columns: ['before', 'after'], own: aboutAccount },
    erasure: { keptFor: staffActions },
  },
  uploaded_pictures: {
    what: { en: 'Pictures that you uploaded', fr: 'Images que vous avez téléversées' },
    purpose: 'service',
    of: 'r.uploaded_by = $1',
    erasure: { set: 'uploaded_by = NULL' },
  },
  idempotency_keys: {
    what: {
      en: 'Replies kept in case a request is repeated',
      fr: 'Réponses conservées au cas où une demande est répétée',
    },
    purpose: 'service',
    of: 'false',
    erasure: { expiresAfterDays: 2 },
  },
  ...importTables,
};
