import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertOneSubject } from '../../../../test/one-subject.ts';
import { type Session, startTestApi } from '../../../../test/test-api.ts';
import { foldLine, writeCalendar } from './icalendar.ts';

const NOW = new Date('2026-11-21T09:00:00.000Z');

describe('iCalendar', () => {
  test('folds after 75 octets at most, within no character, and unfolds to what was written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const line = text.replaceAll(/[\r\n]/g, '');
        const folded = foldLine(line);
        expect(folded.replaceAll('\r\n ', '')).toBe(line);
        for (const part of folded.split('\r\n')) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
      }),
    );
    expect(foldLine('ä'.repeat(40))).toBe(`${'ä'.repeat(37)}\r\n ${'ä'.repeat(3)}`);
  });

  test('escapes text, and writes days, moments and days in a row', () => {
    const entry = { uid: 'a@b', url: 'https://study.example/today' };
    const entries = [
      { ...entry, at: '2026-12-04', daily: { until: '2026-12-31' }, summary: 'Sets; unions, \\', description: 'one\ntwo' },
      { ...entry, at: new Date('2026-12-04T08:30:00Z'), summary: 'Due' },
    ];
    const lines = writeCalendar('Sigmaroom', entries, NOW).split('\r\n');
    expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
    for (const line of [
      'DTSTART;VALUE=DATE:20261204',
      'RRULE:FREQ=DAILY;UNTIL=20261231',
      'SUMMARY:Sets\\; unions\\, \\\\',
      'DESCRIPTION:one\\ntwo',
      'DTSTART:20261204T083000Z',
      'DTSTAMP:20261121T090000Z',
    ]) {
      expect(lines).toContain(line);
    }
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
  });
});

describe('the calendar of a learner', async () => {
  const api = await startTestApi({ PUBLIC_URL: 'https://study.example' });
  let learner: Session;
  beforeAll(async () => {
    await insertOneSubject(api.db);
  });
  beforeEach(async () => {
    api.clock.set(NOW.toISOString());
    learner = await api.signUp();
    const exam_session = { month: 'May', year: 2027 };
    await api.callLoosely('PUT /api/user/course', { as: learner, body: { subject_slug: 'math-aa-sl', exam_session } });
  });

  const make = async () => {
    const { address } = (await api.call('POST /api/study-plan/calendar', { as: learner, query: {} })).body;
    return new URL(address ?? '').searchParams.get('token') ?? '';
  };
  const read = (token: string) => api.callLoosely('GET /api/calendar.ics', { query: { token } });
  const textOf = async (token: string) => String((await read(token)).body).replaceAll('\r\n ', '');

  /** Work that a teacher has set. */
  async function setWork(title: string, due_at: string, changes: object = {}) {
    const { id: subject_id } = await api.db('subjects').first('id');
    const row = { subject_id, time_zone: 'UTC', created_at: NOW };
    const [one] = await api
      .db('classes')
      .insert({ ...row, name: '11B', join_code: title })
      .returning('id');
    await api.db('class_members').insert({ class_id: one.id, user_id: learner.user.id, role: 'learner', joined_at: NOW });
    const content = { kind: 'reading', address: '/', question_count: 0, draw_seed: 1, tries: 1, weight: 1, counts: true };
    const rules = { late_allowed: true, solutions: 'handed_in', published_at: NOW, created_at: NOW };
    const [work] = await api
      .db('class_assignments')
      .insert({ class_id: one.id, title, due_at, ...content, ...rules, ...changes })
      .returning('id');
    return work.id as number;
  }

  test('has the plan until the examination, set work by the learner’s own due date, and the examination', async () => {
    const moved = await setWork('Sequences', '2026-12-04T08:30:00Z');
    await api.db('class_exceptions').insert({ assignment_id: moved, user_id: learner.user.id, due_at: '2026-12-06T08:30:00Z' });
    await setWork('Hidden draft', '2026-12-04T08:30:00Z', { published_at: null });
    const { headers } = await read(await make());
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const text = await textOf(await make());
    expect(text).toContain('DTSTART;VALUE=DATE:20261121\r\nRRULE:FREQ=DAILY;UNTIL=20270430\r\nSUMMARY:Practise 30 minutes');
    expect(text).toContain('DTSTART:20261206T083000Z\r\nSUMMARY:Due: Sequences\r\nDESCRIPTION:11B');
    expect(text).toContain('DTSTART;VALUE=DATE:20270501\r\nSUMMARY:Exams start this month');
    expect(text).not.toContain('Hidden draft');
  });

  test('begins on the day of the zone that its address names', async () => {
    api.clock.set('2026-11-21T20:00:00.000Z');
    const addressIn = async (query: { time_zone?: string }) =>
      new URL((await api.call('POST /api/study-plan/calendar', { as: learner, query })).body.address ?? '');
    for (const [time_zone, day] of [
      [undefined, '20261121'],
      ['Asia/Kolkata', '20261122'],
    ]) {
      const address = await addressIn(time_zone === undefined ? {} : { time_zone });
      const calendar = await api.callLoosely('GET /api/calendar.ics', { query: Object.fromEntries(address.searchParams) });
      expect(calendar.body).toContain(`DTSTART;VALUE=DATE:${day}\r\nRRULE:FREQ=DAILY`);
    }
    const wrong = await api.callLoosely('POST /api/study-plan/calendar', { as: learner, query: { time_zone: 'Mars/Olympus' } });
    expect(wrong.status).toBe(422);
  });

  test('is read by its present address alone, which is no part of the data export', async () => {
    const former = await make();
    const token = await make();
    expect((await api.call('GET /api/study-plan/calendar', { as: learner, query: {} })).body.address).toMatch(
      new RegExp(`${token}$`),
    );
    expect([(await read(former)).status, (await read(token)).status]).toEqual([404, 200]);
    await api.call('DELETE /api/study-plan/calendar', { as: learner });
    expect((await read(token)).status).toBe(404);
    expect((await api.callLoosely('GET /api/calendar.ics', {})).status).toBe(404);
  });

  test('is gone with an account that is about to be deleted', async () => {
    const token = await make();
    await api.db('users').where('id', learner.user.id).update({ delete_after: NOW });
    expect((await read(token)).status).toBe(404);
  });
});
