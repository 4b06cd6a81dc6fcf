import type { PartnerState } from '../../common/team-enums.ts';
import type { ProvinceCode } from '../../common/provinces.ts';

/** An active partner, as everyone sees it. */
export interface PartnerWire {
  id: string;
  orgName: string;
  province: ProvinceCode;
  /** A picture of our own; null: none was uploaded. */
  logoUrl: string | null;
  website: string | null;
}

/** What an application became. */
export interface PartnerCreatedWire {
  id: string;
  state: PartnerState;
}
