import { expect, type Page } from '@playwright/test';
import { newCaller, test } from '../../../preparation/caller.ts';
import { fillLogIn, signedInAs, storeSession } from '../../../preparation/demo-accounts.ts';
import { WITHOUT_MODULE } from '../../../preparation/module-pages.ts';
import { payForSheet } from '../../../preparation/paid-sheet.ts';
import { aQuestion, newTest } from '../../../preparation/specification.ts';

/** Part 1, section 2. An account's pages and tests are tested with their states, in section 4. */

const BANK = '/math-questions';
/** The heading in view: during navigation both pages are there. */
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).last();

/** Follows an address like a link, without loading the page again. */
const goTo = (page: Page, address: string) => page.evaluate((to) => history.pushState(null, '', to), address);

type Pages = Readonly<Record<string, string | RegExp>>;

/** Each link opens the page with its heading. */
async function expectToOpen(page: Page, pages: Pages): Promise<void> {
  for (const [address, name] of Object.entries(pages)) {
    await goTo(page, WITHOUT_MODULE);
    await expect(heading(page), address).toHaveText('Forgot password');
    await goTo(page, address);
    await expect(heading(page), address).toHaveText(name);
  }
}

async function expectNothing(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await expect(heading(page), address).toHaveText('Forgot password');
    await goTo(page, address);
    await expect(heading(page), address).toHaveText('Page not found');
    await goTo(page, WITHOUT_MODULE);
  }
}

const SIGNED_IN: Pages = {
  '/services': 'Everything between the first lesson and the last paper',
  '/grading-your-test': 'Your working, read by a teacher',
  '/saved-questions': 'Saved questions',
  '/account-details': 'Account details',
  '/account-details/profile-details': 'Account details',
  '/account-details/orders': 'Account details',
  '/account-details/membership': 'Account details',
  '/my-tests': 'My tests',
  '/my-doubts': 'My Doubts',
  '/onboarding': /^Welcome/,
  '/subscription/success': 'No subscription yet',
  '/payment/success': 'No payment here',
  '/return': 'No payment here',
};
const ADMIN: Pages = {
  '/admin/': /^Good day/,
  '/admin/users': 'Users',
  '/admin/grade-tests': 'Answer sheets',
  '/admin/grade-tests/functions': 'Answer sheets',
  '/admin/questions': 'Questions',
  '/admin/questions/new': 'New question',
  '/admin/upload_subjects': 'Upload subjects',
  '/admin/upload_topics': 'Upload topics',
  '/admin/upload_questions': 'Upload questions',
  '/admin/subjects': 'Subjects',
  '/admin/subjects/new': 'New subject',
  '/admin/topics': 'Topics',
  '/admin/topics/new?subject=math-aa-sl': 'New topic',
  '/admin/topics/transfer-questions': 'Transfer questions',
  '/admin/user-doubts': 'Doubts',
  '/admin/reported-questions': 'Reported questions',
  '/math-questions': 'IBDP Question Bank',
  '/blogs': 'Blogs',
  '/pricing': 'Pricing',
  '/my-tests': 'My tests',
};

test.describe('Shared chrome', () => {
  test('Navbar: logo, Home, Blogs, Contact Us, a search box, and a Login/Register button', async ({ page }) => {
    await page.goto(BANK);
    const navbar = page.getByRole('banner');
    await expect(heading(page)).toBeVisible();
    for (const name of ['Home', 'Blogs', 'Contact Us']) {
      await expect(navbar.getByRole('link', { name, exact: true })).toBeVisible();
    }
    await expect(navbar.getByRole('searchbox')).toBeVisible();
    await expect(navbar.getByRole('button', { name: 'Login/Register' })).toBeVisible();
    await expect(navbar.getByRole('link').first()).toHaveAttribute('href', '/');

    await test.step('Admin and Pricing (only for role 1 or 2)', async () => {
      for (const name of ['Admin', 'Pricing']) await expect(navbar.getByRole('link', { name, exact: true })).toHaveCount(0);
    });
    await test.step('Footer: IB, General and Other columns and the independence disclaimer', async () => {
      const footer = page.getByRole('contentinfo');
      for (const name of ['IB', 'General', 'Other'])
        await expect(footer.getByRole('heading', { name, exact: true })).toBeVisible();
      await expect(footer).toContainText('not affiliated with, endorsed by');
    });
    await test.step('Links: /ibdp-question-bank?subject=math-aa-sl, math-aa-hl, math-ai-sl; /ibdp-program-question-bank?subject=math-ai-hl', async () => {
      const footer = page.getByRole('contentinfo');
      for (const subject of ['math-aa-sl', 'math-aa-hl', 'math-ai-sl']) {
        await expect(footer.locator(`a[href="/ibdp-question-bank?subject=${subject}"]`)).toBeVisible();
      }
      await expect(footer.locator('a[href="/ibdp-program-question-bank?subject=math-ai-hl"]')).toBeVisible();
    });
    await test.step('A round scroll-to-top button appears after scrolling more than 60 px', async () => {
      const button = page.getByRole('button', { name: 'Scroll to top' });
      await page.evaluate(() => scrollTo({ top: 60, behavior: 'instant' }));
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(60);
      await expect(button).toHaveCount(0);
      await page.evaluate(() => scrollTo({ top: 61, behavior: 'instant' }));
      await expect(button).toBeVisible();
      await expect(button).toHaveCSS('border-radius', /9999?px|50%|999px/);
    });
    await test.step('The search modal opens when the search input is focused', async () => {
      await navbar.getByRole('searchbox').click();
      await expect(page.getByRole('combobox', { name: 'Search questions and topics' })).toBeFocused();
    });
    await test.step('Results are grouped "Question Suggestions" and "Topic Suggestions"', async () => {
      await page.getByRole('combobox', { name: 'Search questions and topics' }).fill('functions');
      for (const name of ['Question Suggestions', 'Topic Suggestions']) {
        await expect(page.getByRole('group', { name }).getByRole('option').first()).toBeVisible();
      }
    });
    await test.step('With none, "No Results Found"', async () => {
      await page.getByRole('combobox', { name: 'Search questions and topics' }).fill('qqqxzjw');
      await expect(page.getByRole('dialog').getByText('No Results Found', { exact: true }).last()).toBeVisible();
    });
  });

  test('A logged-in user sees an avatar with a "!" badge when not verified, and a menu: Account details, Saved questions, My tests, My Doubts, Sign out', async ({
    learner,
    page,
  }) => {
    await storeSession(page, learner.session);
    await page.goto('/saved-questions');
    const avatar = page.getByRole('button', { name: /^Account menu/ });
    const badge = () => avatar.locator('span span').evaluate((element) => getComputedStyle(element, '::after').content);
    await expect.poll(badge).toBe('"!"');
    await avatar.click();
    for (const name of ['Account details', 'Saved questions', 'My tests', 'My Doubts', 'Sign out']) {
      await expect(page.getByRole('menuitem', { name, exact: true })).toBeVisible();
    }
    await test.step('Sign out (clears the session and goes to /)', async () => {
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
      await expect(page).toHaveURL(BANK);
      const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('auth-store') ?? '{}').state);
      expect(stored).toMatchObject({ token: null, user: null });
    });
    await test.step('The mobile navbar uses a full-screen drawer', async () => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.getByRole('button', { name: 'Open menu' }).click();
      const drawer = page.getByRole('dialog');
      await expect(drawer.getByRole('link', { name: 'Blogs', exact: true })).toBeVisible();
      // A desktop browser reserves the space of its scrollbar.
      await expect.poll(async () => (await drawer.boundingBox())?.width).toBeGreaterThanOrEqual(375);
      expect((await drawer.boundingBox())?.height).toBe(800);
    });
  });

  test('Search engines are told to index only on the production host, otherwise noindex', async ({ request }) => {
    for (const address of [BANK, '/blogs', '/pricing']) {
      const answer = await request.get(address);
      expect(answer.headers()['x-robots-tag'], address).toContain('noindex');
    }
  });
});

test.describe('Route tables', () => {
  test('/ redirects to the question-bank root; /ib-diploma-program-question-bank redirects to the question-bank root', async ({
    guest,
  }) => {
    for (const address of ['/', '/ib-diploma-program-question-bank']) {
      const { status, headers } = await guest.call('GET', address);
      expect([301, 302, 307, 308]).toContain(status);
      expect(headers.location).toBe(BANK);
    }
  });

  test('Anonymous routes: /math-questions, /reset-password, /online-classes, /take-a-test, /pricing, /blogs (child :slug), /privacy, /terms, /refund-policy, /contact-us, /login, /sign-up', async ({
    guest,
  }) => {
    const { docs } = (await guest.call<{ docs: { slug: string }[] }>('GET', '/content/blog-posts')).body;
    const addresses = [
      ...['/math-questions', '/reset-password?token=x', '/online-classes', '/take-a-test', '/pricing', '/blogs'],
      ...[`/blogs/${docs[0]?.slug}`, '/privacy', '/terms', '/refund-policy', '/contact-us', '/login', '/sign-up'],
      ...['/math-questions?subject=math-aa-sl&topic=functions', '/math-questions/syllabus?subject=math-aa-sl&topic=functions'],
      '/forgot-password',
    ];
    for (const address of addresses) expect((await guest.call('GET', address)).status, address).toBe(200);
  });

  test('Optional segments subject, topic, subtopic, subSubTopic and a required question id give a single question page: /math-questions/{subject slug}/{topic slug}/{question id}', async ({
    guest,
    page,
  }) => {
    const question = await aQuestion(guest, 'subject=math-aa-sl&topic=functions');
    expect(question.address).toMatch(/^\/math-questions\/math-aa-sl\/functions\/(?:[a-z-]+\/){0,2}\d+$/);
    await page.goto(`/math-questions/${question.subject.slug}/${question.topic_path[0]?.slug}/${question.id}`);
    await expect(heading(page)).toHaveText(/^Question/);
  });

  test('Optional segments and a required question id: an address that leaves segments out leads on to the question’s own', async ({
    guest,
    page,
  }) => {
    const { id, subject, address } = await aQuestion(guest, 'subject=math-aa-sl&topic=functions');
    for (const short of [`${BANK}/${id}`, `${BANK}/${subject.slug}/${id}`]) {
      await page.goto(short);
      await expect(page).toHaveURL(address);
      await expect(heading(page)).toHaveText(/^Question/);
    }
  });

  test('Admin table: /admin/topics/new, /admin/subjects/edit, opened by address alone', async ({ page }) => {
    await signedInAs(page, 'staff');
    for (const address of ['/admin/topics/new', '/admin/subjects/edit']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: 'Choose a subject' })).toBeVisible();
    }
  });

  test('Anything else a not-found page with a link home', async ({ page }) => {
    const answer = await page.goto('/nothing-like-this');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('main').locator('a[href="/"]')).toBeVisible();
  });

  test('Signed-in adds: /services, /grading-your-test, /take-a-test/:slug (children index, confirm, get-graded, result, answer), /return, /saved-questions, /account-details (children profile-details as index, orders, membership), /my-tests, /my-doubts, /onboarding, /verify-user, /subscription/success, /payment/success', async ({
    learner,
    page,
  }) => {
    const { slug } = await newTest(learner, { ended: true });
    const ofTest = {
      [`/take-a-test/${slug}/get-graded`]: 'Get graded',
      [`/take-a-test/${slug}/result`]: 'Your result',
      [`/take-a-test/${slug}/answer`]: 'Review answers',
      [`/take-a-test/${(await newTest(learner)).slug}/confirm`]: /Functions/,
    };
    await page.goto(WITHOUT_MODULE);
    await expectNothing(page, Object.keys({ ...SIGNED_IN, ...ofTest }));
    await storeSession(page, learner.session);
    await page.goto(WITHOUT_MODULE);
    await expectToOpen(page, { ...SIGNED_IN, ...ofTest, '/verify-user': 'Almost There' });
    await test.step('/account-details: profile-details as index', async () => {
      await goTo(page, '/account-details');
      await expect(page.getByRole('heading', { name: 'learner' })).toBeVisible();
    });
  });

  test('Admin table: /admin/ and its pages; it also includes /login, /sign-up, /registration, the signed-in and public pages, and /search (a placeholder page showing only the word Search)', async ({
    page,
    learner,
    staff,
    request,
  }) => {
    const { questions } = (await staff.call<{ questions: { id: number }[] }>('GET', '/api/admin/questions')).body;
    const { topics } = (await staff.call<{ topics: { id: number }[] }>('GET', '/api/admin/topics?subject=math-aa-sl')).body;
    const { subjects } = (await staff.call<{ subjects: { id: number }[] }>('GET', '/api/admin/subjects')).body;
    const { slug, learner: whose } = await payForSheet(request);
    const edited = {
      [`/admin/grade-tests/${slug}`]: whose,
      [`/admin/questions/edit?id=${questions[0]?.id}`]: 'Edit question',
      [`/admin/topics/edit?id=${topics[0]?.id}`]: /Number and algebra/,
      [`/admin/subjects/edit?id=${subjects[0]?.id}`]: 'Maths AA SL',
    };
    await signedInAs(page, 'staff');
    await page.goto(WITHOUT_MODULE);
    await expectToOpen(page, { ...ADMIN, ...edited });
    await goTo(page, '/search');
    await expect(page.getByRole('main')).toHaveText('Search');
    expect((await staff.call('GET', '/registration')).headers.location).toBe('/sign-up');

    await test.step('Navbar: Admin and Pricing (only for role 1 or 2)', async () => {
      for (const [name, href] of [
        ['Admin', '/admin'],
        ['Pricing', '/pricing'],
      ] as const) {
        await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
      }
    });
    await test.step('Choice is by role first (admin), then by whether a token exists', async () => {
      await storeSession(page, learner.session);
      await page.goto(WITHOUT_MODULE);
      await expectNothing(page, ['/admin/', '/admin/questions', '/search']);
    });
  });

  test('Admin pages load lazily', async ({ page }) => {
    const ofAdmin: string[] = [];
    page.on('request', (request) => request.url().includes('/mfe-admin/') && ofAdmin.push(request.url()));
    await signedInAs(page, 'staff');
    await page.goto('/saved-questions');
    await expect(heading(page)).toHaveText('Saved questions');
    expect(ofAdmin).toEqual([]);
    await goTo(page, '/admin/topics');
    await expect(heading(page)).toHaveText('Topics');
    expect(ofAdmin).not.toEqual([]);
  });
});

test.describe('Login and sign-up pages', () => {
  test('/login and /sign-up are full-page forms with a left promotional panel', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    for (const [address, password] of [
      ['/login', 'current-password'],
      ['/sign-up', 'new-password'],
    ] as const) {
      await page.goto(address);
      const field = page.locator(`input[autocomplete="${password}"]`).first();
      await expect(field).toBeVisible();
      const panel = page.getByText(/Check every line against the mark scheme/);
      const [left, right] = [await panel.boundingBox(), await field.boundingBox()];
      expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
    }
  });

  test('After login: back one step if history exists, otherwise /', async ({ page, request }) => {
    for (const [way, arrivesAt] of [
      ['/blogs', '/blogs'],
      [null, BANK],
    ] as const) {
      const { email, password } = await newCaller(request);
      await page.goto(way ?? '/login');
      // As a link does: the router counts its steps there.
      if (way) await page.evaluate(() => history.pushState({ idx: 1, key: 'login', usr: null }, '', '/login'));
      await fillLogIn(page, email, password);
      await expect(page).toHaveURL(arrivesAt);
      await page.evaluate(() => localStorage.removeItem('auth-store'));
    }
  });

  test('Login is noindex', async ({ request }) => {
    const answer = await request.get('/login');
    expect(answer.headers()['x-robots-tag']).toContain('noindex');
    expect(await answer.text()).toMatch(/<meta name="robots" content="[^"]*noindex/);
  });
});

test('Modals: Signup, login, forgot-password; transitions: login <-> signup, login -> forgot password, forgot password -> back to login', async ({
  page,
}) => {
  await page.goto('/forgot-password');
  await page.getByRole('button', { name: 'Login/Register' }).click();
  const dialog = (name: RegExp) => page.getByRole('dialog', { name });
  await dialog(/^Log in/)
    .getByRole('button', { name: 'Sign up' })
    .click();
  await dialog(/^Create your account/)
    .getByRole('button', { name: 'Log in' })
    .click();
  await dialog(/^Log in/)
    .getByRole('button', { name: 'Forgot password?' })
    .click();
  await dialog(/^Forgot password/)
    .getByRole('button', { name: 'Back to log in' })
    .click();
  await expect(dialog(/^Log in/)).toBeVisible();
});

test.describe('Pricing screen (/pricing)', () => {
  test('Monthly/yearly switch and plan cards, why-us blocks, grading price', async ({ page }) => {
    await page.goto('/pricing');
    const card = (name: string) => page.getByRole('article', { name });
    await expect(card('Platinum Plan, monthly')).toContainText('$9 a month');
    await expect(card('Free Plan, monthly')).toContainText('$0');
    await page.getByText('Yearly', { exact: true }).click();
    await expect(card('Platinum Plan, yearly')).toContainText('$72 a year');
    await expect(page.getByRole('heading', { name: 'Why us' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Grading' })).toContainText('$10');

    await test.step('FAQ of 12 items', async () => {
      const faq = page.locator('section', { has: page.getByRole('heading', { name: 'Questions and answers' }) });
      const items = faq.locator('summary');
      await expect(items).toHaveCount(12);
      const answers = {
        'what the product is': /What do I get here/,
        'teachers (selection rate under 5%)': /Who are the teachers/,
        'IB learning style': /the way the IB is taught/,
        'fee model (yearly fees payable in 3 instalments, not hourly)': /fees for classes/,
        'extra classes': /more classes/,
        'joining in year 2': /year 2/,
        'other boards (AP calculus, university maths)': /other boards/,
        'how to start via an enquiry form': /begin with classes/,
      };
      for (const [about, question] of Object.entries(answers))
        await expect(items.filter({ hasText: question }), about).toHaveCount(1);
      const says = async (question: RegExp, ...words: (string | RegExp)[]) => {
        await items.filter({ hasText: question }).click();
        for (const word of words) await expect(faq).toContainText(word);
      };
      await says(/Who are the teachers/, '5%');
      await says(/fees for classes/, '3 instalments', 'not charge by the hour');
      await says(/other boards/, /AP Calculus/i, /university mathematics/);
      await says(/begin with classes/, /enquiry/);
    });
    await test.step('Get in Touch and demo-request buttons open external forms', async () => {
      for (const name of ['Get in Touch', 'Request a Demo']) await expect(page.getByRole('link', { name })).toBeVisible();
    });
  });
});

test('Online classes page (/online-classes): hero with a Request A Demo Lesson external form link; Who we are; Why us (customised study plan, top-notch tutors, practice online); statistics band', async ({
  page,
}) => {
  await page.goto('/online-classes');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Request A Demo Lesson' })).toBeVisible();
  for (const name of ['Who we are', 'Why us', 'Customised study plan', 'Top-notch tutors', 'Practice online']) {
    await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await expect(main).toContainText('10K+');
  await test.step('A 3-step list: (1) learn with specialist teachers, button to an external trial-class form', async () => {
    const steps = main.getByRole('list').filter({ hasText: 'Learn with specialist teachers' }).getByRole('listitem');
    await expect(steps).toHaveCount(3);
    await expect(steps.nth(0).getByRole('link', { name: /trial class/ })).toBeVisible();
    await expect(steps.nth(1)).toContainText('Targeted practice');
    await expect(steps.nth(2)).toContainText('Assess with tests');
  });
  await test.step('(2) targeted practice, button to /ibdp-question-bank; (3) assess with tests, button to /take-a-test', async () => {
    await expect(main.locator('a[href="/ibdp-question-bank"]')).toBeVisible();
    await expect(main.locator('a[href="/take-a-test"]')).toBeVisible();
  });
});

test('Graded-test-sheet promotional page: banner, How It Works, How will this help (faculty grade papers against the international marking scheme with a detailed report), tutor profile block', async ({
  page,
}) => {
  await signedInAs(page, 'learner');
  await page.goto('/grading-your-test');
  const main = page.getByRole('main');
  for (const name of ['How It Works', 'How will this help']) await expect(main.getByRole('heading', { name })).toBeVisible();
  await expect(main).toContainText(/Faculty grade your paper .* against the international marking scheme.* detailed report/s);
  await expect(main).toContainText('Specialist teachers of the Diploma Programme');

  await test.step('Marketing Service page (stats 10K+ students, 10+ years, 2.5K+ questions, subject cards)', async () => {
    await page.goto('/services');
    for (const figure of ['10K+', '10+', '2.5K+']) await expect(main.getByText(figure, { exact: true })).toBeVisible();
    await expect(main.locator('a[href="/math-questions?subject=math-aa-sl"]')).toBeVisible();
  });
});

test.describe('Question bank subject page', () => {
  test('Title IBDP Question Bank, canonical /math-questions; desktop: a tab per subject; each subject lists topics as buttons and subtopics as cards', async ({
    page,
    baseURL,
  }) => {
    await page.goto(BANK);
    await expect(page).toHaveTitle(/IBDP Question Bank/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}${BANK}`);
    const courses = page.getByRole('navigation', { name: 'Courses' });
    await expect(courses.getByRole('link')).toHaveCount(8);
    await courses.getByRole('link', { name: 'Maths AA HL', exact: true }).click();
    const topic = page.getByRole('link', { name: '2 Functions', exact: true });
    await expect(topic).toBeVisible();
    const subtopic = page.getByRole('link', { name: /2\.\d+ Quadratic functions/ });
    await expect(subtopic.first()).toBeVisible();

    await test.step('Clicking a topic goes to /ib-diploma-program-question-bank?subject={subjectSlug}&topic={topicSlug}', async () => {
      await expect(topic).toHaveAttribute(
        'href',
        /^\/(?:ib-diploma-program-question-bank|math-questions)\?subject=math-aa-hl&topic=functions$/,
      );
      await topic.click();
      await expect(page).toHaveURL(`${BANK}?subject=math-aa-hl&topic=functions`);
      await page.goBack();
    });
    await test.step('A subtopic goes to the same path with &subtopic={subtopicSlug}', async () => {
      await subtopic.first().click();
      await expect(page).toHaveURL(`${BANK}?subject=math-aa-hl&topic=functions&subtopic=quadratic-functions`);
    });
    await test.step('The selection is also written into the shared filter state', async () => {
      await expect(page.getByRole('article').first()).toBeVisible();
      await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
      await expect(page).toHaveURL(/\/math-aa-hl\/functions\/quadratic-functions\//);
    });
    await test.step('Mobile: a subject dropdown', async () => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.goto(BANK);
      await expect(page.getByRole('combobox', { name: 'Course' })).toBeVisible();
      await expect(courses).toBeHidden();
    });
  });
});

test('Take a test page: choose subject, multi-select topics, subtopics, sub-subtopics, a duration, then Make my Test', async ({
  learner,
  page,
}) => {
  await storeSession(page, learner.session);
  await page.goto('/saved-questions');
  await expect(heading(page)).toBeVisible();
  await page.getByRole('link', { name: 'Take a test', exact: true }).first().click();
  await test.step('A Close Test button goes back', async () => {
    await page.getByRole('button', { name: 'Close Test' }).click();
    await expect(page).toHaveURL('/saved-questions');
    await page.goForward();
  });
  await page.getByRole('combobox', { name: 'Subject' }).selectOption({ label: 'Maths AA SL' });
  const tick = (name: string, topic: RegExp) =>
    page.getByRole('group', { name }).first().getByRole('checkbox', { name: topic }).first().check();
  await tick('Topics', /Number and algebra/);
  await tick('Topics', /Functions/);
  await tick('Subtopics of Number and algebra', /Exponents and logarithms/);
  await tick('Sub-subtopics of Exponents and logarithms', /Laws of exponents|Exponential and logarithmic/);
  await page.getByText(/^Half an Hour/).click();
  await page.getByRole('button', { name: 'Make my Test' }).click();

  await test.step('A confirmation dialog lists topics, subtopics, sub-subtopics as removable chips plus instructions', async () => {
    const dialog = page.getByRole('dialog', { name: 'Your test' });
    for (const level of ['Topics', 'Subtopics', 'Sub-subtopics', 'Instructions']) {
      await expect(dialog.getByRole('heading', { name: level, exact: true })).toBeVisible();
    }
    await expect(dialog.getByRole('button', { name: /^Remove / })).toHaveCount(4);
  });
  await test.step('Start The Test leads to /take-a-test/{testSlug}', async () => {
    const created = page.waitForResponse((answer) => answer.url().endsWith('/api/test') && answer.request().method() === 'POST');
    await page.getByRole('button', { name: 'Start The Test' }).click();
    const { slug } = await (await created).json();
    await expect(page).toHaveURL(new RegExp(`/take-a-test/${slug}$`));
  });
});

test('Reset-password page (reads token from query string; redirects home if missing)', async ({ page }) => {
  await page.goto('/reset-password');
  await expect(page).toHaveURL(BANK);
  await page.goto('/reset-password?token=x');
  await expect(page.locator('input[autocomplete="new-password"]')).toHaveCount(2);
});

test('Privacy Policy page: personal information, cookies, user rights by region, transfer of data to servers in India, retention, a grievance contact by email, and regional rights for India, UK/EU/EEA and California', async ({
  page,
}) => {
  await page.goto('/privacy');
  const text = page.getByRole('main');
  for (const words of [/cookie/i, /servers in India/, /[Gg]rievance/, /California/, /EEA/, /how long|retention/i]) {
    await expect(text).toContainText(words);
  }
  expect((await text.innerText()).length).toBeGreaterThan(4_000);
  await expect(text.locator('a[href^="mailto:"]').first()).toBeVisible();
});
