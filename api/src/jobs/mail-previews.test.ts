import { describe, expect, test } from 'vitest';
import { PRODUCTION } from '../../test/production.ts';
import { seedSampleBank } from '../../test/sample-bank.ts';
import { startTestApi } from '../../test/test-api.ts';
import { mailComposers } from '../contexts.ts';
import { inConditionalTransaction } from '../db/in-transaction.ts';
import { systemClock } from '../http/clock.ts';
import { previewMail } from './mail-previews.ts';
import { makeMailSample } from './mail-samples.queries.ts';

const PUBLIC_URL = 'https://study.example';
const api = await startTestApi({ PUBLIC_URL }, { filledBy: seedSampleBank });
const services = { db: api.db, config: api.config, clock: systemClock };
/** They need a graded test or a paid order: their own tests have one. */
const WITHOUT_SAMPLE = ['grading_returned', 'order_paid', 'order_cancelled'];

describe.each(Object.entries(mailComposers).filter(([kind]) => !WITHOUT_SAMPLE.includes(kind)))(
  'the mail %s',
  (kind, composer) => {
    test('has a preview that says the same as text and as HTML, with formulae that can be read and whole addresses', async () => {
      const mail = await previewMail(services, kind, composer);
      const { subject = '', text = '', html = '' } = mail ?? {};
      expect(subject).not.toBe('');
      expect(text.length).toBeGreaterThan(80);
      for (const part of [subject, text, html]) expect(part).not.toMatch(/\$|\\frac|\\sqrt|undefined|\[object/);
      expect(html).toContain('<meta name="color-scheme" content="light dark">');
      expect(html).toContain('prefers-color-scheme: dark');
      const links = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address ?? '');
      for (const address of links) expect(address.startsWith(`${PUBLIC_URL}/`), address).toBe(true);
      for (const address of new Set(links)) expect(text).toContain(address.replaceAll('&amp;', '&'));
    });
  },
);

test('the mail of an answer that came back is about the latest one', async () => {
  const { user } = await api.signUp();
  const at = api.clock.now();
  const { sample, testId } = await inConditionalTransaction(api.db, async (db) => {
    const subject = await db('subjects').first('id');
    const own = { slug: 'returned', user_id: user.id, subject_id: subject.id, duration: 30, draw_seed: 1, created_at: at };
    const [test] = await db('tests').insert(own).returning('id');
    await db('gradings').insert({
      ...{
        test_id: test.id,
        user_id: user.id,
        state: 'returned',
        sheet_key: 'sheet',
        sheet_name: 'sheet.pdf',
        report_key: 'report',
      },
      ...{ sheet_bytes: 1, page_count: 1, submitted_at: at, paid_at: at, due_at: at, graded_at: at, returned_at: at },
      marks_obtained: 1,
    });
    return { keep: false, sample: await makeMailSample(db, 'grading_returned', at), testId: test.id };
  });
  expect(sample?.data).toEqual({ test_id: testId });
});

test('formulae read as typed text, and typed text is never markup', async () => {
  const composer = mailComposers.doubt_replied;
  if (!composer) throw new Error('No such mail');
  const mail = await previewMail(services, 'doubt_replied', composer);
  expect(mail?.text).toContain('x² + 3x = √5');
  expect(mail?.text).toContain('(−b ± √(b² − 4ac))/(2a)');
  expect(mail?.html).toContain('x² + 3x = √5');
  expect(mail?.html).toContain('&lt;every&gt; time &amp; again');
});

test('previews leave nothing behind', async () => {
  const counts = async () => [
    await api.db('users').count(),
    await api.db('doubts').count(),
    await api.db('account_tokens').count(),
  ];
  const before = await counts();
  expect((await api.fetch('/dev/mails/doubt_replied')).status).toBe(200);
  expect((await api.fetch('/dev/mails/verify-email')).status).toBe(200);
  expect(await counts()).toEqual(before);
});

describe('/dev/mails', () => {
  test('leads to each kind by day, by night and as text', async () => {
    const list = await (await api.fetch('/dev/mails')).text();
    for (const kind of Object.keys(mailComposers)) expect(list).toContain(`href="/dev/mails/${kind}"`);
    const one = await api.fetch('/dev/mails/doubt_replied');
    expect(one.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await one.text()).toContain('src="/dev/mails/doubt_replied/dark"');
    expect(await (await api.fetch('/dev/mails/doubt_replied/dark')).text()).toContain('@media all {');
    expect(await (await api.fetch('/dev/mails/grading_returned')).text()).toContain('nothing yet');
  });

  test.each(['/dev/mails/unknown', '/dev/mails/constructor', '/dev/mails/a/b/c'])('has nothing at %s', async (path) => {
    expect((await api.fetch(path)).status).toBe(404);
  });

  test('is not there in production', async () => {
    const production = await startTestApi(PRODUCTION);
    expect((await production.fetch('/dev/mails')).status).toBe(404);
  });
});
