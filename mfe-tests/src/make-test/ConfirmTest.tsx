import type { Topic } from '@api/contract';
import { css } from '@emotion/react';
import { isApiError, messageOf, useApiMutation, useHost } from '@shell/kit';
import { Banner, Button, Chip, Dialog, DialogClose, token } from 'design-system';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { testAddress } from '../addresses.ts';
import { Instructions } from '../Instructions.tsx';
import { offeredBy, type Selection, testRequest, withoutOrphans } from './selection.ts';

const group = css({ display: 'grid', gap: token.space[2] });
const heading = css({ margin: 0, fontFamily: token.font.sans, fontSize: token.text.control, color: token.color.ink2 });
const chips = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[2], margin: 0, padding: 0, listStyle: 'none' });
const content = css({ display: 'grid', gap: token.space[5] });

interface ConfirmTestProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  tree: readonly Topic[];
  selection: Selection;
  onChange: (selection: Selection) => void;
}

/** What the test will be made of, as chips that can be taken away, and the rules; then it starts. */
export function ConfirmTest({ open, onOpenChange, tree, selection, onChange }: ConfirmTestProps) {
  const host = useHost();
  const navigate = useNavigate();
  const create = useApiMutation('POST /api/test', { invalidates: ['GET /api/test', 'GET /api/me'] });
  const [fault, setFault] = useState<string>();
  const offered = offeredBy(tree, selection);
  const body = testRequest(selection);

  const start = async () => {
    if (!body) return;
    setFault(undefined);
    try {
      const test = await create.mutateAsync({ body });
      onOpenChange(false);
      void navigate(testAddress(test.slug));
    } catch (error) {
      if (isApiError(error) && error.code === 'test_cap_reached') {
        onOpenChange(false);
        host.openModal('upgrade');
      } else setFault(messageOf(error));
    }
  };
  const remove = (level: 'topics' | 'subtopics' | 'subSubtopics') => (slug: string) => {
    setFault(undefined);
    onChange(withoutOrphans(tree, { ...selection, [level]: selection[level].filter((entry) => entry !== slug) }));
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="wide"
      title="Your test"
      footer={
        <>
          <DialogClose render={<Button>Cancel</Button>} />
          <Button variant="primary" disabled={body === null} loading={create.isPending} onClick={() => void start()}>
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
        <Instructions title="Instructions" headingLevel={3} />
        {fault && (
          <Banner tone="error" role="alert">
            {fault}
          </Banner>
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
