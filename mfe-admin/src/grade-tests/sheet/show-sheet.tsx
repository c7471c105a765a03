import type { Grading, RequestOf } from '@api/contract';
import { type Answers, renderWithHost, sampleUser } from '@shell/kit/testing';
import { configure, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, vi } from 'vitest';
import { GRADER, openSamplePdf, sampleGrading, sampleSummary } from '../sample-grading.ts';
import { GradeSheetPage } from './GradeSheetPage.tsx';

export type DraftBody = RequestOf<'PUT /api/grading/:slug'>['body'];
const staff = sampleUser({ id: GRADER, role_id: 2 });

// Role queries are slow in a large page; axe and the e2e test check what is hidden.
configure({ defaultHidden: true });

beforeEach(() => {
  // Every page is near the view, and each is 1000 by 1414 pixels.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(SVGElement.prototype, 'getBoundingClientRect').mockReturnValue({
    left: 0,
    top: 0,
    width: 1000,
    height: 1414,
  } as DOMRect);
});

/** Renders the grading screen; `put` answers writes, by action. */
export function show(grading: Grading = sampleGrading(), put?: (body: DraftBody) => unknown, more: Answers = {}) {
  let revision = grading.draft.revision;
  const answers: Answers = {
    'GET /api/grading/:slug': () => grading,
    'GET /api/grading/comments': () => ({ comments: [] }),
    'GET /api/grading/:slug/notes': () => ({ notes: [] }),
    'GET /api/admin/colleagues': () => ({
      colleagues: [
        { id: GRADER, name: 'Demo Staff', permissions: ['grading'] },
        { id: 3, name: 'Other Teacher', permissions: ['grading'] },
      ],
    }),
    'PUT /api/grading/:slug': async ({ body }) => {
      const answer = await put?.(body);
      if (answer instanceof Error) throw answer;
      revision += 1;
      return {
        message: '',
        grading: sampleSummary(),
        revision,
        saved_at: '2026-11-21T10:42:07Z',
        next: null,
        ...(answer as object),
      };
    },
    ...more,
  };
  const view = renderWithHost(
    <Routes>
      <Route path="/admin/grade-tests" element={<p>The queue</p>} />
      <Route path="/admin/grade-tests/:slug" element={<GradeSheetPage open={openSamplePdf} />} />
    </Routes>,
    { path: '/admin/grade-tests/functions-x7k2', answers, user: staff },
  );
  const writes = () =>
    view.calls.requests
      .filter(({ name }) => name === 'PUT /api/grading/:slug')
      .map(({ request }) => (request as { body: DraftBody }).body);
  const saved = async () => {
    fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
    await screen.findByText(/^Saved /);
    return writes().at(-1) as Extract<DraftBody, { action: 'save' }>;
  };
  return { ...view, writes, saved };
}
/** Over a page. */
export const layer = (page: number) => screen.findByLabelText(new RegExp(`^Marks on page ${page}\\.`));
/** A question's marks. */
export const marks = (position = 1) => screen.getByRole('textbox', { name: `Marks for question ${position}` });
