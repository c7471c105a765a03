import type { User } from '@api/contract';
import { css } from '@emotion/react';
import { messageOf, useApiMutation, useHost, useSession } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Button, IconButton, Page, ProgressBar, Sheet, token } from 'design-system';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { OptionStep } from './OptionStep.tsx';
import { forgetDraft, hasAllAnswers, keepDraft, type OnboardingDraft, readDraft } from './onboarding-draft.ts';
import {
  IB_YEARS,
  INTRO,
  isAnswered,
  LAST_STEP,
  MATH_COURSES,
  type OnboardingAnswers,
  safeReturnAddress,
  stepBack,
  textOf,
} from './onboarding-rules.ts';
import { PersonalStep } from './PersonalStep.tsx';

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

/** Resumes where this learner stopped, here or elsewhere; then on to where they came from, or first to the verification of the address. */
function Steps({ user }: { user: User }) {
  const host = useHost();
  const navigate = useNavigate();
  const location = useLocation();
  const save = useApiMutation('PUT /api/user', { invalidates: ['GET /api/me'] });
  const keep = useApiMutation('PATCH /api/user/onboarding', { invalidates: ['GET /api/me'] });
  // Until something is done here, what is read of the account again shows: it may have been finished elsewhere.
  const [draft, setDraft] = useState<OnboardingDraft>();
  const { step, answers } = draft ?? readDraft(user);
  const { box, focusNext } = useStepFocus(step);
  const setStep = (next: number) => {
    focusNext();
    setDraft({ step: next, answers });
  };
  const setAnswers = (next: OnboardingAnswers) => setDraft({ step, answers: next });
  useEffect(() => {
    if (draft) keepDraft(user.id, draft);
  }, [user.id, draft]);
  const returnTo = safeReturnAddress((location.state as { returnTo?: unknown } | null)?.returnTo) ?? addressOf('question-list');
  const leave = ({ verified }: User) =>
    void (verified
      ? navigate(returnTo, { replace: true })
      : navigate(addressOf('verify-email'), { replace: true, state: { returnTo } }));

  const submit = async () => {
    const { country, school, phone } = answers;
    const body = {
      ib_year: textOf(answers.ib_year) ?? '',
      math_course: textOf(answers.math_course) ?? '',
      country,
      school,
      phone,
    };
    try {
      const answer = await save.mutateAsync({ body });
      host.session.updateUser(answer.user);
      forgetDraft(user.id);
      leave(answer.user);
    } catch (error) {
      host.notify({ tone: 'error', text: messageOf(error) });
    }
  };
  /** Keeps a step's answer in the account, for another tab or device. Nobody waits for it: Submit hands in all answers. */
  const keepAnswer = () => {
    const { ib_year, math_course } = answers;
    const body = step === 0 ? { ib_year: textOf(ib_year) ?? '' } : { math_course: textOf(math_course) ?? '' };
    keep.mutate({ body }, { onSuccess: (answer) => host.session.updateUser(answer.user) });
  };
  const goOn = () => {
    if (step === LAST_STEP) return void submit();
    if (step !== INTRO) keepAnswer();
    setStep(step + 1);
  };

  if (step === INTRO) {
    return (
      <Page width="text">
        <Sheet css={card} ref={box}>
          <h1 css={heading} tabIndex={-1}>
            Welcome, <bdi>{user.full_name ?? user.username}</bdi>
          </h1>
          {hasAllAnswers(user) ? (
            <>
              <p css={lead}>You have answered our three questions already.</p>
              <div css={actions}>
                <Button onClick={goOn}>Change my answers</Button>
                <Button variant="primary" onClick={() => leave(user)}>
                  Go on
                </Button>
              </div>
            </>
          ) : (
            <>
              <p css={lead}>Three short questions, so that what you see first is what you need. It takes a minute.</p>
              <div css={actions}>
                <Button variant="primary" onClick={goOn}>
                  Get Started
                </Button>
              </div>
            </>
          )}
        </Sheet>
      </Page>
    );
  }
  return (
    <Page width="text">
      <Sheet css={card} ref={box}>
        <div css={head}>
          <IconButton label="Back" icon={<ArrowLeft />} onClick={() => setStep(stepBack(step))} />
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
          <OptionStep
            question="Which maths course do you take?"
            options={MATH_COURSES}
            answer={answers.math_course}
            onChange={(math_course) => setAnswers({ ...answers, math_course })}
          />
        )}
        {step === LAST_STEP && <PersonalStep answers={answers} onChange={setAnswers} />}
        <div css={actions}>
          <Button variant="primary" disabled={!isAnswered(step, answers)} loading={save.isPending} onClick={goOn}>
            {step === LAST_STEP ? 'Submit' : 'Continue'}
          </Button>
        </div>
      </Sheet>
    </Page>
  );
}

/** Puts the focus on the heading of a step that a button leads to, as loading a page would; the button may be gone. */
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
