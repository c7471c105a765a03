import { css } from '@emotion/react';
import { useApi, usePageHead } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Button, EmptyState, media, Page, token } from 'design-system';
import KeyRound from 'lucide-react/icons/key-round';
import encodeQR from 'qr';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Answered } from '../Answered.tsx';
import { codeInGroups, joinLink } from '../class-labels/join-code.ts';

const screen = css({
  minBlockSize: '100dvh',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignContent: 'center',
  alignItems: 'center',
  gap: token.space[10],
  [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[6] },
});
const words = css({ display: 'grid', justifyItems: 'start', gap: token.space[4], minInlineSize: 0 });
const title = css({ margin: 0, fontFamily: token.font.serif, fontSize: token.text.display });
// As large as the window allows: it's read from the last row.
const code = css({
  margin: 0,
  fontFamily: token.font.mono,
  fontSize: '14vmin',
  lineHeight: token.leading.tight,
  whiteSpace: 'nowrap',
});
const address = css({ margin: 0, fontSize: token.text.heading2, overflowWrap: 'anywhere' });
const square = css({ inlineSize: 'min(100%, 70vmin)', justifySelf: 'center' });

/** The join code for a projector: letters, address and QR code. */
export function CodePage() {
  const { classId = '' } = useParams();
  const answer = useApi('GET /api/classes/:id', { params: { id: classId } }, { staleTime: 0 });
  usePageHead({ title: answer.data ? `Join ${answer.data.name}` : 'Join the class' });
  const back = <Link to={addressOf('class', { classId }, { query: { view: 'learners' } })} />;
  return (
    <Answered answer={answer} failed="The code did not load">
      {({ name, join_code }) =>
        join_code === null ? (
          <Page>
            <EmptyState
              headingLevel={1}
              icon={<KeyRound />}
              title="There is no code to show"
              actions={<Button render={back}>Back</Button>}
            >
              Joining by code is closed for this class.
            </EmptyState>
          </Page>
        ) : (
          <Page css={screen}>
            <div css={words}>
              <h1 css={title}>Join {name}</h1>
              <p css={address}>
                {window.location.host}
                {addressOf('join-class')}
              </p>
              <p css={code}>{codeInGroups(join_code)}</p>
              <Button render={back}>Close</Button>
            </div>
            <div css={square}>
              <QrCode text={joinLink(join_code)} label={`QR code of ${joinLink(join_code)}`} />
            </div>
          </Page>
        )
      }
    </Answered>
  );
}

// Dark on light in both themes: cameras read no other.
const codeSquare = css({
  display: 'block',
  inlineSize: '100%',
  background: token.color.scan,
  color: token.color.scanAccent,
  borderRadius: token.radius.control,
});

function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => drawn(text), [text]);
  return (
    <svg css={codeSquare} role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={path} fill="currentColor" />
    </svg>
  );
}

function drawn(text: string) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 3 });
  const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size: rows.length, path };
}
