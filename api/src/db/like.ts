/** The pattern for `LIKE` and `ILIKE` that finds a text anywhere in another, taken literally: what stands for other characters in a pattern is escaped. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
