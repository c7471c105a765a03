import type { Judgement, RequestOf, Verdict } from '@api/contract';
import { LONGEST_ANSWER } from '@api/contract/limits';
import { css } from '@emotion/react';
import { messageOf, useApi } from '@shell/kit';
import { Badge, Banner, TextField, token } from 'design-system';
import { useMemo, useState } from 'react';
import { useDebounced } from '../../staff-area/timers.ts';
import { type KeyDraft, keyOf } from './key-draft.ts';
import { SLIP_WORDS } from './key-labels.ts';
import { keyDraftFaults } from './key-rules.ts';

/** Debounce in milliseconds. */
const QUIET = 400;

const box = css({
  display: 'grid',
  gap: token.space[3],
  padding: token.space[4],
  borderRadius: token.radius.control,
  background: token.color.sunken,
});
// As high as a verdict.
const said = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space[2],
  margin: 0,
  minBlockSize: token.space[6],
  fontSize: token.text.small,
  color: token.color.ink2,
});

const VERDICTS: Readonly<Record<Verdict, { tone: 'success' | 'danger' | 'warning' | 'neutral'; word: string }>> = {
  right: { tone: 'success', word: 'Right' },
  wrong: { tone: 'danger', word: 'Wrong' },
  unreadable: { tone: 'warning', word: 'Cannot be read' },
  to_compare: { tone: 'neutral', word: 'For the learner to compare' },
};

/** A verdict as the learner would see it. */
export function JudgementLine({ judgement: { verdict, note, slip } }: { judgement: Judgement }) {
  const { tone, word } = VERDICTS[verdict];
  return (
    <>
      <Badge tone={tone}>{word}</Badge>
      {slip && <Badge>{SLIP_WORDS[slip]}</Badge>}
      {note && <span>{note}</span>}
    </>
  );
}

/** Tries an answer against an unsaved key, and shows the key's faults. */
export function TryKey({ draft, name }: { draft: KeyDraft; name: string }) {
  const [answer, setAnswer] = useState('');
  const faulty = Object.keys(keyDraftFaults(draft)).length > 0;
  const key = faulty ? '' : JSON.stringify(keyOf(draft));
  // A stored key was tested before it was stored.
  const [stored] = useState(key);
  const source = faulty ? '' : JSON.stringify({ body: { key: keyOf(draft), answers: [answer] } });
  const settled = useDebounced(source, QUIET);
  const request = useMemo(
    () => JSON.parse(settled || 'null') as RequestOf<'POST /api/admin/questions/answer-keys/try'>,
    [settled],
  );
  const wanted = settled !== '' && (answer.trim() !== '' || JSON.stringify(request.body.key) !== stored);
  const tried = useApi('POST /api/admin/questions/answer-keys/try', request, {
    enabled: wanted,
    keepPrevious: true,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const result = wanted && !faulty ? tried.data : undefined;
  const judgement = answer.trim() === '' ? undefined : result?.judgements[0];
  return (
    <div css={box} aria-busy={wanted && (tried.isFetching || settled !== source)}>
      {result?.fault && <Banner tone="error">{result.fault}</Banner>}
      <TextField
        label="Try an answer"
        aria-label={`Try an answer: ${name}`}
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
        // Enter would save the question.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        maxLength={LONGEST_ANSWER}
        autoComplete="off"
      />
      <p css={said} aria-live="polite">
        {judgement && <JudgementLine judgement={judgement} />}
        {!judgement && faulty && answer.trim() !== '' && 'Complete the key first.'}
        {!judgement && wanted && tried.isError && messageOf(tried.error)}
        {!judgement && !faulty && answer.trim() === '' && 'Type what a learner might and see the result instantly.'}
      </p>
    </div>
  );
}
