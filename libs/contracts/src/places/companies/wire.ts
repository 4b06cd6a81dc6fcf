/** A name to choose a company by. */
export interface CompanyNameWire {
  id: string;
  name: string;
}

export interface CompanyWire extends CompanyNameWire {
  isActive: boolean;
  locations: number;
  arenas: number;
  admins: number;
  /** Goes up with every change. */
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
  /** False until the invitation was accepted. */
  hasJoined: boolean;
}

export interface CompanyDetailWire extends CompanyWire {
  people: CompanyAdminWire[];
}
