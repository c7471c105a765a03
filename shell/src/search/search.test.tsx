import type { QuestionHit, SearchHit, TopicHit } from '@api/contract';
import { expectAccessible, sampleQuestion, sampleSubject } from '@shell/kit/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useToasts } from '../toasts/toasts.ts';
import { piecesOf, topicHitAddress } from './hits.ts';
import { SearchBox } from './SearchBox.tsx';
import { setSlashKey } from './search-shortcuts.ts';
import { useSearch } from './search-store.ts';

const { id: subjectId, subject_name, slug: subjectSlug } = sampleSubject();
const subject = { id: subjectId, subject_name, slug: subjectSlug };

function questionHit(id: number, formatted: string): QuestionHit {
  const { topic, topic_path } = sampleQuestion();
  return {
    id,
    questions_text: formatted,
    subject,
    topic,
    topic_slug: topic.slug,
    topic_path,
    _formatted: { questions_text: formatted, questions_html: formatted },
    _federation: { indexUid: 'questions', weightedRankingScore: 0.9 },
  };
}

function topicHit(changes: Partial<TopicHit> = {}): TopicHit {
  return {
    id: 4,
    topic_name: 'Quadratics',
    slug: 'quadratics',
    topic_number: '2.6',
    parent_topic: { id: 2, topic_name: 'Functions', slug: 'functions', parent_topic: null },
    subject,
    _formatted: { topic_name: '<mark>Quad</mark>ratics' },
    _federation: { indexUid: 'topics', weightedRankingScore: 0.8 },
    ...changes,
  };
}

/** Searches in order, for the test to answer. */
let asked: { words: string; signal: AbortSignal; answer: (hits: SearchHit[]) => void; fail: () => void }[];

beforeEach(() => {
  asked = [];
  Element.prototype.scrollIntoView = () => {};
  localStorage.clear();
  setSlashKey(true);
  useSearch.setState({ open: false, asked: false, text: '' });
  useToasts.setState({ wanted: false, waiting: [], ready: false });
  vi.stubGlobal(
    'fetch',
    (address: string | URL, { signal }: { signal: AbortSignal }) =>
      new Promise<Response>((resolve) => {
        const words = new URL(address, 'http://site').searchParams.get('query') ?? '';
        const answer = (hits: SearchHit[]) => resolve(Response.json({ hits }));
        const fail = () => resolve(Response.json({ message: 'Broken', code: 'internal' }, { status: 500 }));
        asked.push({ words, signal, answer, fail });
      }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function show() {
  return render(
    <MemoryRouter>
      <SearchBox />
      <textarea aria-label="Elsewhere" />
      <Address />
    </MemoryRouter>,
  );
}

const field = () => screen.findByRole('combobox', { name: 'Search questions and topics' });
/** Fills the field at once and presses Enter, so that no second passes between letters. */
async function searchFor(words: string) {
  if (!useSearch.getState().open) await userEvent.click(screen.getByRole('searchbox', { name: 'Search questions and topics' }));
  const input = await field();
  fireEvent.change(input, { target: { value: words } });
  await userEvent.type(input, '{Enter}');
  await waitFor(() => expect(asked.at(-1)?.words).toBe(words));
}
const answerLast = (hits: SearchHit[]) => act(async () => asked.at(-1)?.answer(hits));

describe('the search modal', () => {
  it('opens when a pointer focuses the box, and not again when it gives the focus back', async () => {
    show();
    await userEvent.click(screen.getByRole('searchbox'));
    const input = await field();
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
    expect(useSearch.getState().open).toBe(false);
  });

  it('lets the Tab key pass by, and says how it opens', async () => {
    show();
    await userEvent.tab();
    const box = screen.getByRole('searchbox', { name: 'Search questions and topics' });
    expect(box).toHaveFocus();
    expect(box).toHaveAccessibleDescription('Opens the search as soon as you type, or with Enter');
    expect(useSearch.getState().open).toBe(false);
    // Past the button of small screens, which only styles hide.
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('textbox', { name: 'Elsewhere' })).toHaveFocus();
    expect(useSearch.getState().asked).toBe(false);
  });

  it.each(['{Enter}', '{ArrowDown}'])('opens from the box with %s', async (key) => {
    show();
    await userEvent.tab();
    await userEvent.keyboard(key);
    await waitFor(async () => expect(await field()).toHaveFocus());
    expect(await field()).toHaveValue('');
  });

  it('opens with the first letter that is typed into the box, and takes it along', async () => {
    show();
    await userEvent.tab();
    await userEvent.keyboard('v');
    const input = await field();
    await waitFor(() => expect(input).toHaveFocus());
    expect(input).toHaveValue('v');
    await userEvent.type(input, 'ertex');
    expect(input).toHaveValue('vertex');
  });

  it('opens with / and Ctrl-K; / is typed in fields, and can be switched off', async () => {
    show();
    await userEvent.type(screen.getByRole('textbox', { name: 'Elsewhere' }), '/');
    expect(useSearch.getState().open).toBe(false);
    act(() => (document.activeElement as HTMLElement).blur());
    await userEvent.keyboard('/');
    await userEvent.click(await screen.findByRole('switch', { name: 'Open with the / key' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    act(() => (document.activeElement as HTMLElement).blur());
    await userEvent.keyboard('/');
    expect(useSearch.getState().open).toBe(false);
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(useSearch.getState().open).toBe(true);
  });

  it('leaves / to a page that uses it itself', async () => {
    show();
    const listen = (event: KeyboardEvent) => event.preventDefault();
    document.addEventListener('keydown', listen);
    await userEvent.keyboard('/');
    document.removeEventListener('keydown', listen);
    expect(useSearch.getState().open).toBe(false);
    await userEvent.keyboard('/');
    expect(useSearch.getState().open).toBe(true);
  });

  it('keeps the letters that are typed right after its key, before its code is there', async () => {
    const shortcut = vi.fn();
    const listen = ({ defaultPrevented, key }: KeyboardEvent) => defaultPrevented || shortcut(key);
    show();
    fireEvent.keyDown(document.body, { key: '/' });
    document.addEventListener('keydown', listen);
    for (const key of ['s', 'i', 'm', 'Backspace', 'n', ' ', 'x', 'Shift']) fireEvent.keyDown(document.body, { key });
    document.removeEventListener('keydown', listen);
    expect(shortcut.mock.calls).toEqual([['Shift']]);
    const input = await field();
    expect(input).toHaveValue('sin x');
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.type(input, '!');
    expect(input).toHaveValue('sin x!');
  });

  it('shows the hits in their groups with what was found marked, and each one’s place', async () => {
    show();
    await searchFor('quad');
    await answerLast([topicHit(), questionHit(41, 'A <mark>quad</mark>ratic with a &lt; 0')]);
    const questions = within(await screen.findByRole('group', { name: 'Question Suggestions' }));
    const topics = within(screen.getByRole('group', { name: 'Topic Suggestions' }));
    const question = questions.getByRole('option', { name: /A quadratic with a < 0/ });
    expect(question).toHaveAttribute('href', '/math-questions/math-aa-hl/functions/quadratics/41');
    expect(question.querySelector('mark')).toHaveTextContent('quad');
    const topic = topics.getByRole('option');
    expect(topic).toHaveAttribute('href', '/math-questions?subject=math-aa-hl&topic=functions&subtopic=quadratics');
    expect(topic).toHaveTextContent('Maths AA HL / Functions');
    await expectAccessible(screen.getByRole('dialog'));
  });

  it('starts a search after a second of quiet', async () => {
    show();
    await userEvent.click(screen.getByRole('searchbox'));
    const input = await field();
    vi.useFakeTimers();
    fireEvent.change(input, { target: { value: 'vert' } });
    act(() => vi.advanceTimersByTime(999));
    fireEvent.change(input, { target: { value: 'vertex' } });
    act(() => vi.advanceTimersByTime(999));
    expect(asked).toHaveLength(0);
    act(() => vi.advanceTimersByTime(1));
    expect(asked.map(({ words }) => words)).toEqual(['vertex']);
  });

  it('shows the latest answer, whatever comes when', async () => {
    show();
    await searchFor('first');
    await searchFor('second');
    expect(asked).toHaveLength(2);
    expect(asked[0]?.signal.aborted).toBe(true);
    await act(async () => asked[1]?.answer([questionHit(2, 'The second')]));
    await act(async () => asked[0]?.answer([questionHit(1, 'The first')]));
    expect(await screen.findByRole('option', { name: /The second/ })).toBeVisible();
    expect(screen.queryByText('The first')).toBeNull();
  });

  it('has the hits of former words at once, until it is closed', async () => {
    show();
    await searchFor('first');
    await answerLast([questionHit(1, 'The first')]);
    await searchFor('second');
    await answerLast([questionHit(2, 'The second')]);
    const type = async (words: string) => {
      fireEvent.change(await field(), { target: { value: words } });
      fireEvent.keyDown(await field(), { key: 'Enter' });
    };
    await type('first');
    expect(await screen.findByRole('option', { name: /The first/ })).toBeVisible();
    expect(asked.map(({ words }) => words)).toEqual(['first', 'second']);

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await searchFor('first');
    expect(asked).toHaveLength(3);
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('shows nothing once the field is empty, and gives up what it asked', async () => {
    show();
    await searchFor('quad');
    fireEvent.change(await field(), { target: { value: '' } });
    await waitFor(() => expect(asked[0]?.signal.aborted).toBe(true));
    expect(screen.getByText(/A topic, a formula’s name/)).toBeVisible();
    expect(useToasts.getState().waiting).toEqual([]);
  });

  it('is walked through by arrow keys, over both groups and back to the field, and opened by Enter', async () => {
    show();
    await searchFor('quad');
    await answerLast([questionHit(41, 'One'), topicHit()]);
    await screen.findAllByRole('option');
    const chosen = () => screen.queryByRole('option', { selected: true })?.textContent ?? null;
    await userEvent.keyboard('{ArrowDown}');
    expect(chosen()).toContain('One');
    expect(await field()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
    await userEvent.keyboard('{ArrowDown}');
    expect(chosen()).toContain('Quadratics');
    await userEvent.keyboard('{ArrowDown}');
    expect(chosen()).toBeNull();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    const address = '/math-questions?subject=math-aa-hl&topic=functions&subtopic=quadratics';
    expect(await screen.findByText(address)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says when there is nothing', async () => {
    show();
    await searchFor('zzz');
    await answerLast([]);
    expect((await screen.findAllByText('No Results Found')).length).toBeGreaterThan(0);
  });

  it('says when it failed, keeps the words and tries again', async () => {
    show();
    await searchFor('quad');
    await act(async () => asked[0]?.fail());
    await waitFor(() => expect(useToasts.getState().waiting).toEqual([{ tone: 'error', text: 'Something went wrong' }]));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(asked).toHaveLength(2));
    await answerLast([questionHit(41, 'One')]);
    expect(await screen.findByRole('option', { name: /One/ })).toBeVisible();
  });
});

describe('a search that failed before the second of quiet was over', () => {
  it('is not repeated unasked', async () => {
    show();
    await userEvent.click(screen.getByRole('searchbox'));
    const input = await field();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    fireEvent.change(input, { target: { value: 'quad' } });
    fireEvent.keyDown(input, { key: 'Enter' });
    await act(async () => asked[0]?.fail());
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    act(() => vi.advanceTimersByTime(60_000));
    expect(asked).toHaveLength(1);
  });
});

describe('a hit', () => {
  it('is read as text, never as markup', () => {
    expect(piecesOf('&lt;b&gt; <mark>x &amp; y</mark> &quot;z&quot; &amp;lt;')).toEqual([
      { text: '<b> ', found: false },
      { text: 'x & y', found: true },
      { text: ' "z" &lt;', found: false },
    ]);
  });

  it('leads to its list at each depth of the topic tree', () => {
    expect(topicHitAddress(topicHit({ parent_topic: null, slug: 'functions' }))).toBe(
      '/math-questions?subject=math-aa-hl&topic=functions',
    );
    const functions = { id: 2, topic_name: 'Functions', slug: 'functions', parent_topic: null };
    const deep = topicHit({
      slug: 'vertex-form',
      parent_topic: { id: 4, topic_name: 'Quadratics', slug: 'quadratics', parent_topic: functions },
    });
    expect(topicHitAddress(deep)).toBe(
      '/math-questions?subject=math-aa-hl&topic=functions&subtopic=quadratics&subsubtopic=vertex-form',
    );
  });
});
