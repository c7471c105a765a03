import { css } from '@emotion/react';
import { Button, token } from 'design-system';
import FlaskConical from 'lucide-react/icons/flask-conical';
import { useState } from 'react';
import { useSite } from '../../site.ts';
import { dropOverride } from '../overrides.ts';
import { endPreviews, trialsOf } from './trials.ts';

const badge = css({
  position: 'fixed',
  insetBlockEnd: `calc(${token.space[4]} + var(--bottom-bar))`,
  insetInlineStart: token.space[4],
  zIndex: token.layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${token.space[2]} ${token.space[3]}`,
  // The to-top button keeps its corner.
  maxInlineSize: `calc(100% - ${token.space[4]} - ${token.space[16]} - ${token.space[6]})`,
  padding: `${token.space[2]} ${token.space[3]}`,
  border: `1px solid ${token.color.lineStrong}`,
  borderRadius: token.radius.control,
  background: token.color.surface,
  boxShadow: token.shadow.sheet,
  color: token.color.ink,
  fontSize: token.text.small,
  '& svg': { inlineSize: '1.25em', blockSize: '1.25em', strokeWidth: token.stroke.icon, flexShrink: 0 },
  '@media print': { display: 'none' },
});
const what = css({ display: 'flex', alignItems: 'center', gap: token.space[2], minInlineSize: 0, overflowWrap: 'anywhere' });

/** Shows which modules have versions of this browser's own, and ends that. */
export function TrialBadge() {
  const trials = trialsOf(useSite().modules);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  if (trials.length === 0) return null;

  const end = async () => {
    setState('busy');
    try {
      for (const { name, kind } of trials) if (kind === 'override') dropOverride(name);
      if (trials.some(({ kind }) => kind === 'preview')) await endPreviews();
      location.reload();
    } catch {
      setState('failed');
    }
  };
  return (
    <aside css={badge} aria-label="Versions of your own">
      <span css={what}>
        <FlaskConical aria-hidden="true" />
        {trials
          .map(({ name, version, kind, from }) =>
            kind === 'preview' ? `Preview of ${name} ${version.slice(0, 7)}` : `Your own ${name} from ${from}`,
          )
          .join(', ')}
      </span>
      <Button size="small" onClick={() => void end()} loading={state === 'busy'}>
        {state === 'failed' ? 'Try again to end it' : 'Back to what is live'}
      </Button>
    </aside>
  );
}
