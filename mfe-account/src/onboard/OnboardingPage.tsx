import type { User } from '@api/contract';
import { css } from '@emotion/react';
import { messageOf, useApiMutation, useHost, useRedirect, useRefresh, useSession } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Button, Checkbox, IconButton, ownTimeZone, Page, ProgressBar, Sheet, token } from 'design-system';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { updateSession } from '../update-session.ts';
import { OptionStep, PersonalStep } from './OnboardingSteps.tsx';
import { OtherStudiesFields, storeOtherStudies } from './OtherStudiesFields.tsx';
import { forgetDraft, hasAllAnswers, keepDraft, type OnboardingDraft, readDraft } from './onboarding-draft.ts';
import {
  IB_YEARS,
  INTRO,
  isAnswered,
  LAST_STEP,
  MATH_COURSES,
  type OnboardingAnswers,
  type OtherStudies,
  safeReturnAddress,
  stepBack,
  textOf,
} from './onboarding-rules.ts';

const card = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[6] });
const head = css({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', gap: token.space[4] });
const heading = css({
  margin: 0,
  outline: 'none',
  fontFamily: token.font.serif,
  fontSize: token.text.heading1,
  overflowWrap: 'anywhere',
});
const lead = css({ margin: 0, color: token.color.ink2 });
const actions = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: token.space[3] });

/** An intro and three steps after sign-up. Specification part 1, sections 2 and 4. */
export function OnboardingPage() {
  const { user } = useSession();
  return user && <Steps key={user.id} user={user} />;
}

/** Resumes where this learner stopped, on any device. */
function Steps({ user }: { user: User }) {
  const onboarding = useOnboarding(user);
  const { step } = onboarding;
  const { box, focusNext } = useStepFocus(step);
  const goOn = () => {
    if (step !== LAST_STEP) focusNext();
    onboarding.goOn();
  };
  const goBack = () => {
    focusNext();
    onboarding.goBack();
  };
  return (
    <Page width="text">
      <Sheet css={card} ref={box}>
        {step === INTRO ? (
          <Welcome user={user} onBegin={goOn} onLeave={onboarding.leave} />
        ) : (
          <Step onboarding={onboarding} onBack={goBack} onGoOn={goOn} />
        )}
      </Sheet>
    </Page>
  );
}

interface WelcomeProps {
  user: User;
  onBegin: () => void;
  onLeave: () => void;
}

/** The intro; with all answers given, the rest can be skipped. */
function Welcome({ user, onBegin, onLeave }: WelcomeProps) {
  const answered = hasAllAnswers(user);
  return (
    <>
      <h1 css={heading} tabIndex={-1}>
        Welcome, <bdi>{user.full_name ?? user.username}</bdi>
      </h1>
      <p css={lead}>
        {answered
          ? 'You’ve already answered our three questions.'
          : 'Three quick questions so we can show you the right material.'}
      </p>
      <div css={actions}>
        {answered ? (
          <>
            <Button onClick={onBegin}>Change my answers</Button>
            <Button variant="primary" onClick={onLeave}>
              Continue
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={onBegin}>
            Get Started
          </Button>
        )}
      </div>
    </>
  );
}

interface StepProps {
  onboarding: ReturnType<typeof useOnboarding>;
  onBack: () => void;
  onGoOn: () => void;
}

function Step({ onboarding, onBack, onGoOn }: StepProps) {
  const { step, answers, setAnswers, studies, setStudies, wantsSummary, setWantsSummary, submitting } = onboarding;
  return (
    <>
      <div css={head}>
        <IconButton label="Back" icon={<ArrowLeft />} onClick={onBack} />
        <ProgressBar label={`Step ${step + 1} of ${LAST_STEP + 1}`} tone="accent" value={step + 1} max={LAST_STEP + 1} />
      </div>
      {step === 0 && (
        <OptionStep
          question="Which year of the IB are you in?"
          options={IB_YEARS}
          answer={answers.ib_year}
          onChange={(ib_year) => setAnswers({ ...answers, ib_year })}
        />
      )}
      {step === 1 && (
        <>
          <OptionStep
            question="Which maths course are you taking?"
            options={MATH_COURSES}
            answer={answers.math_course}
            onChange={(math_course) => setAnswers({ ...answers, math_course })}
          />
          <OtherStudiesFields studies={studies} onChange={setStudies} />
        </>
      )}
      {step === LAST_STEP && (
        <>
          <PersonalStep answers={answers} onChange={setAnswers} />
          <Checkbox
            label="Send me a weekly summary by email"
            help="Optional. You can turn it off in your account or in any of the emails."
            checked={wantsSummary}
            onCheckedChange={setWantsSummary}
          />
        </>
      )}
      <div css={actions}>
        <Button variant="primary" disabled={!isAnswered(step, answers)} loading={submitting} onClick={onGoOn}>
          {step === LAST_STEP ? 'Submit' : 'Continue'}
        </Button>
      </div>
    </>
  );
}

/** Focuses a new step's heading, as the pressed button may be gone. */
function useStepFocus(step: number) {
  const box = useRef<HTMLDivElement>(null);
  const wanted = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step has a heading of its own
  useEffect(() => {
    if (!wanted.current) return;
    wanted.current = false;
    box.current?.querySelector('h1')?.focus();
  }, [step]);
  const focusNext = () => {
    wanted.current = true;
  };
  return { box, focusNext };
}

/** The step and answers, stored here and in the account, and what follows. */
function useOnboarding(user: User) {
  const host = useHost();
  const save = useApiMutation('PUT /api/user', { invalidates: ['GET /api/me'] });
  const refresh = useRefresh();
  const keep = useApiMutation('PATCH /api/user/onboarding', { invalidates: ['GET /api/me'] });
  // Until a change here, the account's answers show: another device may have finished.
  const [draft, setDraft] = useState<OnboardingDraft>();
  const { step, answers, studies } = draft ?? readDraft(user);
  useEffect(() => {
    if (draft) keepDraft(user.id, draft);
  }, [user.id, draft]);
  const leave = useWayOn();
  const [wantsSummary, setWantsSummary] = useState(false);
  const chooseMails = useApiMutation('PUT /api/study-mails', { invalidates: ['GET /api/study-mails'] });

  const submit = async () => {
    const { country, school, phone } = answers;
    const options = { ib_year: textOf(answers.ib_year) ?? '', math_course: textOf(answers.math_course) ?? '' };
    try {
      const answer = await save.mutateAsync({ body: { ...options, country, school, phone } });
      updateSession(host.session, answer.user);
      forgetDraft(user.id);
      if (wantsSummary) turnOnSummary();
      // Nothing waits for it.
      void storeOtherStudies(host, answer.user, studies).then(() => refresh('GET /api/today'));
      leave(answer.user);
    } catch (error) {
      host.notify({ tone: 'error', text: messageOf(error) });
    }
  };
  /** Nothing waits for it: the account page has it too. */
  const turnOnSummary = () => {
    const time_zone = ownTimeZone();
    chooseMails.mutate(
      { body: { reminder: false, weekly_summary: true, ...(time_zone !== undefined && { time_zone }) } },
      { onError: (error) => host.notify({ tone: 'error', text: `Couldn’t turn on the weekly summary. ${messageOf(error)}` }) },
    );
  };
  /** Stores a step's answer for other devices. Nothing waits for it: Submit sends all answers. */
  const storeAnswer = () => {
    const { ib_year, math_course } = answers;
    const body = step === 0 ? { ib_year: textOf(ib_year) ?? '' } : { math_course: textOf(math_course) ?? '' };
    keep.mutate({ body }, { onSuccess: (answer) => updateSession(host.session, answer.user) });
  };
  const goTo = (next: number) => setDraft({ step: next, answers, studies });
  return {
    step,
    answers,
    setAnswers: (next: OnboardingAnswers) => setDraft({ step, answers: next, studies }),
    studies,
    setStudies: (next: OtherStudies) => setDraft({ step, answers, studies: next }),
    wantsSummary,
    setWantsSummary,
    submitting: save.isPending,
    goBack: () => goTo(stepBack(step)),
    /** To the next step, storing this one's answer; from the last step, sends everything. */
    goOn: () => {
      if (step === LAST_STEP) return void submit();
      if (step !== INTRO) storeAnswer();
      goTo(step + 1);
    },
    leave: () => leave(user),
  };
}

/** To where the learner came from, or first to verification. */
function useWayOn() {
  const redirect = useRedirect();
  const location = useLocation();
  const returnTo = safeReturnAddress((location.state as { returnTo?: unknown } | null)?.returnTo) ?? addressOf('question-list');
  return ({ verified }: User) => {
    if (verified) redirect(returnTo);
    else redirect(addressOf('verify-email'), { returnTo });
  };
}
