import { policyFigures, type PolicyFiguresWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '@/lib/query/call-query';

/** Replaces each `{{name}}` in a text with the figure of that name. */
export const fillFigures = (text: string, figures: PolicyFiguresWire): string =>
  (Object.keys(figures) as (keyof PolicyFiguresWire)[]).reduce(
    (filled, name) => filled.replaceAll(`{{${name}}}`, String(figures[name])),
    text,
  );

/** Returns the figures from the settings, or the specification's figures until they load or if the request fails. */
export function usePolicyFigures(): PolicyFiguresWire {
  const { data = policyFigures } = useQuery(callQuery('policies.figures'));
  return data;
}
