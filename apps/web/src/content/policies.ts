import { type LocalText, typesetTexts } from '@dronesoccer/contracts';

interface PolicySection {
  heading: LocalText;
  paragraphs: readonly LocalText[];
}

export interface Policy {
  title: LocalText;
  sections: readonly PolicySection[];
}

export type PolicyName = 'terms' | 'safety' | 'privacy';

/** The texts behind the footer's three buttons. `fillFigures` replaces their `{{name}}` placeholders. */
export const policies: Record<PolicyName, Policy> = typesetTexts({
  terms: {
    title: { en: 'Terms & Conditions', fr: 'Conditions générales' },
    sections: [
      {
        heading: { en: 'Bookings', fr: 'Réservations' },
        paragraphs: [
          {
            en: 'You may change or cancel a booking up to {{bookingChangeHours}} hours before it starts. After that, the booking can no longer be changed.',
            fr: 'Vous pouvez modifier ou annuler une réservation jusqu’à {{bookingChangeHours}} heures avant son début. Passé ce délai, elle ne peut plus être modifiée.',
          },
          {
            en: 'If you do not show up, the booking is forfeited: it is not refunded or replaced.',
            fr: 'En cas d’absence, la réservation est perdue : elle n’est ni remboursée ni remplacée.',
          },
          {
            en: 'If we have to cancel a slot, everyone booked in it gets a full refund.',
            fr: 'Si nous devons annuler une plage, toutes les personnes inscrites sont remboursées en entier.',
          },
        ],
      },
      {
        heading: { en: 'Purchases and returns', fr: 'Achats et retours' },
        paragraphs: [
          {
            en: 'Prices are in Canadian dollars, before tax. The taxes of the province of delivery, or of the pickup location, are shown before you pay.',
            fr: 'Les prix sont en dollars canadiens, avant taxes. Les taxes de la province de livraison, ou du lieu de cueillette, sont affichées avant le paiement.',
          },
          {
            en: 'Eligible items may be returned within {{returnDays}} days. They must be complete, unused and in their packaging; drones that have been flown, opened batteries and personalized items are not eligible.',
            fr: 'Les articles admissibles peuvent être retournés dans les {{returnDays}} jours. Ils doivent être complets, inutilisés et dans leur emballage; les drones ayant volé, les batteries ouvertes et les articles personnalisés ne sont pas admissibles.',
          },
        ],
      },
      {
        heading: { en: 'Accounts', fr: 'Comptes' },
        paragraphs: [
          {
            en: 'Keep your password to yourself and your contact details up to date. You are responsible for what is done with your account.',
            fr: 'Gardez votre mot de passe pour vous et vos coordonnées à jour. Vous êtes responsable de ce qui est fait avec votre compte.',
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
            en: 'Drones fly only inside the closed net. No one enters while a drone is armed, and repairs are made between sets, with the battery out.',
            fr: 'Les drones volent uniquement à l’intérieur du filet fermé. Personne n’entre lorsqu’un drone est armé, et les réparations se font entre les manches, batterie retirée.',
          },
          {
            en: 'Pilots wear eye protection at the net. The referee may stop a set at any time; a drone that does not respond to its pilot is shut down immediately.',
            fr: 'Les pilotes portent une protection oculaire près du filet. L’arbitre peut arrêter une manche en tout temps; un drone qui n’obéit plus est coupé immédiatement.',
          },
          {
            en: 'Batteries are charged under supervision, on a fireproof surface. Swollen or damaged batteries are taken out of service.',
            fr: 'Les batteries sont chargées sous surveillance, sur une surface incombustible. Les batteries gonflées ou endommagées sont mises hors service.',
          },
        ],
      },
      {
        heading: { en: 'Safe sport', fr: 'Sport sécuritaire' },
        paragraphs: [
          {
            en: 'Every pilot, coach, official and parent has the right to a sport free of harassment, abuse and discrimination. Tell a staff member what you saw or experienced; it is recorded, investigated and kept confidential.',
            fr: 'Pilotes, entraîneurs, officiels et parents ont droit à un sport exempt de harcèlement, d’abus et de discrimination. Dites à un membre du personnel ce que vous avez vu ou vécu : votre signalement est consigné, examiné et tenu confidentiel.',
          },
          {
            en: 'A safe-sport decision may be appealed in writing within {{appealDays}} days of the decision. The appeal is heard by people who took no part in the decision.',
            fr: 'Une décision en matière de sport sécuritaire peut être portée en appel par écrit dans les {{appealDays}} jours suivant la décision. L’appel est entendu par des personnes qui n’y ont pas pris part.',
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
            en: 'We keep the information you give us to run your account, orders and bookings: name, email address, phone number, addresses, and what you bought or booked. Payment details go to the payment provider and never reach our servers.',
            fr: 'Nous conservons ce que vous nous donnez pour gérer votre compte, vos commandes et vos réservations : nom, courriel, téléphone, adresses, achats et réservations. Les données de paiement vont au fournisseur de paiement et ne passent jamais par nos serveurs.',
          },
          {
            en: 'We read your position only when you ask us to. It stays in your browser and is sent to us only to find the nearest locations.',
            fr: 'Votre position n’est lue qu’à votre demande, reste dans votre navigateur et ne nous est envoyée que pour trouver les emplacements les plus proches.',
          },
        ],
      },
      {
        heading: { en: 'What we do with it', fr: 'Ce que nous en faisons' },
        paragraphs: [
          {
            en: 'We use this information to serve you and to meet our legal obligations; we do not sell it. Newsletters go only to people who asked for them, and each one has a link to unsubscribe at once.',
            fr: 'Nous utilisons ces renseignements pour vous servir et remplir nos obligations légales; nous ne les vendons pas. Les infolettres ne vont qu’aux personnes qui les ont demandées, et chacune contient un lien pour se désabonner immédiatement.',
          },
          {
            en: 'You may ask to see, correct or delete your data: write to us through the contact page. What the law requires us to keep, such as invoices, is kept without identifying you where possible.',
            fr: 'Vous pouvez demander à consulter, à corriger ou à supprimer vos données : écrivez-nous à partir de la page de contact. Ce que la loi nous oblige à garder, comme les factures, l’est sans ce qui vous identifie lorsque c’est possible.',
          },
        ],
      },
      {
        heading: { en: 'Administrative policies', fr: 'Politiques administratives' },
        paragraphs: [
          {
            en: 'Decisions about membership, discipline and eligibility follow written rules, come with reasons and can be appealed. Staff see only the data they need for their work, and their changes are recorded.',
            fr: 'Les décisions sur l’adhésion, la discipline et l’admissibilité suivent des règles écrites, sont motivées et peuvent être portées en appel. Le personnel ne voit que les données utiles à son travail, et ses modifications sont consignées.',
          },
        ],
      },
    ],
  },
});
