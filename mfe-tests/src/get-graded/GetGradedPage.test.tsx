import type { TestGrading } from '@api/contract';
import { ApiError } from '@shell/kit';
import { openCheckout } from '@shell/kit/checkout';
import { type Answers, expectAccessible, renderWithHost, sampleOrder, samplePaymentStatus, sampleUser } from '@shell/kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Root } from '../root.tsx';
import { sampleGradedQuestions, sampleGrading } from '../sample-grading.ts';
import { sampleTest } from '../sample-test.ts';

vi.mock('@shell/kit/checkout', () => ({ openCheckout: vi.fn() }));
afterEach(() => vi.mocked(openCheckout).mockReset());

const UPLOAD = 'POST /api/test/:slug/upload-answer';
const AT = '2026-11-21T10:40:00Z';
const sheet = { name: 'answers.pdf', bytes: 1_468_006, page_count: 7, uploaded_at: AT };

const submitted = sampleGrading({
  state: 'submitted',
  sheet,
  submitted_at: AT,
  abilities: { upload: true, pay: true, download_report: false, regrade: false },
});
const paid = sampleGrading({
  ...submitted,
  state: 'paid',
  paid_at: AT,
  due_at: '2026-11-24T10:40:00Z',
  abilities: { upload: false, pay: false, download_report: false, regrade: false },
});
const returned = sampleGrading({
  ...paid,
  state: 'returned',
  claimed_at: AT,
  graded_at: AT,
  returned_at: AT,
  marks_obtained: 11,
  percentage: 73,
  comment: 'Show the substitution.',
  questions: sampleGradedQuestions(),
  abilities: { upload: false, pay: false, download_report: true, regrade: true },
});

/** `read` answers the grading, so that it can change. */
function open(read: () => TestGrading, answers: Answers = {}) {
  return renderWithHost(<Root />, {
    path: '/take-a-test/quiet-river/get-graded',
    user: sampleUser(),
    answers: {
      'GET /api/test/:slug/grading': read,
      'GET /api/test/:slug': () => sampleTest({ status: 'completed', attempts: 1 }),
      ...answers,
    },
  });
}
const pdf = (name = 'answers.pdf') => new File(['%PDF-1.7 pages'], name, { type: 'application/pdf' });
const sentTo = (calls: ReturnType<typeof open>['calls'], name: string) =>
  calls.requests.filter((request) => request.name === name).map(({ request }) => request);

describe('a report that is being made', () => {
  const graded = (minutesAgo: number) =>
    sampleGrading({
      ...paid,
      state: 'graded',
      claimed_at: AT,
      graded_at: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
    });

  it('is there in a moment, as long as that is true', async () => {
    open(() => graded(1));
    expect(await screen.findByText('It will be here in a moment.')).toBeVisible();
  });

  it('is said to take longer after some minutes', async () => {
    open(() => graded(4));
    expect(await screen.findByText('It’s taking longer than usual. We’ll email you when it’s ready.')).toBeVisible();
    expect(screen.queryByText('It will be here in a moment.')).toBeNull();
  });
});

describe('the answer sheet', () => {
  it('is sent as it is, with what it is, and then named with its pages', async () => {
    let grading = sampleGrading();
    const { calls, container } = open(() => grading, {
      [UPLOAD]: () => {
        grading = submitted;
        return { message: 'Your answer sheet is uploaded', grading: submitted };
      },
    });
    expect(await screen.findByRole('button', { name: 'Pay $10' })).toBeDisabled();
    await expectAccessible(container);
    await userEvent.upload(screen.getByLabelText('Answer sheet'), pdf());
    expect(await screen.findByText(/^7 pages, 1\.4 MB, uploaded/)).toBeVisible();
    const [{ body }] = sentTo(calls, UPLOAD) as [{ body: FormData }];
    expect(body.get('file_type')).toBe('USER_FILE');
    expect((body.get('file') as File).name).toBe('answers.pdf');
    expect(screen.getByRole('button', { name: 'Pay $10' })).toBeEnabled();
  });

  describe('of photos', () => {
    const photo = (name: string, type = 'image/jpeg') => new File([name], name, { type });
    // jsdom lacks it.
    beforeEach(() => {
      URL.createObjectURL = () => 'blob:photo';
      URL.revokeObjectURL = () => {};
    });

    it('is put in order and sent in that order, and stays chosen where that fails', async () => {
      let fails = true;
      const { calls, container } = open(() => sampleGrading(), {
        [UPLOAD]: () => {
          if (fails) throw new ApiError(422, 'invalid_input', 'Page 2 (b.heic): The image is damaged');
          return { message: 'Your answer sheet is uploaded', grading: submitted };
        },
      });
      const files = [photo('a.jpg'), photo('b.heic', ''), photo('c.png', 'image/png')];
      await userEvent.upload(await screen.findByLabelText('Photos of your pages'), files);
      expect(await screen.findAllByRole('img', { name: /^Page \d/ })).toHaveLength(3);
      await expectAccessible(container);
      await userEvent.click(screen.getByRole('button', { name: 'Move page 3 forward' }));
      await userEvent.click(screen.getByRole('button', { name: 'Leave out page 1' }));
      await userEvent.click(screen.getByRole('button', { name: 'Upload 2 pages' }));
      expect(await screen.findByRole('alert')).toHaveTextContent('Page 2 (b.heic): The image is damaged');
      fails = false;
      await userEvent.click(screen.getByRole('button', { name: 'Upload 2 pages' }));
      await waitFor(() => expect(sentTo(calls, UPLOAD)).toHaveLength(2));
      for (const { body } of sentTo(calls, UPLOAD) as { body: FormData }[])
        expect(body.getAll('photos').map((file) => (file as File).name)).toEqual(['c.png', 'b.heic']);
    });

    it('is two pages of a photo that was chosen twice', async () => {
      const errors = vi.spyOn(console, 'error');
      open(() => sampleGrading());
      const input = await screen.findByLabelText('Photos of your pages');
      for (let time = 0; time < 2; time += 1)
        await userEvent.upload(input, new File(['a'], 'a.jpg', { type: 'image/jpeg', lastModified: 1 }));
      expect(await screen.findAllByRole('img', { name: /^Page \d/ })).toHaveLength(2);
      expect(errors).not.toHaveBeenCalled();
      await userEvent.click(screen.getByRole('button', { name: 'Leave out page 1' }));
      expect(screen.getAllByRole('img', { name: /^Page \d/ })).toHaveLength(1);
    });

    it('takes thirty, and no PDF among them', async () => {
      open(() => sampleGrading());
      const input = await screen.findByLabelText('Photos of your pages');
      await userEvent.upload(input, [photo('a.jpg'), pdf()], { applyAccept: false });
      expect(await screen.findByText('Only the photos were added. Upload one PDF, or photos.')).toBeVisible();
      await userEvent.upload(
        input,
        Array.from({ length: 30 }, (_, index) => photo(`${index}.jpg`)),
      );
      expect(await screen.findByRole('button', { name: 'Upload 30 pages' })).toBeEnabled();
      expect(screen.getByText('A sheet can have 30 photos. The rest were left out.')).toBeVisible();
    });
  });

  it('arrives even if the page fails to reload at the same time', async () => {
    let reads = 0;
    let arrive: (() => void) | undefined;
    const read = () => {
      if (reads++ > 0) throw new ApiError(0, 'offline', 'The server cannot be reached.');
      return sampleGrading();
    };
    const { calls } = open(read, {
      [UPLOAD]: () =>
        new Promise((resolve) => {
          arrive = () => resolve({ message: 'Your answer sheet is uploaded', grading: submitted });
        }),
    });
    await userEvent.upload(await screen.findByLabelText('Answer sheet'), pdf());
    await waitFor(() => expect(sentTo(calls, UPLOAD)).toHaveLength(1));
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(reads).toBe(2));
    await act(async () => arrive?.());
    expect(screen.getByRole('heading', { level: 1, name: 'Get graded' })).toBeVisible();
    expect(screen.queryByText('The test did not load')).toBeNull();
  });

  it('holds the payment up while another sheet is on its way, which could not replace a paid one', async () => {
    open(() => submitted, { [UPLOAD]: () => new Promise(() => {}) });
    expect(await screen.findByRole('button', { name: /^Pay / })).toBeEnabled();
    await userEvent.upload(screen.getByLabelText('Answer sheet'), pdf());
    expect(await screen.findByText('You can pay once your sheet is uploaded.')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Pay / })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the upload' }));
    expect(await screen.findByRole('button', { name: /^Pay / })).toBeEnabled();
  });

  it('is looked into before it is sent: its name and type make no PDF', async () => {
    const { calls } = open(() => sampleGrading());
    const picture = new File(['JFIF'], 'answers.pdf', { type: 'application/pdf' });
    await userEvent.upload(await screen.findByLabelText('Answer sheet'), picture);
    expect(await screen.findByRole('alert')).toHaveTextContent('Please upload your answer sheet in pdf format');
    expect(sentTo(calls, UPLOAD)).toEqual([]);
  });

  it('of more than 25 MB is refused at once', async () => {
    const { calls } = open(() => sampleGrading());
    const large = pdf();
    Object.defineProperty(large, 'size', { value: 25 * 1024 * 1024 + 1 });
    await userEvent.upload(await screen.findByLabelText('Answer sheet'), large);
    expect(await screen.findByRole('alert')).toHaveTextContent('The file is larger than 25 MB');
    expect(sentTo(calls, UPLOAD)).toEqual([]);
  });

  it('can be dropped, and shows the server’s reason when it is refused', async () => {
    open(() => sampleGrading(), {
      [UPLOAD]: () => {
        throw new ApiError(422, 'pdf_encrypted', 'This PDF is locked with a password');
      },
    });
    const zone = (await screen.findByText(/Upload your answers/)).parentElement as HTMLElement;
    fireEvent.drop(zone, { dataTransfer: { files: [pdf()] } });
    expect(await screen.findByRole('alert')).toHaveTextContent('This PDF is locked with a password');
  });

  it('can be replaced until it is paid for', async () => {
    const first = open(() => submitted);
    expect(await screen.findByRole('button', { name: 'Replace the file' })).toBeVisible();
    first.unmount();
    open(() => paid);
    expect(await screen.findByText('Waiting for a teacher')).toBeVisible();
    expect(screen.queryByLabelText('Answer sheet')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });

  it('can stop on its way', async () => {
    open(() => sampleGrading(), { [UPLOAD]: () => new Promise(() => {}) as never });
    await userEvent.upload(await screen.findByLabelText('Answer sheet'), pdf());
    expect(await screen.findByRole('progressbar', { name: 'Uploading answers.pdf' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the upload' }));
    expect(screen.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  });
});

describe('paying for grading', () => {
  const ONE_TIME = 'POST /api/razorpay/one-time';
  const VERIFY = 'POST /api/razorpay/verification';
  const STATUS = 'GET /api/payments/session-status';
  const payment = { razorpay_payment_id: 'pay_1', razorpay_signature: 'signed' };

  it('opens the checkout of an order, hands in what it signed, and shows the queue', async () => {
    let grading = submitted;
    vi.mocked(openCheckout).mockResolvedValue({ kind: 'paid', payment });
    const { calls } = open(() => grading, {
      [ONE_TIME]: () => ({ id: 'order_1' }) as never,
      [VERIFY]: () => {
        grading = paid;
        return { message: 'Payment successful', order: sampleOrder({ type: 'grading' }) };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Pay $10' }));
    expect(await screen.findByText('Waiting for a teacher')).toBeVisible();
    expect(sentTo(calls, ONE_TIME)).toEqual([{ body: { test_slug: 'quiet-river' } }]);
    expect(vi.mocked(openCheckout).mock.calls).toEqual([[{ id: 'order_1' }, 'order']]);
    expect(sentTo(calls, VERIFY)).toEqual([{ body: { ...payment, order_id: 'order_1' } }]);
    expect(screen.getByText(/The report is due by 24 Nov 2026/)).toBeVisible();
    expect(calls.addresses).toEqual(['/payment/success?session_id=order_1']);
  });

  it('shows the queue where a closed checkout was paid all the same', async () => {
    let grading = submitted;
    vi.mocked(openCheckout).mockResolvedValue({ kind: 'closed', failure: null });
    const { calls } = open(() => grading, {
      [ONE_TIME]: () => ({ id: 'order_1' }) as never,
      [STATUS]: () => {
        grading = paid;
        return samplePaymentStatus({ payment_purpose: 'grading' });
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Pay $10' }));
    expect(await screen.findByText('Waiting for a teacher')).toBeVisible();
    expect(calls.addresses).toEqual(['/payment/success?session_id=order_1']);
  });

  it('says that a second payment is being refunded', async () => {
    const message = 'The grading of this test is paid for already, so this second payment is being refunded';
    vi.mocked(openCheckout).mockResolvedValue({ kind: 'paid', payment });
    const { calls } = open(() => submitted, {
      [ONE_TIME]: () => ({ id: 'order_2' }) as never,
      [VERIFY]: () => ({ message, order: sampleOrder({ type: 'grading', refund_pending_amount: 1000 }) }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Pay $10' }));
    await waitFor(() => expect(calls.notices).toEqual([{ tone: 'info', text: message }]));
  });

  it('charges nothing when the checkout is closed, and says why a payment failed', async () => {
    vi.mocked(openCheckout).mockResolvedValueOnce({ kind: 'closed', failure: null });
    vi.mocked(openCheckout).mockResolvedValueOnce({ kind: 'closed', failure: 'The card was declined' });
    const { calls } = open(() => submitted, {
      [ONE_TIME]: () => ({ id: 'order_1' }) as never,
      [STATUS]: () => samplePaymentStatus({ status: 'open' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Pay $10' }));
    await waitFor(() => expect(calls.notices).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Pay $10' }));
    await waitFor(() => expect(calls.notices).toHaveLength(2));
    expect(calls.notices.map(({ text }) => text)).toEqual([
      'The checkout was closed. Nothing was charged.',
      'Your payment didn’t go through. The card was declined. Your sheet is kept; you can try again.',
    ]);
    expect(sentTo(calls, VERIFY)).toEqual([]);
  });
});

describe('what comes back', () => {
  const DOWNLOAD = 'GET /api/test/:slug/download-answer';
  const asked = vi.fn<typeof fetch>();
  function watchDownloads() {
    vi.stubGlobal('fetch', asked);
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:sheet');
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    return { names, opened };
  }
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    asked.mockReset();
  });
  const download = async () => userEvent.click(await screen.findByRole('button', { name: 'Download the graded sheet' }));

  it('shows the teacher’s words with their formulae set', async () => {
    const [first, ...others] = sampleGradedQuestions();
    const set = (html: string) => `<p>${html}</p>`;
    const questions = first ? [{ ...first, comment: 'Not $x$', comment_html: set('Not <i>x</i>') }, ...others] : [];
    open(() => ({ ...returned, comment: 'Use $y$', comment_html: set('Use <i>y</i>'), questions }));
    expect(await screen.findByText('y', { selector: 'blockquote i' })).toBeVisible();
    expect(screen.getByText('x', { selector: 'td i' })).toBeVisible();
    expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
  });

  it('shows marks, floor percentage, the teacher’s words and every step with its time', async () => {
    const { container } = open(() => returned);
    expect(await screen.findByText('11 of 15 marks, 73%')).toBeVisible();
    expect(screen.getByText('Show the substitution.')).toBeVisible();
    const table = within(screen.getByRole('table', { name: 'Your teacher’s marks by question' }));
    expect(table.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['Question', 'Teacher', 'You', 'Comment'],
      ['1', '5 of 5', '4 of 5', 'None'],
      ['2', '2 of 5', 'Not marked', 'Δ is 9, not −9.'],
      ['3', '4 of 5', '5 of 5', 'None'],
    ]);
    const steps = screen.getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent?.split(', done')[0])).toEqual([
      'Answer sheet uploaded',
      'Paid',
      'With a teacher',
      'Marked',
      'Report returned',
    ]);
    await expectAccessible(container);
  });

  it('fetches the report and saves it by the name of the test', async () => {
    const { names } = watchDownloads();
    asked.mockResolvedValue(new Response('%PDF-'));
    const { calls } = open(() => returned, { [DOWNLOAD]: () => ({ url: '/api/files/abc' }) });
    await download();
    await waitFor(() => expect(names).toEqual(['quiet-river-graded-sheet.pdf']));
    expect(sentTo(calls, DOWNLOAD)).toEqual([{ params: { slug: 'quiet-river' }, query: { fileType: 'ADMIN_FILE' } }]);
  });

  it('opens a storage that does not answer here in a tab of its own', async () => {
    const { names, opened } = watchDownloads();
    asked.mockRejectedValue(new TypeError('Failed to fetch'));
    open(() => returned, { [DOWNLOAD]: () => ({ url: 'https://bucket.example.com/abc' }) });
    await download();
    await waitFor(() => expect(opened).toHaveBeenCalledWith('https://bucket.example.com/abc', '_blank', 'noopener'));
    expect(names).toEqual([]);
  });

  it('says kindly that there is no report yet, and plainly what failed otherwise', async () => {
    watchDownloads();
    let status = 404;
    const { calls } = open(() => returned, {
      [DOWNLOAD]: () => {
        throw new ApiError(status, 'x', status === 404 ? 'Your graded sheet is not ready yet' : 'Something went wrong');
      },
    });
    await download();
    status = 500;
    await download();
    await waitFor(() => expect(calls.notices).toHaveLength(2));
    expect(calls.notices).toEqual([
      { tone: 'info', text: 'Your graded sheet is not ready yet' },
      { tone: 'error', text: 'Something went wrong' },
    ]);
  });

  it('can be looked at again once, for a reason', async () => {
    let grading = returned;
    const again = {
      ...returned,
      state: 'paid' as const,
      regrade: { reason: 'Question 2 was right', requested_at: AT, previous_marks: 11 },
      abilities: { ...returned.abilities, regrade: false },
    };
    const { calls } = open(() => grading, {
      'POST /api/test/:slug/regrade': () => {
        grading = again;
        return again;
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Request a regrade' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Request a regrade' }));
    expect(dialog.getByRole('button', { name: 'Send the request' })).toBeDisabled();
    fireEvent.change(dialog.getByRole('textbox', { name: /Reason/ }), { target: { value: '  Question 2 was right ' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Send the request' }));
    expect(await screen.findByText(/the first grading gave 11 of 15 marks/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Request a regrade' })).toBeNull();
    expect(sentTo(calls, 'POST /api/test/:slug/regrade')).toEqual([
      { params: { slug: 'quiet-river' }, body: { reason: 'Question 2 was right' } },
    ]);
  });
});

it('waits until the test was attempted, and can be tried again', async () => {
  const first = open(() => {
    throw new ApiError(409, 'not_attempted', 'Attempt the test first to see the answers');
  });
  expect(await screen.findByText('Attempt the test first to see the answers')).toBeVisible();
  first.unmount();
  open(() => {
    throw new ApiError(0, 'offline', 'The server cannot be reached.');
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
