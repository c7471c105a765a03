/** A choice that leaves it to the file. */
export const ANY = '-';

/** Where questions go whose file does not say so, and what they are. */
export const NO_PLACE = { subject: ANY, topic: '', difficulty: ANY, level: ANY, calculator_allowed: ANY };
export type DefaultPlace = typeof NO_PLACE;

/** What of it is sent along. */
export const placeFieldsOf = (place: DefaultPlace): [string, string][] =>
  Object.entries(place).filter(([, value]) => value !== ANY && value !== '');
