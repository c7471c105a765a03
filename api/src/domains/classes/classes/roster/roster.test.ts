import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { insertOneSubject } from '../../../../../test/one-subject.ts';
import { makeClass, type SchoolClass } from '../../../../../test/school-class.ts';
import { type Session, startTestApi } from '../../../../../test/test-api.ts';
import { readRoster } from './read-roster.ts';

const FILES: Readonly<Record<string, string>> = {
  'manifest.csv': 'propertyName,value\nmanifest.version,1.0\noneroster.version,1.2\nfile.users,bulk\n',
  'users.csv': [
    'sourcedId,status,enabledUser,username,givenName,familyName,email',
    'u1,,true,one,"One,\nTwo",A,One@Hill.example',
    'u2,,true,two,Two,B,two@hill.example',
    'u3,,true,three,Three,C,',
    'u4,tobedeleted,true,four,Four,D,four@hill.example',
    't1,,true,teacher,Tea,Cher,teacher@hill.example',
  ].join('\n'),
  'classes.csv': 'sourcedId,status,title\nc2,,12A Physics\nc1,,11B Maths\nc3,,Empty\n',
  'enrollments.csv': [
    'sourcedId,status,classSourcedId,schoolSourcedId,userSourcedId,role',
    'e1,,c1,s,u1,student',
    'e2,,c1,s,u2,student',
    'e3,,c1,s,u3,student',
    'e4,,c1,s,u4,student',
    'e5,,c1,s,t1,teacher',
    'e6,tobedeleted,c2,s,u1,student',
    'e7,,c2,s,u2,student',
    'e8,,c2,s,u2,student',
  ].join('\r\n'),
};
async function zip(files: readonly (readonly [name: string, text: string])[]): Promise<Buffer> {
  const archive = new ZipFile();
  for (const [name, text] of files) archive.addBuffer(Buffer.from(text), name);
  archive.end();
  return buffer(archive.outputStream);
}
const zipped = (changes: Readonly<Record<string, string | null>> = {}) =>
  zip(Object.entries({ ...FILES, ...changes }).filter((entry): entry is [string, string] => entry[1] !== null));
const faultsOf = async (bytes: Uint8Array) =>
  (await readRoster(bytes)).faults.map(({ file, line, message }) => `${file}:${line} ${message}`);

describe('a roster', () => {
  test('has classes by title with the addresses of those who are enrolled, each once', async () => {
    const physics = { sourced_id: 'c2', title: '12A Physics', learners: ['two@hill.example'], teachers: [], without_email: 0 };
    const maths = {
      ...{ sourced_id: 'c1', title: '11B Maths', learners: ['one@hill.example', 'two@hill.example'] },
      ...{ teachers: ['teacher@hill.example'], without_email: 1 },
    };
    expect(await readRoster(await zipped())).toEqual({ classes: [maths, physics], faults: [] });
  });

  test('may be in a folder, and with byte order marks', async () => {
    const files = Object.entries(FILES).map(([name, text]) => [`roster/${name}`, `\uFEFF${text}`] as const);
    expect((await readRoster(await zip(files))).classes).toHaveLength(2);
  });

  test.each<[Record<string, string | null>, string]>([
    [{ 'users.csv': null }, 'users.csv:0 The file is missing from the archive'],
    [{ 'manifest.csv': 'propertyName,value\noneroster.version,1.1\n' }, 'manifest.csv:2 oneroster.version must be 1.2'],
    [{ 'manifest.csv': '' }, 'manifest.csv:1 The column propertyName, value is missing'],
    [{ 'classes.csv': 'sourcedId,name\nc1,Maths\n' }, 'classes.csv:1 The column title is missing'],
    [{ 'classes.csv': 'sourcedId,title\nc1,A\nc2,C\nc1,B\n' }, 'classes.csv:4 The sourcedId c1 is there twice'],
    [{ 'users.csv': 'sourcedId,email\n,a@b.example\n' }, 'users.csv:2 sourcedId is empty'],
    [{ 'users.csv': 'sourcedId,email\n"u1,a@b.example\n' }, 'users.csv:'],
    [
      { 'enrollments.csv': 'classSourcedId,userSourcedId,role\nc1,u1,student\nc1,u9,student\n' },
      'enrollments.csv:3 users.csv has no user u9',
    ],
    [
      { 'enrollments.csv': 'classSourcedId,userSourcedId,role\nc9,u1,student\n' },
      'enrollments.csv:2 classes.csv has no class c9',
    ],
    [{ 'enrollments.csv': 'classSourcedId,userSourcedId,role\nc1,u1,pupil\n' }, 'enrollments.csv:2 The role pupil is none of'],
    [
      { 'users.csv': (FILES['users.csv'] ?? '').replace('two@hill.example', 'two at hill') },
      'users.csv:4 two at hill is not an email address',
    ],
  ])('with %j says what is wrong and where', async (changes, fault) => {
    expect((await faultsOf(await zipped(changes)))[0]).toContain(fault);
  });

  test('must be a ZIP archive that is whole', async () => {
    const fault = ['roster:0 This is not a ZIP archive that can be read'];
    expect(await faultsOf(Buffer.from('sourcedId,email'))).toEqual(fault);
    expect(await faultsOf(new Uint8Array())).toEqual(fault);
    expect(await faultsOf((await zipped()).subarray(0, 200))).toEqual(fault);
  });

  test('names no more than fifty faults, and refuses a file that unpacks to more than 30 MB', async () => {
    const many = `classSourcedId,userSourcedId,role\n${'c1,u9,student\n'.repeat(200)}`;
    expect(await faultsOf(await zipped({ 'enrollments.csv': many }))).toHaveLength(50);
    const huge = `sourcedId,email\n${'x'.repeat(31 * 1_048_576)}`;
    expect(await faultsOf(await zipped({ 'users.csv': huge }))).toContain('users.csv:0 The file is larger than 30 MB');
  });
});

describe('POST /api/classes/:id/roster', async () => {
  const api = await startTestApi();
  let school: SchoolClass;
  beforeAll(async () => {
    await insertOneSubject(api.db);
    school = await makeClass(api, 1);
  });
  const send = async (as: Session, changes = {}) => {
    const body = new FormData();
    body.append('roster', new Blob([new Uint8Array(await zipped(changes))]), 'roster.zip');
    const headers = { authorization: `Bearer ${as.token}` };
    const answer = await api.fetch(`/api/classes/${school.id}/roster`, { method: 'POST', headers, body });
    return { status: answer.status, body: await answer.json() };
  };

  test('reads a roster for the teachers of a class alone', async () => {
    const [learner] = school.learners as [Session];
    const statuses: number[] = [];
    for (const as of [
      school.stranger,
      school.former,
      learner,
      school.coTeacher,
      school.teacher,
      await api.asStaff({ role_id: 1 }),
    ])
      statuses.push((await send(as)).status);
    expect(statuses).toEqual([404, 404, 403, 200, 200, 403]);
    expect(await api.db('class_invitations')).toEqual([]);
  });

  test('refuses one with faults, by file and line', async () => {
    const { status, body } = await send(school.teacher, { 'classes.csv': 'sourcedId,title\n,A\n' });
    expect([status, body.message]).toEqual([422, 'classes.csv, line 2: sourcedId is empty']);
  });

  test('reads none for an archived class', async () => {
    await api.db('classes').where('id', school.id).update({ archived_at: api.clock.now() });
    expect((await send(school.teacher)).body.code).toBe('class_archived');
  });
});
