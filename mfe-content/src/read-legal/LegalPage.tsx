import { css } from '@emotion/react';
import { Button, DateTime, media, Page, Sheet, token } from 'design-system';
import Printer from 'lucide-react/icons/printer';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ContentsList } from './ContentsList.tsx';
import type { LegalText } from './legal-text.ts';

/** About 70 characters of the text's own size. */
const MEASURE = `calc(${token.measure} - ${token.space[16]} - ${token.space[8]})`;

const columns = css({
  gridTemplateColumns: `minmax(0, ${MEASURE}) minmax(0, ${token.size.popup})`,
  columnGap: token.space[16],
  justifyContent: 'space-between',
  alignItems: 'start',
  [media.belowDesktop]: { gridTemplateColumns: `minmax(0, ${MEASURE})`, justifyContent: 'start' },
  '@media print': { display: 'block' },
});
const head = css({ display: 'grid', gap: token.space[4], gridColumn: 1, minInlineSize: 0 });
const title = css({
  fontFamily: token.font.serif,
  fontSize: token.text.display,
  lineHeight: token.leading.tight,
  textWrap: 'balance',
});
const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${token.space[2]} ${token.space[4]}`,
  color: token.color.ink3,
  fontSize: token.text.small,
});
const gistStyles = css({ display: 'grid', gap: token.space[3] });
const gistTitle = css({ fontSize: token.text.control, fontWeight: token.weight.strong });
const gistList = css({
  display: 'grid',
  gap: token.space[2],
  margin: 0,
  paddingInlineStart: token.space[5],
  listStyle: 'disc',
  color: token.color.ink2,
  '& li::marker': { color: token.color.accent },
});
const body = css({ gridColumn: 1, minInlineSize: 0, '&.prose': { maxInlineSize: 'none' } });
const section = css({
  '&& > * + *': { marginBlockStart: '0.8em' },
  '& + &': { marginBlockStart: token.space[10] },
  '& h2': { textWrap: 'balance' },
  '& strong': { fontWeight: token.weight.strong },
});

/** A legal text for reading and printing, with linked sections. */
export function LegalPage({ text }: { text: LegalText }) {
  useSectionOfAddress();
  return (
    <Page css={columns}>
      <header css={head}>
        <h1 css={title}>{text.title}</h1>
        <p css={facts}>
          <span>
            Version of <DateTime at={text.version} format="longDate" timeZone="UTC" />
          </span>
          <Button
            variant="quiet"
            size="small"
            icon={<Printer aria-hidden="true" />}
            data-print="hide"
            onClick={() => window.print()}
          >
            Print
          </Button>
        </p>
        <Sheet padding="compact" css={gistStyles} render={<section aria-labelledby="gist" />}>
          <h2 id="gist" css={gistTitle}>
            In short
          </h2>
          <ul css={gistList}>
            {text.gist.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Sheet>
      </header>
      <ContentsList sections={text.sections} />
      <article css={body} className="prose" aria-label={text.title}>
        {text.sections.map(({ id, heading, body: words }, index) => (
          <section key={id} id={id} css={section} aria-labelledby={`${id}-heading`}>
            <h2 id={`${id}-heading`}>
              {index + 1}. {heading}
            </h2>
            {words}
          </section>
        ))}
      </article>
    </Page>
  );
}

/** The text renders after the browser has looked for the hash. */
function useSectionOfAddress(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash]);
}
