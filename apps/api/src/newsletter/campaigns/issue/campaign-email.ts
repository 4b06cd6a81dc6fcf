import {
  type CampaignEventWire,
  type CampaignProductWire,
  issueParts,
  type Locale,
  type LocalText,
  type NamingPart,
  outdoorWarning,
} from '@dronesoccer/contracts';
import { moneyText, toCents } from '@dronesoccer/domain';
import {
  type Block,
  html,
  emailLayout,
  markdown,
  type MailTemplate,
  reference,
  siteLink,
} from '../../../platform/mail/index.js';
import { wallText } from '../../../play/slots/index.js';
import { emailPicture, emailPictureWidths } from './email-picture.js';

/** A campaign in one language, as of sending. */
export interface CampaignIssue {
  slug: string;
  subject: string;
  preheader: string;
  /** Markdown with lines that name products and events. */
  body: string;
  /** Matched by slug; a product that is not in the list is left out of the issue. */
  products: readonly CampaignProductWire[];
  /** Matched by the address in the text, in the same way. */
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
  tournament: { en: 'Tournament', fr: 'Tournoi' },
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
      const shown = cardOf(part, campaign, locale);
      return shown === null ? [] : [card(shown, { href: page(shown.path), origin })];
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

/** A product or an event in an issue. */
interface Card {
  imageUrl: string | null;
  title: string;
  lines: string[];
  /** A warning below the lines, or null. */
  note: string | null;
  path: `/${string}`;
  /** The text of the link to the page. */
  action: string;
}

/** Returns null if the product or event is no longer available. */
function cardOf(part: NamingPart, { products, events }: CampaignIssue, locale: Locale): Card | null {
  const money = (dollars: number): string => moneyText(toCents(dollars), locale);
  if (part.kind === 'product') {
    const product = products.find(({ slug }) => slug === part.slug);
    if (product === undefined) return null;
    const { slug, name: title, price, imageUrl } = product;
    return { imageUrl, title, lines: [money(price)], note: null, path: productPage(slug), action: words.see[locale] };
  }
  const event = events.find(({ id }) => id === part.id);
  if (event === undefined) return null;
  const { city, localStart, localEnd, timeZone, imageUrl } = event;
  const [when, path] = [wallText(timeZone, [localStart, localEnd], locale), eventPage(event)];
  if ('slug' in event) {
    const { title, venue, isOutdoor } = event;
    const note = isOutdoor ? outdoorWarning[locale] : null;
    return { imageUrl, title, lines: [when, `${venue}, ${city}`], note, path, action: words.event[locale] };
  }
  const { arena, price } = event;
  const fee = price === null ? [] : [`${money(price)} ${words.team[locale]}`];
  return {
    ...{ imageUrl, title: `${arena}, ${city}`, path, action: words.enter[locale] },
    lines: [when, [words.tournament[locale], ...fee].join(' · ')],
    note: null,
  };
}

/**
 * Shows the picture beside the text in a row of two cells, which all mail programs render alike; phones stack the
 * cells.
 */
function card(
  { imageUrl, title, lines, note, action }: Card,
  { href, origin }: { href: string; origin: string },
): Block {
  const picture = imageUrl === null ? null : emailPicture(imageUrl, origin, emailPictureWidths.card);
  return {
    html: () =>
      html`<table
        role="presentation"
        class="panel"
        width="100%"
        cellpadding="0"
        cellspacing="0"
        style="margin:8px 0 24px;background:#eef4f8;border-radius:12px"
      >
        <tr>
          ${
            picture === null
              ? null
              : html`<td class="beside" width="108" style="padding:12px 0 12px 12px">
                  <img
                    src="${picture}"
                    alt=""
                    width="96"
                    style="display:block;width:96px;height:auto;border:0;border-radius:8px"
                  />
                </td>`
          }
          <td class="beside" style="padding:12px 16px;vertical-align:middle">
            <span class="strong" style="display:block;font-size:17px;font-weight:700;line-height:1.3;color:#0d1217"
              >${title}</span
            >
            ${lines.map(
              (line) =>
                html`<span class="ink" style="display:block;margin:4px 0 0;font-size:16px;color:#25303b"
                  >${line}</span
                >`,
            )}
            ${
              note === null
                ? null
                : html`<span class="ink" style="display:block;margin:6px 0 0;font-size:14px;color:#25303b"
                    >${note}</span
                  >`
            }
            <a
              href="${href}"
              class="link"
              style="display:inline-block;margin:8px 0 0;font-size:15px;font-weight:700;color:#005f8a"
              >${action}</a
            >
          </td>
        </tr>
      </table>`,
    text: () => [title, ...lines, ...(note === null ? [] : [note]), href].join('\n'),
  };
}
