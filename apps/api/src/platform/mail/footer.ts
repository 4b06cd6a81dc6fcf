import type { Locale, LocalText } from '@dronesoccer/contracts';
import { colon } from './blocks.js';
import { html, type Html } from './html.js';
import type { EmailFrame, MailKind } from './template.js';

const reasons: Readonly<Record<MailKind, LocalText>> = {
  transactional: {
    en: 'You’re receiving this because of an action on our site.',
    fr: 'Vous recevez ce message à la suite d’une action sur notre site.',
  },
  campaign: {
    en: 'You’re receiving this because this address is subscribed to our newsletter.',
    fr: 'Vous recevez ce message parce que cette adresse est abonnée à notre infolettre.',
  },
};

const unsubscribe = { en: 'Unsubscribe', fr: 'Se désabonner' } as const;

/**
 * Says why the reader got this email and who sent it, with the postal address once it is entered. A campaign also has
 * an unsubscribe link: Canada's anti-spam law requires both in every commercial message.
 */
export function footer(frame: EmailFrame, locale: Locale, origin: string): { html: Html; text: string } {
  const { kind, organisation, unsubscribePage } = frame;
  const reason = (frame.reason ?? reasons[kind])[locale];
  const site = origin.replace(/^https?:\/\//, '');
  const sender = [organisation, ...frame.postalAddress];
  return {
    html: html`<p class="muted" style="margin:0;font-size:13px;line-height:1.6;color:#4d5966">
      ${reason}<br />${
        unsubscribePage === null
          ? null
          : html`<a href="${unsubscribePage}" class="link" style="color:#005f8a">${unsubscribe[locale]}</a><br />`
      }${sender.join(', ')}<br /><a href="${origin}" class="link" style="color:#005f8a">${site}</a>
    </p>`,
    text: [
      reason,
      ...(unsubscribePage === null ? [] : [`${unsubscribe[locale]}${colon(locale)} ${unsubscribePage}`]),
      ...sender,
      origin,
    ].join('\n'),
  };
}
