const dayShape = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a day of the calendar, `YYYY-MM-DD`: 31 June is none. */
export const isDay = (text: string): boolean => dayShape.test(text) && isReal(`${text}T00:00`);

/** Whether a text is a local time of the calendar, `YYYY-MM-DDTHH:MM`; it says nothing of any zone's clock changes. */
export const isLocalTime = (text: string): boolean => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) && isReal(text);

function isReal(local: string): boolean {
  const at = new Date(`${local}Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(local);
}
