import { limits } from '@dronesoccer/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { currentLocale } from '@/lib/i18n/i18n';
import { usePaused } from '@/lib/use-paused';
import { loadCitySource } from './city-source';
import type { Suggestion, Suggestions } from './suggestion';

const noSuggestions: readonly Suggestion[] = [];

interface CitySearchState {
  /** True once enough characters were typed for a search (spec 5, Other rules). */
  isSearching: boolean;
  /** The found cities. While typing continues, the previous result stays. */
  found: readonly Suggestion[];
  credit: Suggestions['credit'] | null;
  /** True if `found` matches the current text. */
  isSettled: boolean;
  error: Error | null;
}

/** Searches the cities that match a text, from its second character on. */
export function useCitySearch(text: string): CitySearchState {
  const searchText = text.trim();
  const isSearching = searchText.length >= limits.citySearchMinCharacters;
  const settled = usePaused(searchText);
  useEffect(() => void loadCitySource(), []);
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['geo', 'search', currentLocale(), settled],
    queryFn: async ({ signal }) => (await loadCitySource())(settled, signal),
    enabled: isSearching && settled.length >= limits.citySearchMinCharacters,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const isCurrent = settled === searchText && !isPlaceholderData;
  return {
    isSearching,
    found: isSearching ? (data?.cities ?? noSuggestions) : noSuggestions,
    credit: data?.credit ?? null,
    isSettled: isCurrent && (data !== undefined || error !== null),
    error: isCurrent ? error : null,
  };
}
