import { CLAIMS } from '@api/contract/claims';
import { css } from '@emotion/react';
import { useSite } from '@shell/kit';
import { TextLink, token } from 'design-system';

const band = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: `${token.space[6]} ${token.space[8]}`,
  margin: 0,
  paddingBlock: token.space[8],
  borderBlock: `1px solid ${token.color.line}`,
});
const pair = css({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', gap: token.space[1] });
const figure = css({ margin: 0, fontFamily: token.font.serif, fontSize: token.text.display, lineHeight: token.leading.tight });
const what = css({ color: token.color.ink2, fontSize: token.text.control });

/** The product's advertised figures; nothing where the site shows none. */
export function Figures({ withChannel = false }: { withChannel?: boolean }) {
  const { figures, links } = useSite();
  if (!figures) return null;
  return (
    <dl css={band} aria-label="In numbers">
      <Figure figure={CLAIMS.students} what="students" />
      <Figure figure={CLAIMS.years} what="years of teaching" />
      <Figure figure={CLAIMS.questions} what="questions in the bank" />
      {withChannel && (
        <Figure
          figure={CLAIMS.subscribers}
          what={
            links.videoChannel ? (
              <TextLink href={links.videoChannel}>subscribers of our video channel</TextLink>
            ) : (
              'subscribers of our video channel'
            )
          }
        />
      )}
    </dl>
  );
}

function Figure({ figure: value, what: name }: { figure: string; what: React.ReactNode }) {
  return (
    <div css={pair}>
      <dt css={what}>{name}</dt>
      <dd css={figure}>{value}</dd>
    </div>
  );
}
