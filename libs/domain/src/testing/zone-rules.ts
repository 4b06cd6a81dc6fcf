import momentTimezone from 'moment-timezone';

/**
 * Changes what the zone data say, as a newer release of it does: from an instant on the zone's clocks stay at one offset.
 *
 * @param minutes from UTC
 * @returns what puts the data back; call it before the next test
 */
export function withoutClockChanges(zone: string, since: Date, minutes: number): () => void {
  const rules = momentTimezone.tz.zone(zone);
  if (rules === null) throw new RangeError(`${zone} is no time zone`);
  const { untils, offsets, abbrs } = rules;
  const kept = untils.findIndex((until) => until > since.getTime());
  Object.assign(rules, {
    untils: [...untils.slice(0, kept), since.getTime(), Infinity],
    offsets: [...offsets.slice(0, kept + 1), 0 - minutes],
    abbrs: [...abbrs.slice(0, kept + 1), abbrs[kept] ?? ''],
  });
  return () => void Object.assign(rules, { untils, offsets, abbrs });
}
