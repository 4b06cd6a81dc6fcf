import '@/lib/http/content-calls';
import { CampaignStatus, type Locale, type PostWire, SlotType } from '@dronesoccer/contracts';
import { plainText } from '@dronesoccer/domain';
import { useQuery } from '@tanstack/react-query';
import { currentLocale } from '@/lib/i18n/i18n';
import { localPath, paths } from '@/lib/paths';
import { callQuery } from '@/lib/query/call-query';
import { keepingLanguage } from '@/lib/query/keep-language';
import { listQuery } from '@/lib/query/list-query';
import type { SharePicture } from '@/lib/share-picture';
import { formatWallTime, formatWallWeekday } from '@/lib/wall-time';
import type { Subject } from '../model/post';

export const subjectKinds = ['campaign', 'product', 'tournament', 'blog'] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** A possible subject of a post. Its texts are included or are loaded once it is chosen. */
interface Candidate {
  id: string;
  name: string;
}

export interface PostSubject {
  texts: Record<Locale, Subject>;
  /** The subject of the picture that the server draws, or null. */
  drawn: SharePicture | null;
  /** One of our own pictures, used if the server draws none. */
  picture: string | null;
}

const pageSize = 50;

const formatWallDayTime = (local: string, locale: Locale): string =>
  `${formatWallWeekday(local, locale)}, ${formatWallTime(local, locale)}`;

/** Returns the possible subjects, with the latest or next first. */
export function useCandidates(kind: SubjectKind) {
  const campaigns = useQuery({
    ...listQuery('newsletter.campaigns.admin.list', { query: { status: CampaignStatus.SENT, pageSize } }),
    enabled: kind === 'campaign',
  });
  const products = useQuery({
    ...listQuery('products.list', { query: { pageSize } }),
    enabled: kind === 'product',
  });
  const tournaments = useTournaments(kind === 'tournament');
  const posts = useQuery({ ...listQuery('posts.list', { query: { pageSize } }), enabled: kind === 'blog' });
  const items: Record<SubjectKind, Candidate[] | undefined> = {
    campaign: campaigns.data?.items.map(({ id, title }) => ({ id, name: title })),
    product: products.data?.items.map(({ id, name }) => ({ id, name })),
    tournament: tournaments.data?.map(({ id, arena, localStart }) => ({
      id,
      name: `${formatWallDayTime(localStart, currentLocale())} · ${arena.name}`,
    })),
    blog: posts.data?.items.map(({ slug, title }) => ({ id: slug, name: title })),
  };
  const { error, isFetching, refetch } = {
    campaign: campaigns,
    product: products,
    tournament: tournaments,
    blog: posts,
  }[kind];
  return { items: items[kind], error, isFetching, refetch };
}

const useTournaments = (enabled: boolean) =>
  useQuery({ ...keepingLanguage(callQuery('slots.next', { query: { type: SlotType.TOURNAMENT } })), enabled });

/** Loads a post in one language. A post that is published only in the other language comes in that one. */
const usePost = (slug: string | undefined, locale: Locale, isChosen: boolean) =>
  useQuery({
    ...keepingLanguage(callQuery('posts.get', { params: { slug: slug ?? '' }, query: { locale } })),
    enabled: isChosen && slug !== undefined,
  });

const addressOf = (path: string, locale: Locale): string => window.location.origin + localPath(path, locale);

const inBoth = (of: (locale: Locale) => Subject): Record<Locale, Subject> => ({ en: of('en'), fr: of('fr') });

/**
 * Returns the chosen subject with its texts in both languages, or undefined while they load. A switch of the page's
 * language keeps it, with the posts that were typed.
 */
export function useSharedSubject(kind: SubjectKind, id: string | undefined) {
  const campaign = useQuery({
    ...keepingLanguage(callQuery('newsletter.campaigns.admin.detail', { params: { id: id ?? '' } })),
    enabled: kind === 'campaign' && id !== undefined,
  });
  const product = useQuery({
    ...keepingLanguage(callQuery('products.admin.get', { params: { id: id ?? '' } })),
    enabled: kind === 'product' && id !== undefined,
  });
  const tournaments = useTournaments(kind === 'tournament');
  const slot = tournaments.data?.find((each) => each.id === id);
  const isPost = kind === 'blog';
  const posts = { en: usePost(id, 'en', isPost), fr: usePost(id, 'fr', isPost) };
  const found: Record<SubjectKind, PostSubject | undefined> = {
    campaign: campaign.data && {
      drawn: { kind: 'campaign', slug: campaign.data.slug },
      picture: null,
      texts: inBoth((locale) => {
        const { slug, subject, preheader, subjectFr, preheaderFr } = campaign.data;
        const isFrench = locale === 'fr' && subjectFr !== '';
        return {
          title: isFrench ? subjectFr : subject,
          summary: isFrench ? preheaderFr : preheader,
          link: addressOf(paths.issue(slug), locale),
        };
      }),
    },
    product: product.data && {
      drawn: { kind: 'product', slug: product.data.slug },
      picture: null,
      texts: inBoth((locale) => ({
        title: product.data.texts[locale].name,
        summary: firstSentences(plainText(product.data.texts[locale].description)),
        link: addressOf(paths.product(product.data.slug), locale),
      })),
    },
    tournament: slot && {
      drawn: null,
      picture: slot.arena.cover,
      texts: inBoth((locale) => ({
        title: tournamentTitle[locale](slot.arena.name),
        summary: `${formatWallDayTime(slot.localStart, locale)}, ${slot.arena.location.city}`,
        link: addressOf(paths.arena(slot.arenaId), locale),
      })),
    },
    blog: posts.en.data &&
      posts.fr.data && {
        drawn: null,
        picture: posts.en.data.picture?.url ?? null,
        texts: { en: subjectOf(posts.en.data, 'en'), fr: subjectOf(posts.fr.data, 'fr') },
      },
  };
  const { error } = { campaign, product, tournament: tournaments, blog: posts.en.error ? posts.en : posts.fr }[kind];
  return { shared: id === undefined ? undefined : found[kind], error };
}

const subjectOf = ({ title, summary, slug }: PostWire, locale: Locale): Subject => ({
  title,
  summary,
  link: addressOf(paths.blog(slug), locale),
});

const tournamentTitle: Record<Locale, (arena: string) => string> = {
  en: (arena) => `Tournament at ${arena}: bring your team`,
  fr: (arena) => `Tournoi à ${arena} : amenez votre équipe`,
};

/** Returns as many whole sentences of a description as fit in a post. */
function firstSentences(text: string, most = 180): string {
  if (text.length <= most) return text;
  const end = text.slice(0, most).lastIndexOf('. ');
  return end > 0 ? text.slice(0, end + 1) : `${text.slice(0, most).replace(/\s+\S*$/, '')}…`;
}
