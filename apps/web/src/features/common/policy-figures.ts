import { policyFigures, type PolicyFiguresWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '@/lib/query/call-query';

/** Returns the figures from the settings, or the specification's figures until they load or if the request fails. */
export function usePolicyFigures(): PolicyFiguresWire {
  const { data = policyFigures } = useQuery(callQuery('policies.figures'));
  return data;
}
