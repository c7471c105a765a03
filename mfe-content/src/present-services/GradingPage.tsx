import { CLAIMS } from '@api/contract/claims';
import { css } from '@emotion/react';
import { addressOf } from '@shell/kit/addresses';
import { LinkButton } from '@shell/kit/link-button';
import { DescriptionList, media, Page, Sheet, token } from 'design-system';
import FileCheck from 'lucide-react/icons/file-check';
import ListChecks from 'lucide-react/icons/list-checks';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { Hero } from './Hero.tsx';
import { MarkedSheet } from './MarkedSheet.tsx';
import { Part } from './Part.tsx';
import { Reasons } from './Reasons.tsx';
import { Steps } from './Steps.tsx';

const page = css({ gap: token.space[16], [media.phone]: { gap: token.space[12] } });
const closing = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space[5],
});
const closingTitle = css({ fontFamily: token.font.serif, fontSize: token.text.heading2 });
const closingText = css({ color: token.color.ink2, maxInlineSize: token.measure });

/** Specification part 1, section 2, "Graded-test-sheet promotional page"; figures: part 2, section 9. */
export function GradingPage() {
  return (
    <Page css={page}>
      <Hero
        title="Your working, read by a teacher"
        lead={`Take a test, write by hand, upload the sheet. A teacher marks every line against the mark scheme and sends a report ${CLAIMS.gradingReturned}, for $10 a test.`}
        actions={
          <>
            <LinkButton variant="primary" to={addressOf('my-tests')}>
              Choose a test to be graded
            </LinkButton>
            <LinkButton to={addressOf('make-test')}>Take a test</LinkButton>
          </>
        }
      >
        <MarkedSheet />
      </Hero>
      <Part title="How It Works">
        <Steps
          items={[
            {
              title: 'Take a test',
              text: 'On the topics you choose, in 30, 60 or 120 minutes. Write your answers on paper, as in the examination.',
            },
            {
              title: 'Upload your answer sheet',
              text: 'Scan or photograph the pages into one PDF. We say at once when something cannot be read, before you pay.',
            },
            { title: 'Pay the fee', text: 'It is $10 for the test, whatever its length. No subscription needed.' },
            {
              title: 'Get the report',
              text: `Your sheet comes back ${CLAIMS.gradingReturned} with every mark and comment in its place. We’ll email you when it’s ready.`,
            },
          ]}
        />
      </Part>
      <Part
        title="How will this help"
        lead="Faculty grade your paper as an examiner would, against the international marking scheme, and tell you in a detailed report what to do with it."
      >
        <Reasons
          items={[
            {
              Icon: ListChecks,
              title: 'Method counts, and you see how',
              text: 'Marks are given line by line: for the method, for accuracy, for the reasoning. You learn to write down what earns them.',
            },
            {
              Icon: MessageSquareText,
              title: 'Comments where they belong',
              text: 'Written next to the line they are about, in words you can act on the same day.',
            },
            {
              Icon: FileCheck,
              title: 'A report to keep',
              text: 'Marks by question and by topic, what went well, and what to practise next, as a PDF you can take to class.',
            },
          ]}
        />
      </Part>
      <Part title="Who marks it">
        <Sheet>
          <DescriptionList
            items={[
              { term: 'Who', description: 'Specialist teachers of the Diploma Programme, each in their own subject' },
              { term: 'Chosen', description: 'By their work, after marking trial sheets with us' },
              { term: 'Marks by', description: 'The mark scheme of each question, which you see as well' },
              { term: 'If you disagree', description: 'Ask once to have it looked at again, at no cost' },
            ]}
          />
        </Sheet>
      </Part>
      <Sheet css={closing} render={<section aria-label="Begin" />}>
        <div>
          <h2 css={closingTitle}>Have you just finished a test?</h2>
          <p css={closingText}>It waits under My tests, and so does its button for grading.</p>
        </div>
        <LinkButton to={addressOf('my-tests')}>My tests</LinkButton>
      </Sheet>
    </Page>
  );
}
