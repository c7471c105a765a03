/** `Functions`, `Functions and Calculus`, `Functions, Calculus and Vectors`. */
export const inWords = (things: readonly string[]): string => new Intl.ListFormat('en-GB').format(things);
