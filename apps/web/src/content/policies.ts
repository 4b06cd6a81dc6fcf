import type { LocalText } from '@dronesoccer/contracts';

interface PolicySection {
  heading: LocalText;
  paragraphs: readonly LocalText[];
}

export interface Policy {
  title: LocalText;
  sections: readonly PolicySection[];
}

export type PolicyName = 'terms' | 'safety' | 'privacy';

/** The texts behind the footer's three buttons. Their figures are the spec's: 48 hours, 14 days and 14 days. */
export const policies: Record<PolicyName, Policy> = {
  terms: {
    title: { en: 'Terms & Conditions', fr: 'Conditions générales' },
    sections: [
      {
        heading: { en: 'Bookings', fr: 'Réservations' },
        paragraphs: [
          {
            en: 'You may change or cancel a booking up to 48 hours before it starts. After that the slot is held for you and can no longer be moved.',
            fr: 'Vous pouvez modifier ou annuler une réservation jusqu’à 48 heures avant son début. Passé ce délai, la plage vous est réservée et ne peut plus être déplacée.',
          },
          {
            en: 'If you do not show up, the booking is forfeited: it is neither refunded nor replaced.',
            fr: 'En cas d’absence, la réservation est perdue : elle n’est ni remboursée ni remplacée.',
          },
          {
            en: 'When we have to cancel a slot ourselves, everyone booked in it gets a full refund.',
            fr: 'Si nous devons annuler une plage, toutes les personnes inscrites sont remboursées en entier.',
          },
        ],
      },
      {
        heading: { en: 'Purchases and returns', fr: 'Achats et retours' },
        paragraphs: [
          {
            en: 'Prices are in Canadian dollars, before tax. The taxes of the province of delivery, and of the pick-up location for pick-ups, are shown before you pay.',
            fr: 'Les prix sont en dollars canadiens, avant taxes. Les taxes de la province de livraison, ou du lieu de cueillette, sont affichées avant le paiement.',
          },
          {
            en: 'Eligible goods may be returned within 14 days. They must be complete, unused and in their packaging; drones that have flown, opened batteries and personalised items are not eligible.',
            fr: 'Les articles admissibles peuvent être retournés dans les 14 jours. Ils doivent être complets, inutilisés et dans leur emballage; les drones ayant volé, les batteries ouvertes et les articles personnalisés ne sont pas admissibles.',
          },
        ],
      },
      {
        heading: { en: 'Accounts', fr: 'Comptes' },
        paragraphs: [
          {
            en: 'Keep your password to yourself and your contact details current. Whatever is done under your account is taken as done by you.',
            fr: 'Gardez votre mot de passe pour vous et vos coordonnées à jour. Ce qui est fait avec votre compte est réputé fait par vous.',
          },
        ],
      },
    ],
  },
  safety: {
    title: { en: 'Safety Policy', fr: 'Politique de sécurité' },
    sections: [
      {
        heading: { en: 'In the arena', fr: 'Dans l’aréna' },
        paragraphs: [
          {
            en: 'Drones fly inside the closed net only. Nobody enters while a drone is armed, and repairs are made between sets, with the battery out.',
            fr: 'Les drones volent uniquement à l’intérieur du filet fermé. Personne n’entre lorsqu’un drone est armé, et les réparations se font entre les manches, batterie retirée.',
          },
          {
            en: 'Pilots wear eye protection at the net. The referee may stop a set at any time; a drone that does not answer its pilot is shut down at once.',
            fr: 'Les pilotes portent une protection oculaire près du filet. L’arbitre peut arrêter une manche en tout temps; un drone qui n’obéit plus est coupé immédiatement.',
          },
          {
            en: 'Batteries are charged under supervision, on a surface that does not burn. Swollen or damaged ones are taken out of use.',
            fr: 'Les batteries sont chargées sous surveillance, sur une surface incombustible. Celles qui sont gonflées ou endommagées sont retirées.',
          },
        ],
      },
      {
        heading: { en: 'Safe sport', fr: 'Sport sécuritaire' },
        paragraphs: [
          {
            en: 'Everyone here, pilot, coach, official or parent, is entitled to a sport free of harassment, abuse and discrimination. Tell any official what you saw or went through; it is written down, looked into and kept confidential.',
            fr: 'Toute personne ici, pilote, entraîneur, officiel ou parent, a droit à un sport exempt de harcèlement, d’abus et de discrimination. Dites à un officiel ce que vous avez vu ou vécu; c’est consigné, examiné et tenu confidentiel.',
          },
          {
            en: 'A safe-sport decision may be appealed in writing within 14 days of the decision. The appeal is heard by people who had no part in it.',
            fr: 'Une décision en matière de sport sécuritaire peut être portée en appel par écrit dans les 14 jours suivant la décision. L’appel est entendu par des personnes qui n’y ont pas pris part.',
          },
        ],
      },
    ],
  },
  privacy: {
    title: { en: 'Privacy & Policy', fr: 'Confidentialité et politiques' },
    sections: [
      {
        heading: { en: 'What we keep', fr: 'Ce que nous conservons' },
        paragraphs: [
          {
            en: 'We keep what you give us to run your account, orders and bookings: name, e-mail address, phone number, addresses, and what you bought or booked. Payment details go to the payment provider and never touch our servers.',
            fr: 'Nous conservons ce que vous nous donnez pour gérer votre compte, vos commandes et vos réservations : nom, courriel, téléphone, adresses, achats et réservations. Les données de paiement vont au fournisseur de paiement et ne passent jamais par nos serveurs.',
          },
          {
            en: 'Your position is read only when you ask for it, stays in your browser, and is sent to us only to find the nearest locations.',
            fr: 'Votre position n’est lue qu’à votre demande, reste dans votre navigateur et ne nous est envoyée que pour trouver les emplacements les plus proches.',
          },
        ],
      },
      {
        heading: { en: 'What we do with it', fr: 'Ce que nous en faisons' },
        paragraphs: [
          {
            en: 'We use it to serve you and to meet our legal duties; we do not sell it. Newsletters go only to people who asked for them, and every one carries a link that ends them at once.',
            fr: 'Nous nous en servons pour vous servir et remplir nos obligations légales; nous ne la vendons pas. Les infolettres ne vont qu’aux personnes qui les ont demandées, et chacune porte un lien qui y met fin immédiatement.',
          },
          {
            en: 'You may see, correct or delete your data. What the law makes us keep, such as invoices, is kept without what identifies you where that is possible.',
            fr: 'Vous pouvez consulter, corriger ou supprimer vos données. Ce que la loi nous oblige à garder, comme les factures, l’est sans ce qui vous identifie lorsque c’est possible.',
          },
        ],
      },
      {
        heading: { en: 'Administrative policies', fr: 'Politiques administratives' },
        paragraphs: [
          {
            en: 'Decisions about membership, discipline and eligibility are made by written rules, given with their reasons, and open to appeal. Staff see only the data their work needs, and what they change is recorded.',
            fr: 'Les décisions sur l’adhésion, la discipline et l’admissibilité suivent des règles écrites, sont motivées et peuvent être portées en appel. Le personnel ne voit que les données utiles à son travail, et ses modifications sont consignées.',
          },
        ],
      },
    ],
  },
};
