import { type Locale, PaymentSubjectKind } from '@dronesoccer/contracts';
import { moneyText } from '@dronesoccer/domain';
import { html, type Html } from '../../../platform/mail/index.js';

export const sandboxActions = ['paid', 'failed', 'cancelled'] as const;

/** The session details that the page shows. */
export interface SandboxSession {
  reference: string;
  kind: PaymentSubjectKind;
  number: string;
  amountCents: number;
  locale: Locale;
  /** The CSRF token of the buttons, or null if no action is left because the payment is paid, refused or abandoned. */
  formToken: string | null;
  /** The link back to the shop. */
  backUrl: string;
  /** True if the last button press did not reach the shop. */
  hasFailed: boolean;
}

const { ORDER, BOOKING, MEMBERSHIP } = PaymentSubjectKind;

const words = {
  en: {
    title: 'Sandbox payment',
    notice: 'A test card processor. No money is charged.',
    kinds: { [ORDER]: 'Order', [BOOKING]: 'Booking', [MEMBERSHIP]: 'Membership' },
    amount: 'Amount due',
    paid: 'Pay',
    failed: 'Simulate a failed payment',
    cancelled: 'Cancel and go back',
    over: 'This payment is complete. Go back to the shop.',
    back: 'Back to the shop',
    retry: 'We could not notify the shop. Please try again.',
    missing: 'This payment does not exist.',
  },
  fr: {
    title: 'Paiement d’essai',
    notice: 'Un service de paiement d’essai. Rien n’est débité.',
    kinds: { [ORDER]: 'Commande', [BOOKING]: 'Réservation', [MEMBERSHIP]: 'Adhésion' },
    amount: 'À payer',
    paid: 'Payer',
    failed: 'Simuler un paiement refusé',
    cancelled: 'Annuler et revenir',
    over: 'Ce paiement est terminé. Retournez à la boutique.',
    back: 'Retour à la boutique',
    retry: 'La boutique n’a pas pu être prévenue. Veuillez réessayer.',
    missing: 'Ce paiement n’existe pas.',
  },
} as const;

export function sandboxPage(session: SandboxSession): string {
  const text = words[session.locale];
  const { formToken, hasFailed, backUrl } = session;
  return page(
    session.locale,
    html`<dl>
        <div>
          <dt>${text.kinds[session.kind]}</dt>
          <dd>${session.number}</dd>
        </div>
        <div>
          <dt>${text.amount}</dt>
          <dd class="amount">${moneyText(session.amountCents, session.locale)}</dd>
        </div>
      </dl>
      ${hasFailed ? html`<p class="alert" role="alert">${text.retry}</p>` : null}
      ${formToken === null ? over(text, backUrl) : buttons(text, session.reference, formToken)}`,
  );
}

export function missingPage(locale: Locale): string {
  return page(locale, html`<p role="alert">${words[locale].missing}</p>`);
}

function over(text: (typeof words)[Locale], backUrl: string): Html {
  return html`<p>${text.over}</p>
    <p><a class="button pay" href="${backUrl}">${text.back}</a></p>`;
}

function buttons(text: (typeof words)[Locale], reference: string, formToken: string): Html {
  return html`<form method="post" action="/sandbox/pay/${reference}">
    <input type="hidden" name="token" value="${formToken}" />
    <button class="button pay" name="action" value="paid">${text.paid}</button>
    <button class="button" name="action" value="failed">${text.failed}</button>
    <button class="button quiet" name="action" value="cancelled">${text.cancelled}</button>
  </form>`;
}

function page(locale: Locale, content: Html): string {
  const text = words[locale];
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${text.title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/sandbox/pay.css" />
      </head>
      <body>
        <main>
          <header>
            <h1>${text.title}</h1>
            <p class="notice">${text.notice}</p>
          </header>
          ${content}
        </main>
      </body>
    </html> `.markup;
}
