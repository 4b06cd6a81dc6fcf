/** The hosted payment page, without scripts. */
import type { StandInSession } from './objects.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character);

const words = {
  en: {
    title: 'Checkout',
    pay: 'Pay',
    decline: 'Pay with a card that is declined',
    back: 'Back',
    declined: 'Your card was declined. Try another card.',
    over: 'This page is no longer valid.',
  },
  fr: {
    title: 'Paiement',
    pay: 'Payer',
    decline: 'Payer avec une carte qui est refusée',
    back: 'Retour',
    declined: 'Votre carte a été refusée. Essayez une autre carte.',
    over: 'Cette page n’est plus valide.',
  },
};

export function payPage(session: StandInSession, isDeclined: boolean): string {
  const language = session.locale?.startsWith('fr') ? 'fr' : 'en';
  const text = words[language];
  const amount = new Intl.NumberFormat(language === 'fr' ? 'fr-CA' : 'en-CA', {
    style: 'currency',
    currency: session.currency.toUpperCase(),
  }).format(session.amount_total / 100);
  const button = (action: string, label: string): string => `<button name="action" value="${action}">${label}</button>`;
  const form = `<form method="post">${button('pay', `${text.pay} ${escape(amount)}`)}
${button('decline', text.decline)}${button('back', text.back)}</form>`;
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${text.title}</title></head>
<body><main><h1>${text.title}</h1><p>${escape(amount)}</p>
${isDeclined ? `<p role="alert">${text.declined}</p>` : ''}
${session.status === 'open' ? form : `<p>${text.over}</p>`}
</main></body>
</html>`;
}
