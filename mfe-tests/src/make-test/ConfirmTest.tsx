import type { Topic } from '@api/contract';
import { css } from '@emotion/react';
import { isApiError, messageOf, useApiMutation, useHost, useSubmission } from '@shell/kit';
import { Banner, Button, Chip, Dialog, DialogClose, token } from 'design-system';
import { useNavigate } from 'react-router-dom';
import { introAddress, testAddress } from '../addresses.ts';
import { Instructions, WHAT_OPENS } from '../start-test/Instructions.tsx';
import { confirmedTime, startBody, type TimeChoice, TimeChoiceField, useUsualTime } from '../start-test/TimeChoice.tsx';
import { offeredBy, testRequest } from './selection.ts';
import { useTestDraft, useTopicTree } from './test-draft.ts';

const group = css({ display: 'grid', gap: token.space[2] });
const heading = css({ margin: 0, fontFamily: token.font.sans, fontSize: token.text.control, color: token.color.ink2 });
const chips = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[2], margin: 0, padding: 0, listStyle: 'none' });
const content = css({ display: 'grid', gap: token.space[5] });

/** Confirms topics, rules and time before the clock starts. Stays open while the test is made, as that counts. */
export function ConfirmTest() {
  const { selection, confirming: open = false, time: chosen, chooseTopics, change } = useTestDraft((draft) => draft);
  const { tree } = useTopicTree();
  const usual = useUsualTime();
  const time = chosen ?? usual ?? '0';
  const timeIsKnown = chosen !== undefined || usual !== undefined;
  const offered = offeredBy(tree, selection);
  const body = testRequest(selection);
  const { making, makeNow, makeLater } = useMakeTest({ body, time });

  const remove = (level: 'topics' | 'subtopics' | 'subSubtopics') => (slug: string) =>
    chooseTopics(tree, { [level]: selection[level].filter((entry) => entry !== slug) });

  return (
    <Dialog
      open={open}
      onOpenChange={(confirming) => !making && change({ confirming })}
      closable={!making}
      size="wide"
      title="Your test"
      footer={
        <>
          <DialogClose disabled={making !== undefined} render={<Button variant="quiet">Cancel</Button>} />
          <Button disabled={body === null || !timeIsKnown || making === 'now'} loading={making === 'later'} onClick={makeLater}>
            Start later
          </Button>
          <Button
            variant="primary"
            disabled={body === null || !timeIsKnown || making === 'later'}
            loading={making === 'now'}
            onClick={makeNow}
          >
            Start The Test
          </Button>
        </>
      }
    >
      <div css={content}>
        <ChosenTopics heading="Topics" topics={offered.topics} chosen={selection.topics} onRemove={remove('topics')} />
        <ChosenTopics
          heading="Subtopics"
          topics={offered.subtopics}
          chosen={selection.subtopics}
          onRemove={remove('subtopics')}
        />
        <ChosenTopics
          heading="Sub-subtopics"
          topics={offered.subSubtopics}
          chosen={selection.subSubtopics}
          onRemove={remove('subSubtopics')}
        />
        {body === null && <Banner tone="warning">Choose at least one topic.</Banner>}
        <Instructions title="Instructions" headingLevel={3}>
          {WHAT_OPENS}
        </Instructions>
        {selection.duration && (
          <TimeChoiceField duration={selection.duration} value={time} onValueChange={(next) => change({ time: next })} />
        )}
      </div>
    </Dialog>
  );
}

interface ChosenTopicsProps {
  heading: string;
  topics: readonly Topic[];
  chosen: readonly string[];
  onRemove: (slug: string) => void;
}

function ChosenTopics({ heading: title, topics, chosen, onRemove }: ChosenTopicsProps) {
  if (chosen.length === 0) return null;
  return (
    <div css={group}>
      <h3 css={heading}>{title}</h3>
      <ul css={chips}>
        {topics
          .filter(({ slug }) => chosen.includes(slug))
          .map(({ slug, topic_name }) => (
            <li key={slug}>
              <Chip onRemove={() => onRemove(slug)} removeLabel={`Remove ${topic_name}`}>
                {topic_name}
              </Chip>
            </li>
          ))}
      </ul>
    </div>
  );
}

interface MakeTestOptions {
  body: ReturnType<typeof testRequest>;
  time: TimeChoice;
}

/** Makes a test once and opens it. If the page is left first, the clock does not start. */
function useMakeTest({ body, time }: MakeTestOptions) {
  // Stays open while a test is made.
  const { confirming: open = false, change, leave } = useTestDraft((draft) => draft);
  const host = useHost();
  const navigate = useNavigate();
  const create = useApiMutation('POST /api/test', { invalidates: ['GET /api/test', 'GET /api/me'] });
  const begin = useApiMutation('POST /api/test/:slug/start', { invalidates: ['GET /api/test', 'GET /api/test/running'] });

  /** An unstarted test waits at its intro. Returns whether it started. */
  const start = (slug: string) =>
    begin.mutateAsync({ params: { slug }, body: startBody(time) }).then(
      () => true,
      (error) => {
        host.notify({ tone: 'error', text: `Your test is ready but didn’t start. ${messageOf(error)}` });
        return false;
      },
    );
  const make = async (when: 'now' | 'later', closed: AbortSignal) => {
    if (!body) return;
    try {
      const { slug } = await create.mutateAsync({ body });
      if (closed.aborted) {
        change({ made: true });
        leave();
        const action = { label: 'Go to it', run: () => host.navigate(introAddress(slug)) };
        return host.notify({ tone: 'info', text: 'Your test is ready but hasn’t started', action });
      }
      const starts = when === 'now' && (await start(slug));
      if (closed.aborted) return;
      change({ confirming: false, made: true });
      if (starts) void navigate(testAddress(slug));
      else void navigate(introAddress(slug), { state: confirmedTime(time) });
    } catch (error) {
      if (closed.aborted || !isApiError(error) || error.code !== 'test_cap_reached') throw error;
      change({ confirming: false });
      host.openModal('upgrade');
    }
  };
  const options = { ready: body !== null, open, inForm: () => false };
  const now = useSubmission({ ...options, run: (closed) => make('now', closed) });
  const later = useSubmission({ ...options, run: (closed) => make('later', closed) });
  return {
    making: now.busy ? ('now' as const) : later.busy ? ('later' as const) : undefined,
    makeNow: () => void now.submit(),
    makeLater: () => void later.submit(),
  };
}
