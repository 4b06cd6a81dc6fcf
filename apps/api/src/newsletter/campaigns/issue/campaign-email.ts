import {
  type CampaignEventWire,
  type CampaignProductWire,
  issueParts,
  type Locale,
  type LocalText,
  type NamingPart,
  outdoorWarning,
  SlotType,
} from '@dronesoccer/contracts';
import { moneyText, toCents } from '@dronesoccer/domain';
import {
  type Block,
  card,
  html,
  emailLayout,
  markdown,
  type MailTemplate,
  reference,
  siteLink,
} from '../../../platform/mail/index.js';
import { slotCard, wallText, wallWhen } from '../../../play/slots/index.js';
import { emailPicture, emailPictureWidths } from './email-picture.js';

/** A campaign in one language, as of sending. */
export interface CampaignIssue {
  slug: string;
  subject: string;
  preheader: string;
  /** Markdown with lines that name products and events. */
  body: string;
  /** The products, matched by slug. A product that is not in the list is left out of the issue. */
  products: readonly CampaignProductWire[];
  /** The events, matched in the same way by the address in the text. */
  events: readonly CampaignEventWire[];
  /** One of our own pictures: a path of the site. */
  cover: { url: string; alt: string } | null;
  attachments: readonly { name: string; url: string }[];
  /** Returns the link target for this reader: the address itself if visits are not counted. */
  linkTo: (address: string) => string;
}

const words = {
  see: { en: 'See it in the shop', fr: 'Voir dans la boutique' },
  enter: { en: 'Enter a team', fr: 'Inscrire une équipe' },
  event: { en: 'See the event', fr: 'Voir l’événement' },
  team: { en: 'a team', fr: 'par équipe' },
  online: { en: 'View in browser', fr: 'Voir dans le navigateur' },
} as const satisfies Readonly<Record<string, LocalText>>;

export const campaignEmail: MailTemplate<CampaignIssue> = {
  name: 'campaign',
  kind: 'campaign',
  render(campaign, locale, origin) {
    const { subject, preheader } = campaign;
    return emailLayout({
      ...{ locale, origin, subject, preview: preheader, title: subject },
      blocks: blocksOf(campaign, locale, origin),
    });
  },
};

function blocksOf(campaign: CampaignIssue, locale: Locale, origin: string): Block[] {
  const { linkTo, cover } = campaign;
  const page = (path: `/${string}`): string => linkTo(siteLink(origin, locale, path));
  const options = {
    link: (href: string) => {
      const address = addressOf(href, origin);
      return address === null || address.startsWith('mailto:') ? address : linkTo(address);
    },
    picture: (href: string) => emailPicture(href, origin, emailPictureWidths.wide),
  };
  return [
    ...(cover === null ? [] : [wide(emailPicture(cover.url, origin, emailPictureWidths.wide) ?? '', cover.alt)]),
    ...issueParts(campaign.body).flatMap((part) => {
      if (part.kind === 'text') return [markdown(part.source, options)];
      const shown = cardOf(part, campaign, { locale, origin, page });
      return shown === null ? [] : [shown];
    }),
    ...campaign.attachments.map(({ name, url }) => reference(name, linkTo(new URL(url, origin).href))),
    reference(words.online[locale], page(`/newsletter/${campaign.slug}`)),
  ];
}

/**
 * Returns the absolute address of a link to a path of the site, a web page or an email address. Returns null for
 * anything else, including a path that leads off the site (`//other.test`).
 */
export function addressOf(href: string, origin: string): string | null {
  const isPath = href.startsWith('/');
  if (!URL.canParse(href, isPath ? origin : undefined)) return null;
  const url = new URL(href, isPath ? origin : undefined);
  if (isPath) return url.origin === origin ? url.href : null;
  return ['http:', 'https:', 'mailto:'].includes(url.protocol) ? url.href : null;
}

const wide = (src: string, alt: string): Block => ({
  html: () =>
    html`<p style="margin:0 0 20px">
      <img
        src="${src}"
        alt="${alt}"
        width="508"
        style="display:block;width:100%;max-width:508px;height:auto;border:0;border-radius:12px"
      />
    </p>`,
  text: () => alt,
});

/** The pages that the cards of an issue link to. */
export const productPage = (slug: string): `/${string}` => `/shop/product/${slug}`;
export const eventPage = (event: CampaignEventWire): `/${string}` =>
  'slug' in event ? `/event/${event.slug}` : `/book/${event.id}`;

/** Returns null if the product or event is no longer available. */
function cardOf(
  part: NamingPart,
  { products, events }: CampaignIssue,
  { locale, origin, page }: { locale: Locale; origin: string; page: (path: `/${string}`) => string },
): Block | null {
  const money = (dollars: number): string => moneyText(toCents(dollars), locale);
  const pictureOf = (url: string | null): string | null =>
    url === null ? null : emailPicture(url, origin, emailPictureWidths.card);
  const link = (label: LocalText, path: `/${string}`): Block => cardLink(label[locale], page(path));
  if (part.kind === 'product') {
    const product = products.find(({ slug }) => slug === part.slug);
    if (product === undefined) return null;
    const { slug, name: title, price, imageUrl } = product;
    const lines = [{ text: money(price) }];
    return card({ picture: pictureOf(imageUrl), title, lines, action: link(words.see, productPage(slug)) });
  }
  const event = events.find(({ id }) => id === part.id);
  if (event === undefined) return null;
  const { city, localStart, localEnd, timeZone } = event;
  const picture = pictureOf(event.imageUrl);
  if ('slug' in event) {
    const { title, venue, isOutdoor } = event;
    const when = wallText(timeZone, [localStart, localEnd], locale);
    const lines = [{ text: when }, { text: `${venue}, ${city}` }];
    const note = isOutdoor ? outdoorWarning[locale] : null;
    return card({ picture, title, lines, note, action: link(words.event, eventPage(event)) });
  }
  const { arena: name, price } = event;
  return slotCard(
    {
      ...{ picture, type: SlotType.TOURNAMENT, arena: { city, name } },
      when: wallWhen(timeZone, [localStart, localEnd], locale),
      price: price === null ? null : { amount: money(price), unit: words.team[locale] },
      action: link(words.enter, eventPage(event)),
    },
    { locale },
  );
}

/** The link at the end of a card. An issue has many, so none is a button. */
const cardLink = (label: string, href: string): Block => ({
  html: () =>
    html`<a
      href="${href}"
      class="link"
      style="display:inline-block;margin:8px 0 16px;font-size:15px;font-weight:700;color:#005f8a"
      >${label}</a
    >`,
  text: () => href,
});
