/** A day in the address, `2026-11-22`; null if invalid. */
export function dayIn(search: URLSearchParams, name: 'from' | 'to'): string | null {
  const day = search.get(name);
  return day && /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : null;
}

/** The moment at which a day begins where its reader is. */
export const startOfDay = (day: string) => new Date(`${day}T00:00:00`).toISOString();

/** The moment at which it is over. */
export function endOfDay(day: string): string {
  const end = new Date(`${day}T00:00:00`);
  end.setDate(end.getDate() + 1);
  return end.toISOString();
}
