/** A moment as a field of date and time holds it, in the zone of who sits here. */
export const fieldOfMoment = (date: Date): string =>
  new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

/** The moment that a field of date and time says in the zone of who sits here, ISO 8601; null while it says none. */
export function momentOfField(value: string): string | null {
  const date = new Date(value);
  return value === '' || Number.isNaN(date.getTime()) ? null : date.toISOString();
}
