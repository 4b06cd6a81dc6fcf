import { limits } from '@dronesoccer/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { currentLocale } from '@/lib/i18n/i18n';
import { loadCitySource } from './city-source';
import type { Suggestion, Suggestions } from './suggestion';

/** How long someone may go on typing before the cities are asked for; milliseconds. */
const pauseMs = 200;

const nothing: readonly Suggestion[] = [];

export interface CitySearchState {
  /** Enough has been typed for a search (spec 5, Other rules). */
  isSearching: boolean;
  /** What is found; what was found before, while more is typed. */
  found: readonly Suggestion[];
  credit: Suggestions['credit'] | null;
  /** `found` is what the text of now means. */
  isSettled: boolean;
  error: Error | null;
}

/** The cities that a text means, from its second character on. */
export function useCitySearch(text: string): CitySearchState {
  const wanted = text.trim();
  const isSearching = wanted.length >= limits.citySearchMinCharacters;
  const settled = usePaused(wanted);
  useEffect(() => void loadCitySource(), []);
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['geo', 'search', currentLocale(), settled],
    queryFn: async ({ signal }) => (await loadCitySource())(settled, signal),
    enabled: isSearching && settled.length >= limits.citySearchMinCharacters,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const isCurrent = settled === wanted && !isPlaceholderData;
  return {
    isSearching,
    found: isSearching ? (data?.cities ?? nothing) : nothing,
    credit: data?.credit ?? null,
    isSettled: isCurrent && (data !== undefined || error !== null),
    error: isCurrent ? error : null,
  };
}

/** The text once nothing has been typed for a moment. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
