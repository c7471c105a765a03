import { renderWithHost, sampleQuestionDetail, sampleUser, withComponentStyles } from '@shell/kit/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Root } from '../root.tsx';

withComponentStyles();

it('my doubts hide columns on narrow screens by keys that the table has', async () => {
  const { subject, topic, topic_path } = sampleQuestionDetail().question;
  const doubt = {
    ...{ id: 7, created_at: '2026-10-03T08:00:00Z', queries: 'Why?', queries_html: null, photo: null, Parent: null },
    user: { full_name: 'Demo Learner', username: 'learner', staff: false },
    Question: { id: 41, subject, topic, topic_path, visible: true, excerpt_html: 'Write <b>f</b>.' },
  };
  renderWithHost(<Root />, {
    path: '/my-doubts',
    answers: { 'GET /api/doubts/user': () => ({ doubts: [doubt] }) },
    user: sampleUser(),
  });
  const table = await screen.findByRole('table');
  const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  const hiding = [...styles.matchAll(/([^{}]+)\{display:none;\}/g)].map(([, selector = '']) => selector).join();
  const keys = [...hiding.matchAll(/\[data-column="(\w+)"\]/g)].map(([, key]) => key);
  expect(new Set(keys)).toEqual(new Set(['serial', 'subject', 'topic']));
  for (const key of keys) expect(table.querySelectorAll(`[data-column="${key}"]`), key).toHaveLength(2);
});
