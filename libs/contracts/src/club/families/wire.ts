export interface ChildWire {
  id: string;
  firstName: string;
  lastName: string;
  birthDate: string;
  notes: string;
  /** The child has taken the profile over with an account of its own. */
  hasAccount: boolean;
  /** The child is old enough to take the profile over. */
  canTakeOver: boolean;
  version: number;
}

/** An open invitation. */
export interface FamilyInvitationWire {
  id: string;
  email: string;
  /** The child that takes its profile over, or null for an adult. */
  childId: string | null;
  invitedAt: string;
}

export interface FamilyWire {
  /** The name of the account whose family this account has joined, or null. */
  joined: string | null;
  children: ChildWire[];
  adults: { id: string; name: string; email: string }[];
  invitations: FamilyInvitationWire[];
  /** The places that are left, of five. */
  placesLeft: number;
  /** A family plan runs, so adults can be invited. */
  canInviteAdults: boolean;
  /** The first day of the account's family plan that is paid and has not begun (`YYYY-MM-DD`). Null if one runs or none waits. */
  planBegins: string | null;
  /** Joining asks the account for its date of birth, because no guardian has confirmed it. */
  needsBirthDate: boolean;
}

/** The invitation as the invited person reads it. */
export interface ReceivedInvitationWire {
  id: string;
  /** The name of the account that invites. */
  holder: string;
  /** The child's first name, or null for an adult. */
  child: string | null;
}
