import '@/lib/http/club-calls';
import type { GuestsWire, UnsignedWire } from '@dronesoccer/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callQuery } from '@/lib/query/call-query';
import { queryKeys } from '@/lib/query/keys';

/** The person signs on a phone meanwhile, so the dialog asks often. */
const everyMs = 2_000;

/** Returns whether the waiver behind a signing link is signed. The sheets are read again as soon as it is. */
export function useIsSigned({ url }: Pick<UnsignedWire, 'url'>): boolean {
  const client = useQueryClient();
  const { pathname, searchParams } = new URL(url);
  const [id = '', kind = ''] = pathname.split('/').reverse();
  const { data } = useQuery({
    ...callQuery('waivers.get', { params: { kind, id }, query: { token: searchParams.get('token') ?? '' } }),
    staleTime: 0,
    refetchInterval: (query) => (query.state.data?.signed ? false : everyMs),
  });
  const isSigned = Boolean(data?.signed);
  useEffect(() => {
    if (isSigned) void client.invalidateQueries({ queryKey: queryKeys.area('bookings') });
  }, [isSigned, client]);
  return isSigned;
}

/** Returns the waivers of the guests behind a signing link. The sheets are read again when another guest has signed. */
export function useSignedGuests(url: string): Pick<GuestsWire, 'signed' | 'places'> | undefined {
  const client = useQueryClient();
  const { pathname, searchParams } = new URL(url);
  const { data } = useQuery({
    ...callQuery('waivers.group', {
      params: { id: pathname.split('/').at(-1) ?? '' },
      query: { token: searchParams.get('token') ?? '' },
    }),
    staleTime: 0,
    refetchInterval: everyMs,
  });
  const signed = data?.signed ?? 0;
  useEffect(() => {
    if (signed > 0) void client.invalidateQueries({ queryKey: queryKeys.area('bookings') });
  }, [signed, client]);
  return data;
}
