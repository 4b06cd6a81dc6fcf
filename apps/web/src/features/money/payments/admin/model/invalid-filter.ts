import { ApiError } from '@/lib/errors/api-error';

/**
 * Returns the filter that a failure of the list is about: its place (PAY_008) or its period (PAY_009), as an address
 * that was typed or shared may have it; null for any other failure.
 */
export function invalidFilterOf(error: Error): 'place' | 'period' | null {
  if (!(error instanceof ApiError)) return null;
  return error.code === 'PAY_008' ? 'place' : error.code === 'PAY_009' ? 'period' : null;
}

/** The changes that remove each of these filters. */
export const clearedFilters = {
  place: { lat: undefined, lng: undefined, radius: undefined },
  period: { from: undefined, to: undefined },
} as const;
