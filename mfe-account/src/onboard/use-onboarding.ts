import type { User } from '@api/contract';
import { messageOf, useApiMutation, useHost, useRedirect } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { updateSession } from '../update-session.ts';
import { forgetDraft, keepDraft, type OnboardingDraft, readDraft } from './onboarding-draft.ts';
import { INTRO, LAST_STEP, type OnboardingAnswers, safeReturnAddress, stepBack, textOf } from './onboarding-rules.ts';

/** The step that a learner is at and their answers, kept here and in the account; and what comes after the last one. */
export function useOnboarding(user: User) {
  const host = useHost();
  const save = useApiMutation('PUT /api/user', { invalidates: ['GET /api/me'] });
  const keep = useApiMutation('PATCH /api/user/onboarding', { invalidates: ['GET /api/me'] });
  // Until something is done here, what is read of the account again shows: it may have been finished elsewhere.
  const [draft, setDraft] = useState<OnboardingDraft>();
  const { step, answers } = draft ?? readDraft(user);
  useEffect(() => {
    if (draft) keepDraft(user.id, draft);
  }, [user.id, draft]);
  const leave = useWayOn();

  const submit = async () => {
    const { country, school, phone } = answers;
    const options = { ib_year: textOf(answers.ib_year) ?? '', math_course: textOf(answers.math_course) ?? '' };
    try {
      const answer = await save.mutateAsync({ body: { ...options, country, school, phone } });
      updateSession(host.session, answer.user);
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
    keep.mutate({ body }, { onSuccess: (answer) => updateSession(host.session, answer.user) });
  };
  const goTo = (next: number) => setDraft({ step: next, answers });
  return {
    step,
    answers,
    setAnswers: (next: OnboardingAnswers) => setDraft({ step, answers: next }),
    submitting: save.isPending,
    goBack: () => goTo(stepBack(step)),
    /** To the next step, with what was answered here kept; from the last one on with everything. */
    goOn: () => {
      if (step === LAST_STEP) return void submit();
      if (step !== INTRO) keepAnswer();
      goTo(step + 1);
    },
    leave: () => leave(user),
  };
}

/** On to where a learner came from, or first to the verification of the address. */
function useWayOn() {
  const redirect = useRedirect();
  const location = useLocation();
  const returnTo = safeReturnAddress((location.state as { returnTo?: unknown } | null)?.returnTo) ?? addressOf('question-list');
  return ({ verified }: User) => {
    if (verified) redirect(returnTo);
    else redirect(addressOf('verify-email'), { returnTo });
  };
}
