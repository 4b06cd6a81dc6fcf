import { Injectable } from '@nestjs/common';
import type { Executor } from '../../platform/database/index.js';

/** The person of a seat or a player of a team, whose booking is not cancelled. */
export interface BookedPerson {
  /** Empty for a seat without a name. */
  name: string;
  /** The account or the child that the seat is for; both are null if it names anyone else. */
  userId: string | null;
  childId: string | null;
}

/** Returns null if there is no such person, or if the booking was cancelled. */
type Find = (executor: Executor, id: string) => Promise<BookedPerson | null>;

/** A booking of a whole arena that is not cancelled. Its guests have no seats, and sign by one link. */
export interface BookedGroup {
  /** The name of the booking's contact. */
  host: string;
  /** The places of the arena. */
  places: number;
  endsAt: Date;
}

/** Returns null if there is no such booking. */
type FindGroup = (executor: Executor, bookingId: string) => Promise<BookedGroup | null>;

/** Waivers reach the people of bookings through this port, because bookings belong to a later area. */
@Injectable()
export class BookedPeople {
  private readonly finders = new Map<'seat' | 'player', Find>();
  private findGroup: FindGroup | null = null;

  register(kind: 'seat' | 'player', find: Find): void {
    this.finders.set(kind, find);
  }

  registerGroups(find: FindGroup): void {
    this.findGroup = find;
  }

  /** @throws Error if no feature registered for the kind */
  async find(executor: Executor, kind: 'seat' | 'player', id: string): Promise<BookedPerson | null> {
    const find = this.finders.get(kind);
    if (find === undefined) throw new Error(`No feature serves the waivers of a ${kind}`);
    return find(executor, id);
  }

  /** @throws Error if no feature registered for groups */
  async group(executor: Executor, bookingId: string): Promise<BookedGroup | null> {
    if (this.findGroup === null) throw new Error('No feature serves the waivers of groups');
    return this.findGroup(executor, bookingId);
  }
}
