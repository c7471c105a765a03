/** The pattern for `LIKE` and `ILIKE` that finds a text literally, anywhere in another: wildcards are escaped. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
