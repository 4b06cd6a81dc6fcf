import type { PartnerState } from '../../common/team-enums.ts';
import type { ProvinceCode } from '../../common/provinces.ts';

/** The public view of an active partner. */
export interface PartnerWire {
  id: string;
  orgName: string;
  province: ProvinceCode;
  /** The address of an uploaded picture, or null if there is none. */
  logoUrl: string | null;
  website: string | null;
}

/** The result of an application. */
export interface PartnerCreatedWire {
  id: string;
  state: PartnerState;
}
