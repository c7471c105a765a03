import { css } from '@emotion/react';
import { useHost } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Button, Sheet, token } from 'design-system';
import Copy from 'lucide-react/icons/copy';

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space[4],
});
const words = css({ display: 'grid', gap: token.space[1], minInlineSize: 0 });
const quiet = css({ margin: 0, color: token.color.ink2 });
const codeStyles = css({
  margin: 0,
  fontFamily: token.font.mono,
  fontSize: token.text.heading3,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

/** The code of a paper, to be read out, and its address to be sent. */
export function SharePaper({ code }: { code: string }) {
  const host = useHost();
  const address = new URL(addressOf('mock-paper', { code }), location.origin).href;
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => host.notify({ tone: 'success', text: 'Link copied to your clipboard!' }),
      () => host.notify({ tone: 'error', text: `Your browser did not let us copy it. The link is ${address}` }),
    );
  return (
    <Sheet>
      <div css={row}>
        <div css={words}>
          <p css={quiet}>Take it together: the code of this paper is</p>
          <p css={codeStyles}>{code}</p>
        </div>
        <Button icon={<Copy />} onClick={() => void copy()}>
          Copy link
        </Button>
      </div>
    </Sheet>
  );
}
