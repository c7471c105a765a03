import type { ModuleRoutes } from '@shell/kit/routes';
import { describe, expect, it } from 'vitest';
import { collectRoutes, navigationFor, resolve, tableFor, type Visitor } from './route-tables.ts';

const bank: ModuleRoutes = {
  pages: [
    { path: '/math-questions', audience: 'everyone', title: 'Question bank' },
    { path: '/math-questions/syllabus', audience: 'everyone', title: 'Syllabus' },
    { path: '/math-questions/:subject/:topic/:questionId', audience: 'everyone', title: 'Question' },
    { path: '/saved-questions', audience: 'signed-in', title: 'Saved questions' },
    { path: '/admin/questions', audience: 'staff', title: 'Questions' },
    { path: '/pricing', audience: 'everyone', title: 'Pricing' },
    { path: '/take-a-test/:slug/get-graded', audience: 'signed-in', title: 'Get graded' },
  ],
  redirects: [{ from: '/ib-diploma-program-question-bank', to: '/math-questions' }],
  navigation: [
    { label: 'Blogs', to: '/blogs', place: 'navbar', audience: 'everyone', order: 40 },
    { label: 'Grading', to: '/grading-your-test', place: 'footer-general', audience: 'everyone', order: 10 },
    { label: 'Admin', to: '/admin/questions', place: 'navbar', audience: 'staff', order: 20 },
    { label: 'Saved questions', to: '/saved-questions', place: 'account-menu', audience: 'signed-in', order: 10 },
  ],
};
const routes = collectRoutes([{ name: 'mfe-question-bank', routes: bank }]);

const guest: Visitor = { role_id: null, signedIn: false };
const learner: Visitor = { role_id: 3, signedIn: true };
const staff: Visitor = { role_id: 2, signedIn: true };

const resolveFull = (pathname: string, visitor: Visitor, search = '') => resolve(pathname, search, visitor, 'full', routes);

describe('tableFor', () => {
  it('chooses by role first, then by whether a token exists', () => {
    expect([guest, learner, staff, { role_id: 1, signedIn: true }].map(tableFor)).toEqual([
      'anonymous',
      'signed-in',
      'admin',
      'admin',
    ]);
  });

  it('gives a role without a token nothing', () => {
    expect(tableFor({ role_id: 1, signedIn: false })).toBe('anonymous');
  });
});

describe('resolve', () => {
  it('gives a page with its module and parameters', () => {
    expect(resolveFull('/math-questions/math-aa-hl/functions/12', guest)).toMatchObject({
      kind: 'page',
      entry: { module: 'mfe-question-bank', title: 'Question' },
      params: { subject: 'math-aa-hl', topic: 'functions', questionId: '12' },
    });
  });

  it('redirects the root and the old addresses and keeps the query', () => {
    expect(resolveFull('/', guest)).toEqual({ kind: 'redirect', to: '/math-questions' });
    expect(resolveFull('/ib-diploma-program-question-bank', guest, '?subject=math-aa-sl')).toEqual({
      kind: 'redirect',
      to: '/math-questions?subject=math-aa-sl',
    });
  });

  it('shows a guest on a signed-in page the not-found page with a way to log in', () => {
    expect(resolveFull('/saved-questions', guest)).toEqual({ kind: 'not-found', logInMayHelp: true });
    expect(resolveFull('/saved-questions', learner)).toMatchObject({ kind: 'page' });
  });

  it('offers a guest to log in on a staff page, which is not there for a learner', () => {
    const nothing = { kind: 'not-found', logInMayHelp: false };
    expect(resolveFull('/admin/questions', learner)).toEqual(nothing);
    expect(resolveFull('/admin/questions', guest)).toEqual({ kind: 'not-found', logInMayHelp: true });
    expect(resolveFull('/nowhere', guest)).toEqual(nothing);
    expect(resolveFull('/admin/questions', staff)).toMatchObject({ kind: 'page' });
  });

  it('keeps the log-in pages in every table, as the shell’s own', () => {
    for (const visitor of [guest, learner, staff]) {
      expect(resolveFull('/login', visitor)).toMatchObject({ kind: 'page', entry: { module: 'shell' } });
    }
  });

  it('excludes payment and grading from the restricted edition, with everything below', () => {
    for (const path of ['/pricing', '/take-a-test/abc/get-graded']) {
      expect(resolve(path, '', learner, 'restricted', routes)).toEqual({ kind: 'not-found', logInMayHelp: false });
      expect(resolve(path, '', learner, 'full', routes).kind).toBe('page');
    }
  });
});

describe('what the restricted edition does not have', () => {
  it.each(['/pricing/platinum', '/payment/a/b', '/take-a-test/abc/get-graded/upload', '/account-details/orders/7'])(
    'covers everything below it: %s',
    (path) => {
      const open = { ...routes, pages: [{ ...routes.pages[0], path }, ...routes.pages] } as typeof routes;
      expect(resolve(path, '', learner, 'full', open).kind).toBe('page');
      expect(resolve(path, '', learner, 'restricted', open)).toEqual({ kind: 'not-found', logInMayHelp: false });
    },
  );

  it.each(['/pricing-history', '/returns', '/account-details/orders-old'])(
    'does not cover what only begins alike: %s',
    (path) => {
      const open = { ...routes, pages: [{ ...routes.pages[0], path }, ...routes.pages] } as typeof routes;
      expect(resolve(path, '', learner, 'restricted', open).kind).toBe('page');
    },
  );
});

describe('navigationFor', () => {
  const labels = (visitor: Visitor, variant: 'full' | 'restricted' = 'full') =>
    navigationFor('navbar', visitor, variant, routes).map(({ label }) => label);

  it('orders the entries and keeps staff entries to staff', () => {
    expect(labels(guest)).toEqual(['Home', 'Blogs']);
    expect(labels(staff)).toEqual(['Home', 'Admin', 'Blogs']);
  });

  it('hides what the restricted edition hides', () => {
    expect(labels(guest, 'restricted')).toEqual(['Home']);
    const inFooter = (variant: 'full' | 'restricted') => navigationFor('footer-general', learner, variant, routes).length;
    expect([inFooter('full'), inFooter('restricted')]).toEqual([1, 0]);
  });
});
