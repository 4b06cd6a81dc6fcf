/** A company as an option in a select. */
export interface CompanyNameWire {
  id: string;
  name: string;
}

export interface CompanyWire extends CompanyNameWire {
  isActive: boolean;
  locations: number;
  arenas: number;
  admins: number;
  /** Increases with every change. */
  version: number;
  createdAt: string;
}

/** A person who administers the company. */
export interface CompanyAdminWire {
  id: string;
  name: string;
  firstName: string;
  lastName: string;
  email: string;
  /** False until the person accepts the invitation. */
  hasJoined: boolean;
}

export interface CompanyDetailWire extends CompanyWire {
  people: CompanyAdminWire[];
}
