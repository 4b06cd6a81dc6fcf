/** Days of a calendar as texts, `YYYY-MM-DD`: they are compared and counted without any clock or zone in between. */

const msPerDay = 86_400_000;

/** Today where the person is. */
export function todayText(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The day so many days earlier. */
export function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * msPerDay).toISOString().slice(0, 10);
}
