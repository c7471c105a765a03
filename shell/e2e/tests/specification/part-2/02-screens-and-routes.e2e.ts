import { expect, type Page } from '@playwright/test';
import { type SignedInCaller, test } from '../../../preparation/caller.ts';
import { signedInAs, storeSession } from '../../../preparation/demo-accounts.ts';
import { aQuestion, newTest } from '../../../preparation/specification.ts';

/** Part 2, section 2; routes, chrome, privacy and grading are tested in part 1, the course of a test in section 4. */

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const signIn = (page: Page, { session }: SignedInCaller) => storeSession(page, session);

test.describe('Test flow (signed-in)', () => {
  test('/take-a-test/{slug} intro step: title, time, rules, a Start Test button leading to /take-a-test/{slug}', async ({
    learner,
    page,
  }) => {
    const { slug } = await newTest(learner);
    await signIn(page, learner);
    await page.goto(`/take-a-test/${slug}`);
    await expect(page).toHaveURL(`/take-a-test/${slug}/confirm`);
    await expect(heading(page)).toContainText('Functions');
    const main = page.getByRole('main');
    await expect(main).toContainText(/30 minutes|Half an Hour/);
    await expect(main).toContainText('Submit at the end.');
    await page.getByRole('button', { name: 'Start Test' }).click();
    await expect(page).toHaveURL(`/take-a-test/${slug}`);

    await test.step('/take-a-test/{slug}: question image viewer, numbered navigator, countdown timer, Skip, Next question, End Test with confirmation', async () => {
      await expect(page.getByRole('region', { name: 'Question 1 of 5' })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Questions' }).getByRole('button')).toHaveCount(5);
      await expect(page.getByRole('timer')).toHaveText(/^00:(?:30:00|29:\d\d)$/);
      for (const name of ['Skip', 'Next question', 'End Test']) {
        await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
      }
    });
    await test.step('If the test was not attempted: "Attempt the test first to see the answers" (answer, result)', async () => {
      for (const child of ['answer', 'result']) {
        await page.goto(`/take-a-test/${slug}/${child}`);
        await expect(page.getByText('Attempt the test first to see the answers')).toBeVisible();
      }
    });
  });

  test('If the test was already attempted, a link to review answers is shown instead of retaking', async ({ learner, page }) => {
    const { slug } = await newTest(learner);
    type Questions = { questions: { question_id: number }[] };
    const { questions } = (await learner.call<Questions>('GET', `/api/test/${slug}`)).body;
    const ids = questions.map(({ question_id }) => question_id);
    await learner.call('PUT', `/api/test/${slug}`, { skipped_questions: ids.slice(0, 2), attempted_questions: ids.slice(2) });
    await signIn(page, learner);
    await page.goto(`/take-a-test/${slug}`);
    await expect(page.locator(`a[href^="/take-a-test/${slug}/answer"]`).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start Test' })).toHaveCount(0);

    await test.step('/take-a-test/{slug}/result: counts of attempted and skipped questions, a link to review answers, a link to request a demo class', async () => {
      await page.goto(`/take-a-test/${slug}/result`);
      const main = page.getByRole('main');
      await expect(main).toContainText(/Attempted questions\s*3 of 5/);
      await expect(main).toContainText(/Skipped questions\s*2/);
      await expect(main.locator(`a[href^="/take-a-test/${slug}/answer"]`).first()).toBeVisible();
      await expect(main.getByRole('link', { name: 'Request a demo class' })).toBeVisible();
    });
    await test.step('/take-a-test/{slug}/answer: review of questions and answers', async () => {
      await page.goto(`/take-a-test/${slug}/answer`);
      await expect(page.getByText('Worked solution', { exact: true })).toHaveCount(5);
    });
    await test.step('/take-a-test/{slug}/get-graded: upload an answer sheet PDF and pay for grading', async () => {
      await page.goto(`/take-a-test/${slug}/get-graded`);
      await expect(page.getByLabel('Answer sheet', { exact: true })).toBeAttached();
      await expect(page.getByRole('button', { name: 'Pay $10' })).toBeVisible();
    });
    await test.step('/my-tests: table of tests taken', async () => {
      await page.goto('/my-tests');
      await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
      await expect(page.locator(`a[href="/take-a-test/${slug}/result"]`)).toBeVisible();
    });
  });
});

test('/saved-questions: list of the user’s bookmarked questions, total question count, total marks, a Download Questions button and a Clear all questions button', async ({
  learner,
  page,
}) => {
  const { questions } = (
    await learner.call<{ questions: { id: number; marks: number }[] }>('GET', '/api/questions?subject=physics-sl&pageSize=2')
  ).body;
  for (const { id } of questions) await learner.call('POST', `/api/user_question/${id}`, {});
  const marks = questions.reduce((sum, question) => sum + question.marks, 0);
  await signIn(page, learner);
  await page.goto('/saved-questions');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('main')).toContainText(`2 questions, ${marks} marks in total.`);
  for (const name of ['Download Questions', 'Clear all questions'])
    await expect(page.getByRole('button', { name })).toBeVisible();
  await test.step('The page of ten, clear all: the list is empty afterwards', async () => {
    await page.getByRole('button', { name: 'Clear all questions' }).click();
    await page.getByRole('button', { name: 'Clear all', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'No saved questions' })).toBeVisible();
  });
});

test.describe('Question pages (used by all roles)', () => {
  test('/{base}/{subjectSlug}/{topicSlug}[/{subTopic}[/{subSubTopic}]]/{questionId}; the list accepts query parameters subject, topic, subtopic, subsubtopic', async ({
    guest,
    page,
  }) => {
    type Tree = { slug: string; totalQuestionsCount: number; subtopics: Tree }[];
    const { topics } = (await guest.call<{ topics: Tree }>('GET', '/api/topics/math-aa-sl')).body;
    const path = topics.flatMap((topic) => {
      return topic.subtopics.flatMap((sub) => sub.subtopics.map((leaf) => ({ topic, sub, leaf })));
    });
    const place = path.find(({ leaf }) => leaf.totalQuestionsCount > 2);
    const list = `subject=math-aa-sl&topic=${place?.topic.slug}&subtopic=${place?.sub.slug}&subsubtopic=${place?.leaf.slug}`;
    await page.goto(`/math-questions?${list}`);
    const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
    const own = `/math-questions/math-aa-sl/${place?.topic.slug}/${place?.sub.slug}/${place?.leaf.slug}`;
    await expect(link).toHaveAttribute('href', new RegExp(`^${own}/\\d+`));

    await test.step('Questions list footer: range text and total, pagination control, and an items-per-page select', async () => {
      await page.goto('/math-questions?subject=math-aa-sl&topic=functions');
      await expect(page.getByText(/^1 to 10 of \d+ questions$/)).toBeVisible();
      await expect(page.getByRole('navigation', { name: /[Pp]age/ })).toBeVisible();
      const sizes = page.getByRole('combobox', { name: 'Per page' });
      await test.step('Page-size choices in question lists: 2, 5, 10', async () => {
        expect(await sizes.getByRole('option').allTextContents()).toEqual(['2', '5', '10']);
      });
      await test.step('Page numbers with gaps marked by dots; sibling count 1', async () => {
        await page.goto('/math-questions?subject=math-aa-sl&topic=functions&pageSize=2&page=5');
        const pages = page.getByRole('navigation', { name: /[Pp]age/ });
        await expect(pages).toHaveText(/1\D*…\D*4\D*5\D*6\D*…\D*\d+/);
      });
      await test.step('Hidden when there are fewer than two items', async () => {
        await page.goto('/math-questions?subject=math-aa-sl&topic=functions&q=qqqxzjw');
        await expect(page.getByRole('article')).toHaveCount(0);
        await expect(page.getByRole('navigation', { name: /[Pp]age/ })).toHaveCount(0);
      });
    });
  });

  test('The list accepts query parameters subject, topic, subtopic, subsubtopic: a filter without a topic lists questions', async ({
    page,
  }) => {
    await page.goto('/math-questions?subject=math-aa-hl&difficulty=Easy');
    await expect(page.getByRole('article')).toHaveCount(10);
    await expect(page.getByRole('article').first().getByText('Easy', { exact: true })).toBeVisible();
  });

  test('Each question offers bookmark, mark completed, pin, report, share link; staff get extra controls', async ({
    page,
    staff,
  }) => {
    const { address, topic_path, subject } = await aQuestion(staff, 'subject=math-aa-sl&topic=functions');
    const [topic, subtopic, subsubtopic] = topic_path.map(({ slug }) => slug);
    const names = { topic, subtopic, ...(subsubtopic && { subsubtopic }) };
    await page.goto(address);
    for (const name of ['Save question', 'Mark as completed', 'Share', 'Report a problem']) {
      await expect(page.getByRole('button', { name }).first()).toBeVisible();
    }
    await expect(page.getByRole('group', { name: 'Staff' })).toHaveCount(0);
    await test.step('The pin button appears only when the topic filters reach the leaf level', async () => {
      const list = new URLSearchParams({ subject: subject.slug, ...names } as Record<string, string>);
      await page.goto(`/math-questions?${list}`);
      await expect(page.getByRole('button', { name: 'Pin question' }).first()).toBeVisible();
      await page.goto(`/math-questions?subject=${subject.slug}&topic=${topic}`);
      await expect(page.getByRole('button', { name: 'Save question' }).first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Pin question' })).toHaveCount(0);
    });
    await test.step('Staff: edit a question (full form), delete a question with confirmation, set priority, toggle visibility to users, toggle whether the question is shown in the other math level, see the last edited time', async () => {
      await signIn(page, staff);
      await page.goto(address);
      const strip = page.getByRole('group', { name: 'Staff' });
      for (const name of ['Visible', 'Other math level']) await expect(strip.getByRole('switch', { name })).toBeVisible();
      await expect(strip.getByRole('textbox', { name: 'Priority' })).toBeVisible();
      await expect(strip).toContainText('Last edited');
      await expect(strip.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', /^\/admin\/questions\/edit\?/);
      await strip.getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByRole('alertdialog', { name: 'Delete this question?' })).toBeVisible();
    });
  });

  test('Syllabus view (child syllabus of the question bank): topic title, featured image, rich content, image', async ({
    page,
  }) => {
    // The demonstration bank has no closing images, so the response gets one.
    await page.route('**/api/syllabus/**', async (route) => {
      const response = await route.fetch();
      const syllabus = await response.json();
      await route.fulfill({ response, json: { ...syllabus, image: { ...syllabus.featuredImage, alt: 'The closing image' } } });
    });
    await page.goto('/forgot-password');
    await page.evaluate(() => history.pushState(null, '', '/math-questions/syllabus?subject=math-aa-sl&topic=functions'));
    const article = page.getByRole('article');
    await expect(article.getByRole('heading', { level: 1, name: 'Functions' })).toBeVisible();
    await expect(article.locator('.katex').first()).toBeVisible();
    await expect(article.locator('img').first()).toBeVisible();
    await expect(article.getByRole('img', { name: 'The closing image' })).toBeAttached();
  });
});

test.describe('Account', () => {
  test('/account-details with tabs profile-details (index), orders, membership', async ({ learner, page }) => {
    await signIn(page, learner);
    await page.goto('/account-details');
    const tabs = page.getByRole('navigation', { name: 'Account details' });
    for (const [name, tab] of [
      ['Profile', 'profile-details'],
      ['Orders', 'orders'],
      ['Membership', 'membership'],
    ] as const) {
      await expect(tabs.getByRole('link', { name })).toHaveAttribute('href', `/account-details/${tab}`);
    }
    await expect(page.getByRole('button', { name: 'Edit Details' })).toBeVisible();
    await tabs.getByRole('link', { name: 'Orders' }).click();
    await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
    await tabs.getByRole('link', { name: 'Membership' }).click();
    await test.step('The free plan label shows when the user has none', async () => {
      await expect(page.getByRole('main')).toContainText(/Free/);
    });
  });

  test('/my-doubts: table with columns S. No., Date, Activity, Subject, Topic, Doubt, Question (the link opens in a new tab)', async ({
    learner,
    page,
  }) => {
    const { id: question_id, address } = await aQuestion(learner);
    await learner.call('POST', '/api/doubts', { question_id, queries: 'Why is this so?' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await signIn(page, learner);
    await page.goto('/my-doubts');
    await expect(page.getByRole('columnheader')).toHaveText([
      'S. No.',
      'Date',
      'Activity',
      'Subject',
      'Topic',
      'Doubt',
      'Question',
    ]);
    const link = page.getByRole('table').getByRole('link');
    await expect(link).toHaveAttribute('href', address);
    await expect(link).toHaveAttribute('target', '_blank');
  });
});

test.describe('Public content and legal', () => {
  test('Blog list /blogs: heading Blogs, cards with featured image, title, author, publish date', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/blogs');
    await expect(heading(page)).toHaveText('Blogs');
    const card = page.getByRole('article').first();
    await expect(card.locator('img')).toBeVisible();
    await expect(card.getByRole('time')).toBeVisible();
    const title = await card.getByRole('link').innerText();
    await card.getByRole('link').click();

    await test.step('Blog post /blogs/:slug: featured image, title, author, published and modified dates', async () => {
      await expect(page).toHaveURL(/\/blogs\/[a-z0-9-]+$/);
      await expect(heading(page)).toHaveText(title);
      const main = page.getByRole('main');
      await expect(main.locator('img').first()).toBeVisible();
      await expect(main.getByRole('time').first()).toHaveText(/^[A-Z][a-z]+ \d{1,2}(?:st|nd|rd|th) \d{4}$/);
    });
    await test.step('Share via a messaging app, copy link, rich content; an embedded feedback popup widget', async () => {
      await expect(page.getByRole('link', { name: 'Share by WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=/);
      await page.getByRole('button', { name: 'Copy link' }).click();
      await expect(page.getByText('Link copied to your clipboard!')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
      await expect(page.getByRole('region', { name: 'Was this helpful?' })).toBeVisible();
    });
  });

  test('/contact-us (email, phone/WhatsApp, working hours Mon-Fri 11am-7pm IST, postal address)', async ({ page }) => {
    await page.goto('/contact-us');
    const main = page.getByRole('main');
    await expect(main).toContainText(/Mon[–-]Fri,? 11am[–-]7pm IST/);
    for (const way of ['mailto:', 'tel:', 'https://wa.me/'])
      await expect(main.locator(`a[href^="${way}"]`).first()).toBeVisible();
    await expect(main.locator('address')).toHaveText(/\S/);
  });

  test('404 page with a link home; any unknown route shows it. A blog post that is not found shows it', async ({
    guest,
    page,
  }) => {
    expect((await guest.call('GET', '/blogs/nothing-like-this')).status).toBe(404);
    await page.goto('/blogs/nothing-like-this');
    await expect(heading(page)).toHaveText('Page not found');
    await expect(page.getByRole('main').locator('a[href="/"]')).toBeVisible();
  });
});

test.describe('Legal text content', () => {
  test('Terms of Service: one subscription per student; up to 4 devices plus a grace of 2 more, used one at a time; more than 6 devices may lock the account; subscriptions are non-transferable and non-refundable; sharing leads to termination; age rules: 18, or 13-18 with consent; under 13 or under 16 barred', async ({
    page,
  }) => {
    await page.goto('/terms');
    const main = page.getByRole('main');
    for (const words of [
      /subscription is for one student/,
      /up to 4 devices/,
      /Another 2 are a grace/,
      /one device at a time/,
      /more than 6 devices may be locked/,
      /non-transferable/,
      /non-refundable/,
      /Sharing leads to termination/,
      /18 or older/,
      /13 to 18.*consent/s,
      /Under 13/,
      /Under 16/,
    ]) {
      await expect(main).toContainText(words);
    }
    await test.step('Refund policy: all subscriptions non-refundable and non-transferable', async () => {
      await page.goto('/refund-policy');
      await expect(main).toContainText('All subscriptions are non-refundable and non-transferable.');
    });
  });
});

test.describe('Payments', () => {
  test('/payment/success: checks a payment session using the query parameter session_id', async ({ learner, page }) => {
    await signIn(page, learner);
    const { id } = (await learner.call<{ id: string }>('POST', '/api/razorpay/subscription', { plan: 'platinum' })).body;
    const asked = page.waitForRequest('**/api/payments/session-status?*');
    await page.goto(`/payment/success?session_id=${id}`);
    expect(new URL((await asked).url()).searchParams.get('session_id')).toBe(id);
    await test.step('Payment session status: open sends the user to pricing', () => expect(page).toHaveURL('/pricing'));
  });

  test('/subscription/success: platinum subscription success dialog', async ({ page }) => {
    await signedInAs(page, 'subscriber');
    await page.goto('/subscription/success');
    await expect(page.getByRole('dialog', { name: 'Welcome to Platinum' })).toBeVisible();
  });
});
