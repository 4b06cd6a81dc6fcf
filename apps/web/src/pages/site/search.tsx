import { SiteSearch } from '@/features/content/search';
import { LateNextOfFoundArena } from './parts/late-next-of-found-arena';

/** The search of the whole site. Found arenas say when they are next open and for how much. */
export default function SearchPage() {
  return <SiteSearch nextOf={(arenaId) => <LateNextOfFoundArena arenaId={arenaId} />} />;
}
