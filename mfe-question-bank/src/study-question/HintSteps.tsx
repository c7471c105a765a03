import { css } from '@emotion/react';
import { Button, Typeset, token } from 'design-system';
import { useState } from 'react';

const steps = css({ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: token.space[4] });
const later = css({ borderBlockStart: `1px solid ${token.color.line}`, paddingBlockStart: token.space[4] });
const more = css({ marginBlockStart: token.space[4], display: 'flex', alignItems: 'center', gap: token.space[3] });
const count = css({ color: token.color.ink2, fontSize: token.text.small });

/** The API puts a rule between the steps of a hint. */
const BETWEEN_STEPS = /<hr\s*\/?>/;

/** A hint that helps in steps: the first one, and each further one when it is asked for. A hint of one step is shown as it is. */
export function HintSteps({ html }: { html: string }) {
  const all = html.split(BETWEEN_STEPS).filter((step) => step.trim() !== '');
  const [shown, setShown] = useState(1);
  return (
    <>
      <ol css={steps} aria-live="polite">
        {all.slice(0, shown).map((step, index) => (
          <li key={step} css={index > 0 && later}>
            <Typeset variant="prose" html={step} />
          </li>
        ))}
      </ol>
      {all.length > 1 && (
        <div css={more}>
          {shown < all.length && <Button onClick={() => setShown(shown + 1)}>Show the next hint</Button>}
          <span css={count}>
            Hint {shown} of {all.length}
          </span>
        </div>
      )}
    </>
  );
}
