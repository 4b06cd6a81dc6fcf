import type { CallName } from '@dronesoccer/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallArguments } from '../http/call';
import { callQuery } from './call-query';

/** A `callQuery` for a list; the previous rows stay visible while the next page or filter loads. */
export function listQuery<N extends CallName>(name: N, ...given: CallArguments<N>) {
  return { ...callQuery(name, ...given), placeholderData: keepPreviousData };
}

/** Reads a list: `useList('coupons.admin.list', { query: state.query })`. */
export function useList<N extends CallName>(name: N, ...given: CallArguments<N>) {
  return useQuery(listQuery(name, ...given));
}
