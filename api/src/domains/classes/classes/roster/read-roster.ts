import { buffer } from 'node:stream/consumers';
import { emailInput, type RosterClass } from '@api/contract';
import { CsvError, parse } from 'csv-parse/sync';
import { fromBufferPromise } from 'yauzl';

const FILES = ['manifest.csv', 'users.csv', 'classes.csv', 'enrollments.csv'] as const;
type RosterFile = (typeof FILES)[number];
const MOST_ENTRIES = 100;
const MOST_FILE_BYTES = 30 * 1_048_576;
const MOST_FAULTS = 50;

/** A fault of a roster; line 0 is the whole file. */
export interface RosterFault {
  file: string;
  line: number;
  message: string;
}

/** The classes of a roster; none where it has faults. */
export interface Roster {
  classes: RosterClass[];
  faults: RosterFault[];
}

interface Line {
  line: number;
  cell(column: string): string;
}

class Faults {
  readonly all: RosterFault[] = [];
  add(file: string, line: number, message: string): void {
    if (this.all.length < MOST_FAULTS) this.all.push({ file, line, message });
  }
}

/** The files of OneRoster in an archive, wherever they are in it. */
async function unzip(bytes: Uint8Array, faults: Faults): Promise<Map<RosterFile, string>> {
  const found = new Map<RosterFile, string>();
  try {
    const zip = await fromBufferPromise(Buffer.from(bytes), { strictFileNames: false, validateEntrySizes: true });
    if (zip.entryCount > MOST_ENTRIES) throw new Error('Too many files');
    for await (const entry of zip.eachEntry()) {
      const name = FILES.find((file) => entry.fileName.split('/').pop() === file);
      if (!name || found.has(name)) continue;
      if (entry.uncompressedSize > MOST_FILE_BYTES) faults.add(name, 0, 'The file is larger than 30 MB');
      else found.set(name, (await buffer(await zip.openReadStreamPromise(entry))).toString('utf8'));
    }
  } catch {
    faults.add('roster', 0, 'This is not a ZIP archive that can be read');
    return found;
  }
  for (const file of FILES) if (!found.has(file)) faults.add(file, 0, 'The file is missing from the archive');
  return found;
}

function readTable(file: RosterFile, content: string, columns: readonly string[], faults: Faults): Line[] {
  let rows: { record: string[]; info: { lines: number } }[];
  try {
    rows = parse(content, {
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: 100_000,
    }) as never;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    faults.add(file, Number((error as { lines?: number }).lines ?? 0), 'A quotation mark is missing or misplaced');
    return [];
  }
  const head = rows[0]?.record.map((name) => name.trim()) ?? [];
  const missing = columns.filter((column) => !head.includes(column));
  if (missing.length > 0) {
    faults.add(file, 1, `The column ${missing.join(', ')} is missing`);
    return [];
  }
  const place = new Map(head.map((name, index) => [name, index]));
  return rows.slice(1).map(({ record, info }) => ({
    line: info.lines,
    cell: (column) => record[place.get(column) ?? -1]?.trim() ?? '',
  }));
}

/** Active lines by id; an empty or repeated id is a fault. */
function byId(file: RosterFile, lines: readonly Line[], faults: Faults): Map<string, Line> {
  const found = new Map<string, Line>();
  for (const each of lines) {
    const id = each.cell('sourcedId');
    if (id === '') faults.add(file, each.line, 'sourcedId is empty');
    else if (found.has(id)) faults.add(file, each.line, `The sourcedId ${id} is there twice`);
    else found.set(id, each);
  }
  return found;
}

const isInForce = ({ cell }: Line) => cell('status') !== 'tobedeleted';

/** https://www.imsglobal.org/spec/oneroster/v1p2/bind/csv: the manifest says which version and files there are. */
function checkManifest(content: string, faults: Faults): void {
  const file = 'manifest.csv';
  const lines = readTable(file, content, ['propertyName', 'value'], faults);
  if (faults.all.length > 0) return;
  const version = lines.find(({ cell }) => cell('propertyName') === 'oneroster.version');
  if (version?.cell('value') !== '1.2') faults.add(file, version?.line ?? 0, 'oneroster.version must be 1.2');
}

function readAddress({ line, cell }: Line, faults: Faults): string | null {
  const written = cell('email');
  if (written === '') return null;
  const { data } = emailInput.safeParse(written);
  if (data === undefined) faults.add('users.csv', line, `${written.slice(0, 80)} is not an email address`);
  return data ?? null;
}

interface Found {
  title: string;
  learners: Set<string>;
  teachers: Set<string>;
  withoutEmail: Set<string>;
}

function enrol(
  lines: readonly Line[],
  users: ReadonlyMap<string, Line>,
  classes: ReadonlyMap<string, Found>,
  faults: Faults,
): void {
  const file = 'enrollments.csv';
  for (const each of lines) {
    const { line, cell } = each;
    const role = cell('role');
    const user = users.get(cell('userSourcedId'));
    const found = classes.get(cell('classSourcedId'));
    if (!user) faults.add(file, line, `users.csv has no user ${cell('userSourcedId').slice(0, 80)}`);
    else if (!found) faults.add(file, line, `classes.csv has no class ${cell('classSourcedId').slice(0, 80)}`);
    else if (!['student', 'teacher', 'administrator', 'proctor'].includes(role)) {
      faults.add(file, line, `The role ${role.slice(0, 80) || '(empty)'} is none of student, teacher, administrator, proctor`);
    } else if (isInForce(each) && isInForce(user) && (role === 'student' || role === 'teacher')) {
      const address = readAddress(user, faults);
      if (address === null) found.withoutEmail.add(cell('userSourcedId'));
      else (role === 'student' ? found.learners : found.teachers).add(address);
    }
  }
}

/** Reads a roster of OneRoster 1.2 CSV files in a ZIP archive. Runs in a separate process. */
export async function readRoster(bytes: Uint8Array): Promise<Roster> {
  const faults = new Faults();
  const files = await unzip(bytes, faults);
  if (faults.all.length > 0) return { classes: [], faults: faults.all };
  const table = (file: RosterFile, columns: readonly string[]) => readTable(file, files.get(file) ?? '', columns, faults);
  checkManifest(files.get('manifest.csv') ?? '', faults);
  const users = byId('users.csv', table('users.csv', ['sourcedId', 'email']), faults);
  const titled = byId('classes.csv', table('classes.csv', ['sourcedId', 'title']), faults);
  const enrolments = table('enrollments.csv', ['classSourcedId', 'userSourcedId', 'role']);
  const classes = new Map<string, Found>();
  for (const [id, { cell }] of titled) {
    const title = (cell('title') || id).slice(0, 200);
    classes.set(id, { title, learners: new Set(), teachers: new Set(), withoutEmail: new Set() });
  }
  // A table that cannot be read would make each enrolment a fault.
  if (faults.all.length === 0) enrol(enrolments, users, classes, faults);
  if (faults.all.length > 0) return { classes: [], faults: faults.all };
  const read = [...classes].flatMap(([sourced_id, found]) => {
    const line = titled.get(sourced_id);
    const [learners, teachers] = [[...found.learners], [...found.teachers]];
    const without_email = found.withoutEmail.size;
    const isEmpty = learners.length + teachers.length + without_email === 0;
    return !line || !isInForce(line) || isEmpty ? [] : { sourced_id, title: found.title, learners, teachers, without_email };
  });
  return { classes: read.toSorted((a, b) => a.title.localeCompare(b.title, 'en')), faults: [] };
}
