/** The calls of the contract with values that the site takes, for scanners to change one by one. */
import { type Endpoint, type EndpointName, endpoints } from '@api/contract';
import fc from 'fast-check';
import { FORM_FIELDS, nearlyFitting } from '../../api/test/junk.ts';

type Fields = Record<string, unknown>;

/** A call with values. `known`: names that another request of the same call has changed already. */
export interface Sample {
  name: EndpointName;
  role: 'learner' | 'staff';
  params: Fields;
  query: Fields;
  body: Fields;
  isForm: boolean;
  known: ReadonlySet<string>;
}

/** A call to be scanned. `isTaken`: the site answered it with success. */
export interface Call extends Sample {
  isTaken: boolean;
}

/** Calls that would end the session of all later requests. */
const ENDS_SESSIONS = /sign-out|DELETE \/api\/auth\/(?:devices|sessions)|DELETE \/api\/user$/;
/** Chosen at random, but the same each time. */
const SEED = 2026;
const TRIES = 30;
/** A form's boundary; no value holds it. */
export const BOUNDARY = 'boundary-of-a-form';

/** An asterisk marks the values that scanners vary. */
const withoutMarks = (fields: Fields): Fields =>
  JSON.parse(JSON.stringify(fields, (_key, value: unknown) => (typeof value === 'string' ? value.replaceAll('*', '') : value)));

function samplesOf(name: EndpointName): Sample[] {
  const { access, params, query, body, upload }: Endpoint = endpoints[name];
  const inputs = fc.record({
    params: nearlyFitting(params),
    query: nearlyFitting(query),
    body: nearlyFitting(body, upload && FORM_FIELDS),
  });
  const role = access === 'anyone' || access === 'signed-in' ? 'learner' : 'staff';
  return fc.sample(inputs, { numRuns: TRIES, seed: SEED }).map((input) => ({
    name,
    role,
    params: withoutMarks(input.params),
    query: withoutMarks(input.query),
    body: withoutMarks(input.body),
    isForm: upload !== undefined,
    known: new Set<string>(),
  }));
}

/** Values of a call, each name once, in the order in which they are written. */
class Marks {
  readonly names: string[] = [];
  readonly #mark: string;
  readonly #known: ReadonlySet<string>;

  constructor(mark: string, known: ReadonlySet<string>) {
    [this.#mark, this.#known] = [mark, known];
  }

  /** The suffix of a value of this name: the mark, unless another value already has it. */
  after(name: string): string {
    if (this.names.includes(name) || this.#known.has(name)) return '';
    this.names.push(name);
    return this.#mark;
  }
}

/** A request as text, with `mark` behind one value of each name; `marks` are those names, first those of the address. */
export function written(call: Sample, mark = ''): { path: string; body: string | null; marks: string[] } {
  const marks = new Marks(mark, call.known);
  const encoded = (name: string, value: unknown) =>
    encodeURIComponent(typeof value === 'string' ? value : (JSON.stringify(value) ?? '')) + marks.after(name);
  const [method = '', pattern = ''] = call.name.split(' ');
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => encoded(name, call.params[name] ?? '1'));
  const query = Object.entries(call.query).map(([name, value]) => `${encodeURIComponent(name)}=${encoded(name, value)}`);
  const address = query.length > 0 ? `${path}?${query.join('&')}` : path;
  if (method === 'GET' || Object.keys(call.body).length === 0) return { path: address, body: null, marks: marks.names };
  const body = call.isForm ? formOf(call.body, marks) : jsonOf(call.body, marks);
  return { path: address, body, marks: marks.names };
}

/** JSON with marks behind texts, numbers and truth values, at whatever depth. */
function jsonOf(value: unknown, marks: Marks, name = ''): string {
  if (Array.isArray(value)) return `[${value.map((each) => jsonOf(each, marks, name)).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${jsonOf(each, marks, key)}`);
    return `{${fields.join(', ')}}`;
  }
  const text = JSON.stringify(value);
  return typeof value === 'string' ? `${text.slice(0, -1)}${marks.after(name)}"` : `${text}${marks.after(name)}`;
}

function formOf(fields: Fields, marks: Marks): string {
  const parts = Object.entries(fields).map(([name, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}${marks.after(name)}\r\n`;
  });
  return `${parts.join('')}--${BOUNDARY}--\r\n`;
}

export const contentTypeOf = ({ isForm }: Pick<Call, 'isForm'>): string =>
  isForm ? `multipart/form-data; boundary=${BOUNDARY}` : 'application/json';

type Try = (call: Sample) => Promise<boolean>;

/**
 * Every call that has something to change, each with values that the site takes, where some are found in thirty tries. A call that only
 * reads comes more than once, until each name in its query was taken. What takes away comes last, so that others find something.
 */
export async function callsWithValues(tries: Try): Promise<Call[]> {
  const order = (name: EndpointName) => (name.startsWith('GET') ? 0 : name.startsWith('DELETE') ? 2 : 1);
  const names = (Object.keys(endpoints) as EndpointName[]).filter((name) => !ENDS_SESSIONS.test(name));
  const calls: Call[] = [];
  for (const name of names.toSorted((a, b) => order(a) - order(b))) {
    const samples = samplesOf(name).filter((sample) => written(sample).marks.length > 0);
    calls.push(...(await chosen(samples, tries)));
  }
  return calls;
}

/** Of samples of one call those to scan with. What changes something is tried until it is taken once, what takes away never. */
async function chosen(samples: Sample[], tries: Try): Promise<Call[]> {
  const [first] = samples;
  if (!first) return [];
  const reads = first.name.startsWith('GET');
  const taken: Call[] = [];
  const known = new Set<string>();
  for (const sample of first.name.startsWith('DELETE') ? [] : samples) {
    const call = { ...sample, known: new Set(known) };
    const { marks } = written(call);
    if (marks.length === 0 || !(await tries(call))) continue;
    for (const name of marks) known.add(name);
    taken.push({ ...call, isTaken: true });
    if (!reads) break;
  }
  const richest = samples.toSorted((a, b) => written(b).marks.length - written(a).marks.length)[0] ?? first;
  return taken.length > 0 ? taken : [{ ...richest, isTaken: false }];
}
