import '@/lib/http/home-calls';
import type { HomeSection } from '@dronesoccer/contracts';
import { useLocation } from 'react-router-dom';
import { callQuery } from '@/lib/query/call-query';

/** The section that a preview link shows as it is saved, and the token of the link. */
export interface SectionPreview {
  section: HomeSection;
  token: string;
}

/** Loads the sections of the home page. A preview shows one of them as it is saved. */
export const homeQuery = (preview: SectionPreview | null) =>
  preview === null ? callQuery('home.get') : { ...callQuery('home.preview', { query: { ...preview } }), gcTime: 0 };

/** Returns what a preview link names (`?preview=…&section=about`), or null. */
export function useSectionPreview(sections: readonly HomeSection[]): SectionPreview | null {
  const query = new URLSearchParams(useLocation().search);
  const section = sections.find((each) => each === query.get('section'));
  const token = query.get('preview');
  return section === undefined || token === null ? null : { section, token };
}
