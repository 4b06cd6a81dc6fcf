/** An account with the role COACH. */
export interface CoachWire {
  id: string;
  name: string;
}

export interface SlotCoachesWire {
  /** The coaches of the slot. */
  coaches: CoachWire[];
  /** Every coach, sorted by name. */
  choices: CoachWire[];
}
