/** `$course$/Algebra/Sequences` as names, without Moodle's own parts; `//` is a slash in a name. */
export const categoryPath = (path: string): string[] =>
  path
    .trim()
    .split(/(?<!\/)\/(?!\/)/)
    .map((name) => name.replaceAll('//', '/').trim())
    .filter((name) => name !== '' && !/^\$\w+\$$/.test(name) && name !== 'top');
