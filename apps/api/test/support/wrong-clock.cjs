// A process that preloads this file has a wrong clock: CLOCK_WRONG_BY_MS is its difference from that of the machine.
const difference = Number(process.env.CLOCK_WRONG_BY_MS);
const HonestDate = Date;
const now = () => HonestDate.now() + difference;

globalThis.Date = class Date extends HonestDate {
  static now = now;

  constructor(...parts) {
    if (parts.length === 0) super(now());
    else super(...parts);
  }
};
