/** The answer to a part with several fields as a test stores it: a line for each. */
export const valueOfFields = (fields: readonly string[]): string =>
  fields.every((field) => field.trim() === '') ? '' : fields.map((field) => field.replaceAll('\n', ' ')).join('\n');

/** What each field of a part holds; null where the value is not of so many fields, as after another edit of the question. */
export function fieldsOfValue(value: string, count: number): string[] | null {
  if (count === 1) return [value];
  const fields = value.split('\n');
  return fields.length === count ? fields : null;
}

/** The value of a part in one line of text. */
export const valueInLine = (value: string): string => value.replaceAll('\n', '; ');
