/**
 * The person whom a waiver is for: an account, a child of an account, a seat of a booking that names anyone else, or a
 * player of a team.
 */
export const waiverKinds = ['account', 'child', 'seat', 'player'] as const;
export type WaiverKind = (typeof waiverKinds)[number];

/** The text to accept: the newest version of the policy `waiver`, in the request's language. */
export interface WaiverWordingWire {
  version: number;
  title: string;
  /** Markdown. */
  body: string;
}

export interface SignedWaiverWire {
  /** The signer's name, as typed. */
  signer: string;
  /** ISO 8601. */
  signedAt: string;
  /** The last day on which the waiver is valid, `YYYY-MM-DD`. */
  lastDay: string;
}

export interface WaiverWire {
  kind: WaiverKind;
  id: string;
  /** The name of the person; empty for a seat without a name. */
  name: string;
  /** The person is under age, so a parent or guardian signs. */
  isMinor: boolean;
  /** False for a person under age who reads their own page. */
  canSign: boolean;
  wording: WaiverWordingWire;
  /** The valid waiver; null if it is missing. */
  signed: SignedWaiverWire | null;
}

/** An account or one of its children. */
export interface WaiverStateWire {
  kind: Extract<WaiverKind, 'account' | 'child'>;
  id: string;
  name: string;
  isMinor: boolean;
  /** The last day of the valid waiver, `YYYY-MM-DD`; null if it is missing. */
  lastDay: string | null;
}

/** The guests of a booking of a whole arena, whose names the booking does not have. They all sign by one link. */
export interface GroupWaiverWire {
  /** The name of the booking's contact. */
  host: string;
  wording: WaiverWordingWire;
  /** The number of guests with a valid waiver. */
  signed: number;
  /** The places of the arena. A few more guests can sign, because of typing errors. */
  places: number;
  /** True after the end of the slot, when no one can sign any more. */
  isOver: boolean;
}

/** The valid waiver of a guest. It does not name the signer, because anyone with the link can type the name of a guest. */
export interface SignedGuestWire {
  /** The guest's name, as typed. */
  name: string;
  /** The last day on which the waiver is valid, `YYYY-MM-DD`. */
  lastDay: string;
  /** The number of guests with a valid waiver, this one included. */
  signed: number;
}

/** The waivers of the guests of a booking of a whole arena. */
export interface GuestsWire extends Pick<GroupWaiverWire, 'signed' | 'places'> {
  /** The address at which each guest signs, with its signed token; null after the end of the slot. */
  url: string | null;
}

/** A person of a booking who has no valid waiver. */
export interface UnsignedWire {
  /** The id of the seat, or of the team's player. */
  id: string;
  /** Empty if the contact gave no name. */
  name: string;
  /** The address at which the waiver is signed, with its signed token. */
  url: string;
}
