/**
 * Zones, days and clocks on the server. An entry of its own, `@dronesoccer/domain/calendar`: the zone data weighs more than
 * the whole client, and the client shows the wall times of the wire.
 */
export * from './drift.ts';
export * from './holidays.ts';
export * from './organisation.ts';
export * from './provinces.ts';
export * from './spans.ts';
export * from './texts.ts';
export * from './zone-rules.ts';
export * from './zones.ts';
