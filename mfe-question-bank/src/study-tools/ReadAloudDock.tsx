import { css } from '@emotion/react';
import { useApi } from '@shell/kit';
import { LoadFailed } from '@shell/kit/load-failed';
import { Button, LoadingRegion, Skeleton, ToolDock, token } from 'design-system';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Square from 'lucide-react/icons/square';
import { useSpeech, useVoice } from './speech.ts';
import type { ToolProps } from './tool-dock-props.ts';

const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[2], marginBlockEnd: token.space[4] });
const list = css({ display: 'grid', gap: token.space[2], margin: 0, padding: 0, listStyle: 'none', color: token.color.ink2 });
const spoken = css({ color: token.color.ink, background: token.color.highlighter, borderRadius: token.space[1] });

/** Reads the question by the system's voice, and shows the text. */
export function ReadAloudDock({ question, onClose }: ToolProps) {
  const speech = useApi(
    'GET /api/questions/:id/speech',
    { params: { id: question.id } },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  const voice = useVoice();
  return (
    <ToolDock title="Read aloud" onClose={onClose}>
      {voice === null && <p>This browser has no English voice. Your system's settings for speech can add one.</p>}
      {voice !== null && speech.isPending && (
        <LoadingRegion label="Preparing the words">
          <Skeleton width="80%" />
          <Skeleton width="60%" />
        </LoadingRegion>
      )}
      {voice !== null && speech.isError && <LoadFailed title="The words did not load" answer={speech} />}
      {voice && speech.data && <Reader sentences={speech.data.sentences} voice={voice} />}
    </ToolDock>
  );
}

function Reader({ sentences, voice }: { sentences: readonly string[]; voice: SpeechSynthesisVoice }) {
  const { state, at, play, pause, stop } = useSpeech(sentences, voice);
  return (
    <>
      <div css={buttons}>
        {state === 'speaking' ? (
          <Button size="small" icon={<Pause />} onClick={pause}>
            Pause
          </Button>
        ) : (
          <Button size="small" icon={<Play />} onClick={play}>
            {state === 'paused' ? 'Continue' : 'Read'}
          </Button>
        )}
        <Button size="small" icon={<Square />} disabled={state === 'still'} onClick={stop}>
          Stop
        </Button>
      </div>
      <ol css={list}>
        {sentences.map((sentence, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the sentences of one question do not change.
          <li key={index}>
            <span css={state !== 'still' && index === at && spoken}>{sentence}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
