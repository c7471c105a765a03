import { ApiError } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost, sampleQuestion, sampleSubject, sampleTopic } from '@shell/kit/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FormulaePanel } from './FormulaePanel.tsx';
import { StudyTools } from './StudyTools.tsx';

const question = sampleQuestion({ calculatorAllowed: true });
const show = (answers: Answers = {}, of = question) => renderWithHost(<StudyTools question={of} help={null} />, { answers });
const tool = (name: string) => screen.findByRole('button', { name });

afterEach(() => sessionStorage.clear());

describe('the calculator', () => {
  it('is beside the question, captures its keys, and returns the focus', async () => {
    const { container } = show();
    await userEvent.click(await tool('Calculator'));
    const dock = within(await screen.findByRole('region', { name: 'Calculator' }));
    const field = dock.getByRole('textbox', { name: 'Calculation' });
    fireEvent.change(field, { target: { value: '√(16)*3' } });
    await userEvent.type(field, '{Enter}');
    expect(dock.getByRole('status')).toHaveTextContent('= 12');
    await expectAccessible(container);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Calculator' })).toBeNull();
    expect(await tool('Calculator')).toHaveFocus();
  });

  it('says plainly where none is allowed', async () => {
    show({}, sampleQuestion({ calculatorAllowed: false }));
    await userEvent.click(await tool('Calculator'));
    expect(await screen.findByText(/^No calculator/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Calculation' })).toBeNull();
  });
});

describe('the time on a question', () => {
  it('counts up, is hidden and shown again, and stays hidden', async () => {
    const first = show();
    const shown = await screen.findByRole('button', { name: /^\d+:\d\d on this question\. Hide the time$/ });
    await userEvent.click(shown);
    first.unmount();
    show();
    await userEvent.click(await tool('Show the time on this question'));
    expect(await screen.findByRole('button', { name: /Hide the time/ })).toBeVisible();
  });
});

describe('the size of text', () => {
  it('is chosen beside the question and holds for the page', async () => {
    show();
    await userEvent.click(await tool('Text size'));
    await userEvent.click(await screen.findByRole('radio', { name: 'Larger' }));
    expect(document.documentElement).toHaveAttribute('data-text-size', 'larger');
    await userEvent.click(screen.getByRole('radio', { name: 'Normal' }));
  });
});

describe('formulae', () => {
  const showFormulae = (answers: Answers) => renderWithHost(<FormulaePanel question={question} />, { answers });
  const page = (content_html: string) => ({
    ...{ title: 'Quadratics', content_html, content: '', featuredImage: null, image: null, sections: [] },
    ...{ topic: sampleTopic('quadratics'), subject: sampleSubject() },
  });
  const headings = ['Vertex form', 'Discriminant', 'Roots', 'Sum', 'Product', 'Axis'];
  const html = headings.map((name) => `<h3>${name}</h3><p>Of ${name}</p>`).join('');

  it('stand beside the question, and one is found by its name', async () => {
    const { container } = showFormulae({ 'GET /api/syllabus/:subjectSlug/:topicSlug': () => page(html) as never });
    expect(await screen.findByRole('heading', { name: 'Discriminant' })).toBeVisible();
    fireEvent.change(screen.getByRole('searchbox', { name: 'Find a formula' }), { target: { value: 'disc of' } });
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Vertex form' })).toBeNull());
    expect(screen.getByRole('heading', { name: 'Discriminant' })).toBeVisible();
    expect(screen.getByText('1 of 6')).toBeVisible();
    await expectAccessible(container);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'disc of zzz' } });
    expect(await screen.findByText('Nothing here names that.')).toBeVisible();
  });

  it('are those of the topic above where the leaf has no page, and it is said where there are none', async () => {
    const missing = (slug: string) => {
      throw new ApiError(404, 'not_found', slug);
    };
    const first = showFormulae({
      'GET /api/syllabus/:subjectSlug/:topicSlug': ({ params }) =>
        params.topicSlug === 'functions' ? (page(html) as never) : missing('x'),
    });
    expect(await screen.findByRole('heading', { name: 'Roots' })).toBeVisible();
    first.unmount();
    showFormulae({ 'GET /api/syllabus/:subjectSlug/:topicSlug': () => missing('x') });
    expect(await screen.findByText('There are no formulae for this topic yet.')).toBeVisible();
  });
});

describe('reading aloud', () => {
  const spoken: { text: string; onend: () => void }[] = [];
  const cancel = vi.fn();
  let voices = [{ lang: 'en-GB', localService: true, default: true }];
  beforeEach(() => {
    spoken.length = 0;
    cancel.mockClear();
    voices = [{ lang: 'en-GB', localService: true, default: true }];
    vi.stubGlobal('speechSynthesis', {
      getVoices: () => voices,
      addEventListener: () => {},
      removeEventListener: () => {},
      speak: (words: (typeof spoken)[number]) => spoken.push(words),
      cancel,
    });
    vi.stubGlobal(
      'SpeechSynthesisUtterance',
      class {
        text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
    );
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    Reflect.deleteProperty(window, 'speechSynthesis');
  });
  const speech: Answers = { 'GET /api/questions/:id/speech': () => ({ sentences: ['Solve x squared equals 4.', '3 marks.'] }) };

  it('reads sentence by sentence, pauses, continues with the same one and stops', async () => {
    const { container, unmount } = show(speech);
    await userEvent.click(await tool('Read aloud'));
    await userEvent.click(await tool('Read'));
    expect(spoken.map(({ text }) => text)).toEqual(['Solve x squared equals 4.']);
    act(() => spoken[0]?.onend());
    expect(spoken.at(-1)?.text).toBe('3 marks.');
    await userEvent.click(await tool('Pause'));
    expect(cancel).toHaveBeenCalled();
    await expectAccessible(container);
    await userEvent.click(await tool('Continue'));
    expect(spoken.at(-1)?.text).toBe('3 marks.');
    act(() => spoken.at(-1)?.onend());
    expect(await tool('Read')).toBeVisible();
    await userEvent.click(await tool('Read'));
    cancel.mockClear();
    unmount();
    expect(cancel).toHaveBeenCalled();
  });

  it('says so where the system has no voice', async () => {
    voices = [];
    show(speech);
    await userEvent.click(await tool('Read aloud'));
    expect(await screen.findByText(/has no English voice/)).toBeVisible();
  });
});
