const dayShape = /^\d{4}-\d{2}-\d{2}$/;

/** Returns whether a text is a valid calendar day, `YYYY-MM-DD`. 31 June is not. */
export const isDay = (text: string): boolean => dayShape.test(text) && isReal(`${text}T00:00`);

/**
 * Returns whether a text is a valid local time, `YYYY-MM-DDTHH:MM`. The check ignores the clock changes of time zones.
 */
export const isLocalTime = (text: string): boolean => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) && isReal(text);

function isReal(local: string): boolean {
  const at = new Date(`${local}Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(local);
}
