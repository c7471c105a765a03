import { LONGEST_FEEDBACK } from '@api/contract/limits';
import { css } from '@emotion/react';
import { messageOf, useApiMutation } from '@shell/kit';
import { Button, Sheet, TextArea, token } from 'design-system';
import ThumbsDown from 'lucide-react/icons/thumbs-down';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { type FormEvent, useEffect, useId, useState } from 'react';

const box = css({ display: 'grid', gap: token.space[4] });
const question = css({ margin: 0, fontSize: token.text.lead, fontWeight: token.weight.heading, fontFamily: token.font.sans });
const choice = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space[3] });
const answer = css({
  '&[aria-pressed="true"]': { borderColor: token.color.accent, background: token.color.accentSoft, color: token.color.accent },
});
const thanks = css({ margin: 0, color: token.color.ink2, fontSize: token.text.small });

/** Asks whether a post was helpful, saving each choice at once. Specification part 2, section 2. */
export function PostFeedback({ slug }: { slug: string }) {
  const [said, setSaid] = useState<SaidOfPost | null>(null);
  const [words, setWords] = useState('');
  const give = useApiMutation('PUT /content/blog-posts/:slug/feedback');
  const heading = useId();

  // The first rendering is the same for everybody.
  useEffect(() => {
    const before = saidOf(slug);
    setSaid(before);
    setWords(before?.words ?? '');
  }, [slug]);

  const send = async (answer: SaidOfPost) => {
    const stored = await give.mutateAsync({ params: { slug }, body: { visitor: visitorHere(), ...answer } }).catch(() => null);
    if (!stored) return;
    const kept = { helpful: stored.helpful, words: stored.words };
    remember(slug, kept);
    setSaid(kept);
  };
  const choose = (helpful: boolean) => {
    if (!give.isPending) void send({ helpful, words: said?.words ?? '' });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (said) void send({ helpful: said.helpful, words });
  };
  const wordsKept = said !== null && said.words !== '' && said.words === words.trim();

  return (
    <Sheet render={<section aria-labelledby={heading} />}>
      <div css={box}>
        <h2 id={heading} css={question}>
          Was this helpful?
        </h2>
        <div css={choice}>
          <Button icon={<ThumbsUp />} aria-pressed={said?.helpful === true} css={answer} onClick={() => choose(true)}>
            Yes
          </Button>
          <Button icon={<ThumbsDown />} aria-pressed={said?.helpful === false} css={answer} onClick={() => choose(false)}>
            No
          </Button>
        </div>
        <p css={thanks} role="status">
          {give.isError
            ? messageOf(give.error)
            : said
              ? wordsKept
                ? 'Thank you! Your words are with us.'
                : 'Thank you! You can change your answer at any time.'
              : ''}
        </p>
        {said && (
          <form css={box} onSubmit={submit}>
            <TextArea
              label={said.helpful ? 'What helped you most? (optional)' : 'What was missing? (optional)'}
              value={words}
              maxLength={LONGEST_FEEDBACK}
              rows={3}
              onChange={(event) => setWords(event.target.value)}
            />
            <div>
              <Button type="submit" variant="primary" loading={give.isPending} disabled={words.trim() === said.words}>
                Send
              </Button>
            </div>
          </form>
        )}
      </div>
    </Sheet>
  );
}

interface SaidOfPost {
  helpful: boolean;
  words: string;
}

interface Memory {
  /** Random, so that a reader counts once, anonymously. */
  visitor: string;
  said: Record<string, SaidOfPost>;
}

const KEY = 'blog-feedback';
/** Older posts are forgotten. */
const MOST_POSTS = 100;

function read(): Memory {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '') as Partial<Memory> | null;
    if (typeof stored?.visitor === 'string' && stored.said) return { visitor: stored.visitor, said: stored.said };
  } catch {
    // Nothing readable is stored.
  }
  return { visitor: crypto.randomUUID(), said: {} };
}

/** Null if there is none. */
function saidOf(slug: string): SaidOfPost | null {
  const { said } = read();
  return Object.hasOwn(said, slug) ? (said[slug] ?? null) : null;
}

/** This browser's random id. */
function visitorHere(): string {
  const memory = read();
  keep(memory);
  return memory.visitor;
}

/** Stores feedback, to be shown and changed at the next visit. */
function remember(slug: string, answer: SaidOfPost): void {
  const { visitor, said } = read();
  const { [slug]: _former, ...others } = said;
  keep({ visitor, said: Object.fromEntries([...Object.entries(others).slice(1 - MOST_POSTS), [slug, answer]]) });
}

function keep(memory: Memory): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // Without storage the answer counts, but is not remembered.
  }
}
