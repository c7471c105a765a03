/** What scanners printed, read. The samples are of sqlmap 1.7.2 and wapiti 3.0.4 on the server that is made to be wrong, and on the site. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Call, written } from './calls.ts';
import { confirmedOf, tableOf } from './findings.ts';
import { openProxy } from './scanner-proxy.ts';
import { readSqlmap, requestLog } from './sqlmap.ts';
import { cutIn, readWapiti, visitedIn } from './wapiti.ts';

const sample = (name: string) => readFileSync(join(import.meta.dirname, 'samples', name), 'utf8');
const call = (name: string, parts: Partial<Call>): Call => ({
  name: name as Call['name'],
  role: 'learner',
  params: {},
  query: {},
  body: {},
  isForm: false,
  known: new Set(),
  isTaken: true,
  ...parts,
});

describe('a call with values', () => {
  const edit = call('PUT /api/questions/:id', { params: { id: '7' }, body: { text: 'a"', marks: [1, 2], more: { on: true } } });

  it('is written with one mark for each name', () => {
    expect(written(edit, '*')).toEqual({
      path: '/api/questions/7*',
      body: '{"text": "a\\"*", "marks": [1*, 2], "more": {"on": true*}}',
      marks: ['id', 'text', 'marks', 'on'],
    });
    expect(JSON.parse(written(edit).body ?? '')).toEqual(edit.body);
    const list = call('GET /api/questions', { query: { q: 'a b', page: '2' }, known: new Set(['page']) });
    expect(written(list, '*')).toEqual({ path: '/api/questions?q=a%20b*&page=2', body: null, marks: ['q'] });
  });

  it('is handed to sqlmap with its turn, its kind and its body', () => {
    const form = call('POST /api/admin/questions', { isForm: true, body: { subject: '1' } });
    const log = requestLog([edit, form], 'http://127.0.0.1:4000');
    expect(log).toContain('PUT /~0/api/questions/7* HTTP/1.1\nHost: 127.0.0.1:4000\nContent-Type: application/json\n\n{"text"');
    expect(log).toContain('POST /~1/api/admin/questions HTTP/1.1\n');
    expect(log).toContain('name="subject"\r\n\r\n1*\r\n--');
  });
});

describe('sqlmap', () => {
  const calls = [
    call('GET /api/plans', { query: { name: 'free', page: '2' } }),
    call('POST /api/doubts', { body: { text: 'a', ids: [1, 2] } }),
  ];

  it('is read: what it went through, and what it found where', () => {
    const { calls: begun, values, findings } = readSqlmap(sample('sqlmap.txt'), calls);
    expect([begun, values]).toEqual([2, 4]);
    expect(confirmedOf(findings)).toEqual([
      {
        severity: 'critical',
        what: expect.stringMatching(
          /^SQL injection: AND boolean-based blind - WHERE or HAVING clause; PostgreSQL AND error-based/,
        ),
        where: 'GET /api/plans, name',
      },
    ]);
    expect(findings.filter(({ severity }) => severity === 'info').map(({ what }) => what)).toEqual([
      'might be injectable',
      'might be vulnerable to cross-site scripting (XSS) attacks',
    ]);
  });

  it('that found nothing leaves no finding', () => {
    const nothing = sample('sqlmap.txt').slice(sample('sqlmap.txt').indexOf('[2/2] URL'));
    expect(readSqlmap(nothing, calls)).toEqual({ calls: 1, values: 2, findings: [] });
  });
});

describe('wapiti', () => {
  it('is parsed: faults of the site and of the deliberately faulty server', () => {
    const wrong = readWapiti(sample('wapiti-control.json'));
    expect(wrong.map(({ severity, where }) => [severity, where])).toEqual(
      expect.arrayContaining([['critical', 'GET /of, name']]),
    );
    expect(confirmedOf(wrong).length).toBeGreaterThan(0);
    const ours = readWapiti(sample('wapiti-site.json'));
    expect(ours.map(({ severity }) => severity)).toEqual(['low', 'low', 'low']);
    expect(confirmedOf(ours)).toEqual([]);
    expect(confirmedOf(ours, [])).toEqual(ours);
  });

  it('reports where it was, and what it did not reach', () => {
    const output =
      '[+] GET http://127.0.0.1:1/a?b=1&c=2 (0)\n[+] GET http://127.0.0.1:1/a?c=3 (1)\n[+] GET http://127.0.0.1:1/ (0)\n';
    expect(visitedIn(output)).toEqual({ addresses: 2, values: 2 });
    expect(cutIn('Max attack time was reached for module exec, stopping.\n')).toEqual(['exec']);
  });
});

describe('the table', () => {
  it('has a row for each scan, and separates reviewed findings', () => {
    const findings = readWapiti(sample('wapiti-site.json'));
    const scan = {
      scanner: 'wapiti',
      version: '3.0.4',
      scanned: 'as guest',
      ms: 61_400,
      findings,
      unfinished: 'not to the end: xss',
    };
    expect(tableOf([scan]).split('\n').at(-1)).toBe('| wapiti | 3.0.4 | as guest | 61 s, not to the end: xss | none | 3 |');
    expect(tableOf([scan], []).split('\n').at(-1)).toContain('| 3 low | 0 |');
  });
});

describe('a proxy', () => {
  it('adds the session, takes the turn away, and keeps what was answered', async () => {
    await using undo = new AsyncDisposableStack();
    const asked: unknown[] = [];
    const { createServer } = await import('node:http');
    const site = createServer(({ url, headers }, answer) => {
      asked.push([url, headers.authorization]);
      answer.writeHead(url === '/bad' ? 500 : 200).end('said');
    });
    await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
    undo.defer(() => void site.close());
    const { port } = site.address() as { port: number };
    const proxy = await openProxy(`http://127.0.0.1:${port}`, 'Bearer x', undo);
    expect(await (await fetch(`${proxy.url}/~3/api/plans?a=1`)).text()).toBe('said');
    await fetch(`${proxy.url}/~4/bad`);
    expect(asked).toEqual([
      ['/api/plans?a=1', 'Bearer x'],
      ['/bad', 'Bearer x'],
    ]);
    expect([...proxy.statuses]).toEqual([
      [200, 1],
      [500, 1],
    ]);
    expect(proxy.failures()).toEqual([{ severity: 'high', what: 'answered 500', where: 'GET /~4/bad' }]);
  });
});
