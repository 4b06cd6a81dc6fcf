import { patterns } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { beginWithAddress, beginWithProvince, savedAddressesQuery } from '@/features/shop/checkout';
import { useChosenLocationId } from '@/lib/chosen-location';
import { callQuery } from '@/lib/query/call-query';
import { useSession } from '@/lib/session/use-session';

/**
 * Sets the initial province for prices: that of a member's first address or of the chosen location. The customer may
 * choose another.
 */
export function useFirstProvince(): void {
  const { isSignedIn } = useSession();
  const locationId = useChosenLocationId();
  const saved = useQuery({ ...savedAddressesQuery(), enabled: isSignedIn });
  const place = useQuery({
    ...callQuery('locations.get', { params: { id: locationId ?? '' } }),
    enabled: locationId !== undefined && patterns.uuid.test(locationId) && (!isSignedIn || saved.data?.length === 0),
  });
  const [address] = saved.data ?? [];
  const province = place.data?.province;
  useEffect(() => {
    if (address) beginWithAddress(address);
    else if (province) beginWithProvince(province);
  }, [address, province]);
}
