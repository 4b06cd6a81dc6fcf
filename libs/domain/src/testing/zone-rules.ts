import momentTimezone from 'moment-timezone';

/**
 * Changes the zone data as a newer release would: from an instant on, the zone's clocks keep one offset.
 *
 * @param minutes the offset from UTC
 * @returns a function that restores the data; call it before the next test
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
