import type { CallName } from '@dronesoccer/contracts';
import { keepPreviousData } from '@tanstack/react-query';
import type { CallArguments } from '../http/call';
import { callQuery } from './call-query';

/** `callQuery` for a list: while the next page or filter is on its way, the rows that were there stay in sight. */
export function listQuery<N extends CallName>(name: N, ...given: CallArguments<N>) {
  return { ...callQuery(name, ...given), placeholderData: keepPreviousData };
}
