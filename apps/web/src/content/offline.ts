import { type LocalText, typesetTexts } from '@dronesoccer/contracts';

/** The texts of the page that the service worker shows instead of a page that does not arrive. */
export const offlineTexts = typesetTexts({
  title: { en: 'No connection', fr: 'Aucune connexion' },
  why: {
    en: 'You are offline, or the connection is very slow. This page opens as soon as the server answers.',
    fr: 'Vous êtes hors ligne, ou la connexion est très lente. Cette page s’ouvrira dès que le serveur répondra.',
  },
  kept: {
    en: 'Your cart and what you typed are kept on this device.',
    fr: 'Votre panier et ce que vous avez saisi sont conservés sur cet appareil.',
  },
  retry: { en: 'Try again', fr: 'Réessayer' },
  cart: { en: 'Open the cart', fr: 'Ouvrir le panier' },
} satisfies Readonly<Record<string, LocalText>>);
