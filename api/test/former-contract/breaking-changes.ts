import { apiCompare, type Diff } from 'api-smart-diff';

export type Document = { paths: Record<string, Record<string, Operation>> } & Record<string, unknown>;

interface Operation {
  parameters?: { name: string; in: string }[];
}

/**
 * What in `now` breaks callers that were made for `before`: pages that are open, releases that are rolled back to, apps of others. A
 * sentence each; additions are none.
 */
export function breakingChanges(before: Document, now: Document): string[] {
  const { diffs } = apiCompare(withNumberedPaths(before), withNumberedPaths(now));
  return [...new Set(diffs.filter(isBreaking).map(inWords))];
}

/**
 * Two addresses that differ in the name of a parameter alone are one to the comparison, and to a router too: their calls are put
 * together, with the parameters numbered.
 */
function withNumberedPaths(document: Document): Document {
  const paths: Document['paths'] = {};
  for (const [path, operations] of Object.entries(document.paths)) {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const numbered = path.replace(/\{(\w+)\}/g, (_, name: string) => `{${names.indexOf(name) + 1}}`);
    const renamed = Object.entries(operations).map(([method, operation]) => {
      const parameters = operation.parameters?.map((parameter) =>
        parameter.in === 'path' ? { ...parameter, name: String(names.indexOf(parameter.name) + 1) } : parameter,
      );
      return [method, parameters ? { ...operation, parameters } : operation] as const;
    });
    paths[numbered] = { ...paths[numbered], ...Object.fromEntries(renamed) };
  }
  return { ...document, paths };
}

function isBreaking({ type, action, path }: Diff): boolean {
  const words = path.map(String);
  const [kind, name] = words.slice(-2);
  const gone = action === 'remove';
  // Of answers, named ones among them, callers miss what is gone; longer texts and new values they have to expect.
  if (words[0] === 'components' || words.includes('responses')) {
    if (action === 'replace') return name === 'type';
    return gone && (kind === 'properties' || kind === 'required' || kind === 'responses');
  }
  if (words[0] !== 'paths') return false;
  // Bodies and queries are strict: what the API no longer knows, it refuses.
  return type === 'breaking' || (gone && (kind === 'properties' || kind === 'parameters'));
}

function inWords({ action, path, description, before, after }: Diff): string {
  const words = path.map(String);
  const inAnswer = words[0] === 'components' || words.includes('responses');
  const [name = '', ...inside] = words.slice(words[0] === 'components' ? 2 : 1);
  const where = words[0] === 'components' ? name : `${inside[0]?.toUpperCase()} ${name}`;
  if (words[0] === 'paths' && inside.length === 1 && action === 'remove') return `${where}: the call is gone`;

  const part = inAnswer ? 'answer' : 'request';
  const kind = inside.at(-2);
  const named = inside.filter((_word, index) => inside[index - 1] === 'properties');
  const field = (kind === 'required' ? [...named, before ?? after] : named).join('.');
  if (kind === 'properties' && action === 'remove') return `${where}: the ${part} no longer has ${field}`;
  if (kind === 'required' && action === 'remove') return `${where}: the ${part} no longer always has ${field}`;
  if (kind === 'properties' || kind === 'required') return `${where}: the ${part} must have ${field}`;
  return `${where}: ${description || `${action} ${inside.slice(1).join('.')}`}`;
}
