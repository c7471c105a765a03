import { CLAIMS } from '@api/contract/claims';
import { css } from '@emotion/react';
import { addressOf } from '@shell/kit/addresses';
import { Button, Sheet, token } from 'design-system';
import BookOpen from 'lucide-react/icons/book-open';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Timer from 'lucide-react/icons/timer';
import { Link } from 'react-router-dom';

const REASONS: readonly { Icon: typeof BookOpen; title: string; text: string }[] = [
  {
    Icon: BookOpen,
    title: 'Questions chosen by teachers',
    text: 'Every question is original, sorted by topic and level, with hints, a worked solution and a mark scheme.',
  },
  {
    Icon: Timer,
    title: 'Tests like the real thing',
    text: 'Half an hour, one hour or two, on the topics that you choose. The result shows what to practise next.',
  },
  {
    Icon: GraduationCap,
    title: 'Teachers who reply',
    text: `Ask about any question; a teacher answers, ${CLAIMS.doubtAnswered}.`,
  },
];

const section = css({ display: 'grid', gap: token.space[5] });
const heading = css({ margin: 0, fontFamily: token.font.serif, fontSize: token.text.heading2 });
const grid = css({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, calc(${token.size.popup} / 2)), 1fr))`,
  gap: token.space[8],
});
const reason = css({ display: 'grid', gap: token.space[2], alignContent: 'start' });
const icon = css({
  inlineSize: token.space[6],
  blockSize: token.space[6],
  color: token.color.accent,
  strokeWidth: token.stroke.icon,
});
const title = css({ margin: 0, fontSize: token.text.heading3, fontWeight: token.weight.strong });
const words = css({ margin: 0, color: token.color.ink2, maxInlineSize: token.measure });
const grading = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space[5],
});

export function WhyUs() {
  return (
    <section css={section}>
      <h2 css={heading}>Why us</h2>
      <div css={grid}>
        {REASONS.map(({ Icon, title: name, text }) => (
          <div key={name} css={reason}>
            <Icon css={icon} aria-hidden="true" />
            <h3 css={title}>{name}</h3>
            <p css={words}>{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}

/** Specification part 2, section 9. */
export function GradingPrice() {
  return (
    <Sheet padding="roomy" css={grading} render={<section aria-label="Grading" />}>
      <div css={reason}>
        <h2 css={heading}>Get a test graded for $10</h2>
        <p css={words}>
          Upload your handwritten answers; a teacher marks them against the mark scheme and sends a report{' '}
          {CLAIMS.gradingReturned}.
        </p>
      </div>
      <Button render={<Link to={addressOf('make-test')} />}>Take a test</Button>
    </Sheet>
  );
}
