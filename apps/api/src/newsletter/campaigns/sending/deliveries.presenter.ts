import { DeliveryState, type DeliveryWire, type Locale, type LocalText } from '@dronesoccer/contracts';
import { cancelledCode, type DeliveryRow } from './deliveries.queries.js';

/** The meanings of enhanced status codes (RFC 3463), the more specific ones first. */
const meanings: readonly (readonly [RegExp, LocalText])[] = [
  [/^[45]\.1\.[12]$/, { en: 'There is no such address', fr: 'Cette adresse n’existe pas' }],
  [/^[45]\.1\./, { en: 'The address is not valid', fr: 'L’adresse n’est pas valide' }],
  [/^[45]\.2\.2$/, { en: 'The mailbox is full', fr: 'La boîte de réception est pleine' }],
  [/^[45]\.2\./, { en: 'The mailbox rejects mail', fr: 'La boîte n’accepte pas de courriel' }],
  [/^[45]\.3\.4$/, { en: 'The email is too large', fr: 'L’infolettre est trop volumineuse' }],
  [/^[45]\.[34]\./, { en: 'The recipient’s server has a problem', fr: 'Le serveur du destinataire a un problème' }],
  [
    /^[45]\.7\./,
    { en: 'The recipient’s server rejects our mail', fr: 'Le serveur du destinataire rejette nos courriels' },
  ],
];
const refused: LocalText = { en: 'The recipient’s server refused it', fr: 'Le serveur du destinataire l’a refusée' };
const putOff: LocalText = {
  en: 'The recipient’s server asks to try later',
  fr: 'Le serveur du destinataire demande de réessayer plus tard',
};
const withdrawn: LocalText = { en: 'Unsubscribed in the meantime', fr: 'Désabonnement entre-temps' };
const cancelled: LocalText = { en: 'Cancelled before its turn', fr: 'Annulée avant son tour' };
const unanswered: LocalText = {
  en: 'Handed over, but the mail server never replied',
  fr: 'Transmise, mais le serveur de courriel n’a jamais répondu',
};

export function presentDelivery(row: DeliveryRow, locale: Locale): DeliveryWire {
  const { id, email, state, at } = row;
  return { ...{ id, email, locale: row.locale, state }, at: at.toISOString(), reason: deliveryReason(row, locale) };
}

/**
 * Returns why an email did not arrive, in the reader's language and with the mail server's code, or null if there is no
 * known reason.
 */
export function deliveryReason(
  { state, code }: Pick<DeliveryRow, 'state' | 'code'>,
  locale: Locale,
): DeliveryWire['reason'] {
  if (state === DeliveryState.SKIPPED)
    return { code: null, text: (code === cancelledCode ? cancelled : withdrawn)[locale] };
  if (state === DeliveryState.UNKNOWN) return { code: null, text: unanswered[locale] };
  if (code === null) return null;
  const meaning = meanings.find(([pattern]) => pattern.test(code))?.[1];
  return { code, text: (meaning ?? (code.startsWith('4') ? putOff : refused))[locale] };
}
