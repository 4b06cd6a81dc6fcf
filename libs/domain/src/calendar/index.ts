/**
 * Zones, days and clocks for the server. They have a separate entry point, `@dronesoccer/domain/calendar`, because the
 * zone data is larger than the whole client, which only shows the wall times on the wire. Do not convert zones with
 * `Intl` or in an SQL statement, because their zone data differ.
 */
export * from './drift.ts';
export * from './holidays.ts';
export * from './membership-ends.ts';
export * from './organisation.ts';
export * from './provinces.ts';
export * from './return-window.ts';
export * from './spans.ts';
export * from './texts.ts';
export * from './zone-rules.ts';
export * from './zones.ts';
