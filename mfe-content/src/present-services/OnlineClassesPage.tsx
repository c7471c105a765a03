import { CLAIMS } from '@api/contract/claims';
import { css } from '@emotion/react';
import { demoClassAddress, trialClassAddress, useSite } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { LinkButton } from '@shell/kit/link-button';
import { media, Page, token } from 'design-system';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import PencilLine from 'lucide-react/icons/pencil-line';
import { Figures } from './Figures.tsx';
import { Hero } from './Hero.tsx';
import { MarkedSheet } from './MarkedSheet.tsx';
import { Part } from './Part.tsx';
import { Reasons } from './Reasons.tsx';
import { Steps } from './Steps.tsx';

const page = css({ gap: token.space[16], [media.phone]: { gap: token.space[12] } });
const paragraphs = css({ display: 'grid', gap: token.space[4], color: token.color.ink2, maxInlineSize: token.measure });

/** Specification part 1, section 2, "Online classes page", without its hidden testimonial: we quote nobody who didn't say it. */
export function OnlineClassesPage() {
  const { links, figures } = useSite();
  return (
    <Page css={page}>
      <Hero
        title="One teacher, one learner, one hour that is about you"
        lead="Live online classes in mathematics, physics and chemistry for the IB Diploma, and for IGCSE, AP and first-year university as well."
        actions={
          <LinkButton variant="primary" to={demoClassAddress(links)}>
            Request A Demo Lesson
          </LinkButton>
        }
      >
        <MarkedSheet />
      </Hero>
      <Part title="Who we are">
        <div css={paragraphs}>
          <p>
            We are teachers who know the Diploma Programme from the inside: what a paper asks, where marks are lost, and how much
            of it can be learned by anybody who practises the right thing.
          </p>
          <p>
            What we teach with is what you see here. The question bank, the tests and the mark schemes are our own, so what is
            done in class goes on at home on the same page.
          </p>
        </div>
      </Part>
      <Part title="Why us">
        <Reasons
          items={[
            {
              Icon: CalendarCheck,
              title: 'Customised study plan',
              text: 'The first lesson finds out what you know. The plan that follows runs from there to your examination, topic by topic, and changes with you.',
            },
            {
              Icon: GraduationCap,
              title: 'Top-notch tutors',
              text: `Specialists in their subject who have taught it for years.${
                figures ? ` We accept ${CLAIMS.teachersAccepted} of those who apply.` : ''
              }`,
            },
            {
              Icon: PencilLine,
              title: 'Practice online',
              text: 'Between lessons you practise in the question bank: with hints, worked solutions and mark schemes, and timed tests when you are ready.',
            },
          ]}
        />
      </Part>
      <Figures withChannel />
      <Part title="How it works" lead="Three steps that repeat until the examination holds no surprise.">
        <Steps
          items={[
            {
              title: 'Learn with specialist teachers',
              text: 'A trial class shows you how we work, and shows the teacher where you stand. There is one fee for the year, payable in 3 instalments, and none by the hour.',
              action: <LinkButton to={trialClassAddress(links)}>Book a trial class</LinkButton>,
            },
            {
              title: 'Targeted practice',
              text: 'Questions on exactly what you did in class, by topic and difficulty. When one will not open up, ask; a teacher answers.',
              action: <LinkButton to={addressOf('question-bank-link')}>Go to the question bank</LinkButton>,
            },
            {
              title: 'Assess with tests',
              text: 'Half an hour, one hour or two, under the clock, on the topics you choose. The result says what to practise next.',
              action: <LinkButton to={addressOf('make-test')}>Take a test</LinkButton>,
            },
          ]}
        />
      </Part>
    </Page>
  );
}
