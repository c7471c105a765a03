import type { Plan, PlanKey } from '@api/contract';
import { css } from '@emotion/react';
import {
  demoClassAddress,
  getInTouchAddress,
  type SiteLinks,
  useApi,
  useHost,
  usePageHead,
  useSession,
  useSite,
} from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { LinkButton } from '@shell/kit/link-button';
import { LoadFailed } from '@shell/kit/load-failed';
import { Accordion, LoadingRegion, media, Page, PageHeader, SegmentedControl, Skeleton, token } from 'design-system';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSubscribe } from '../check-out/useSubscribe.ts';
import { FAQS } from './faq.ts';
import { PlanCard } from './PlanCard.tsx';
import {
  addressToContinue,
  type BillingCycle,
  billingCycleOf,
  chosenPlanOf,
  periodOf,
  plansFor,
  startOf,
  withoutChoice,
} from './plan-choice.ts';
import { GradingPrice, WhyUs } from './WhyUs.tsx';

const page = css({
  gap: token.space[12],
  [media.phone]: { gap: token.space[10] },
});
const section = css({ display: 'grid', gap: token.space[5] });
const heading = css({ margin: 0, fontFamily: token.font.serif, fontSize: token.text.heading2 });
const cards = css({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${token.size.popup}), 1fr))`,
  gap: token.space[5],
});
const cycle = css({ justifySelf: 'start' });
const contact = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[3] });
const CYCLES: { value: BillingCycle; label: string }[] = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly' },
];

/** Specification part 1, section 2, "Pricing screen". */
export function PricingPage() {
  const [search, setSearch] = useSearchParams();
  const { user } = useSession();
  const { figures } = useSite();
  const faqs = faqsOf(figures);
  usePageHead({ title: 'Pricing', faqs });
  const own = useApi('GET /api/plan', undefined, { enabled: user !== null });
  // A subscriber's own cycle, until they switch.
  const billing = search.has('billing') ? billingCycleOf(search) : (own.data?.billingCycle ?? billingCycleOf(search));
  return (
    <Page css={page}>
      <PageHeader title="Pricing" description="Start free. Cancel any time." />
      <section css={section} aria-label="Plans">
        <SegmentedControl
          css={cycle}
          label="Billing"
          options={CYCLES}
          value={billing}
          onValueChange={(next) => setSearch({ billing: next }, { replace: true, preventScrollReset: true })}
        />
        <Plans billing={billing} />
      </section>
      <WhyUs />
      <GradingPrice />
      <section css={section}>
        <h2 css={heading}>Questions and answers</h2>
        <Accordion items={faqs.map(({ question, answer }) => ({ key: question, title: question, content: answer }))} />
      </section>
      <StillWondering />
    </Page>
  );
}

const faqsOf = (figures: boolean) =>
  FAQS.map(({ question, answer, figure }) => ({ question, answer: figures && figure ? `${answer} ${figure}` : answer }));

/** The configured forms, or the site's own. */
function StillWondering() {
  const { links } = useSite();
  return (
    <section css={section}>
      <h2 css={heading}>Still wondering?</h2>
      <div css={contact}>
        {contactWays(links).map(({ label, to }) => (
          <LinkButton key={label} to={to}>
            {label}
          </LinkButton>
        ))}
      </div>
    </section>
  );
}

function Plans({ billing }: { billing: BillingCycle }) {
  const host = useHost();
  const navigate = useNavigate();
  const { user } = useSession();
  const catalogue = useApi('GET /api/plans', undefined, { staleTime: 300_000 });
  const own = useApi('GET /api/plan', undefined, { enabled: user !== null });
  const latest = useApi('GET /api/orders/latest', undefined, { enabled: user !== null });
  const { subscribe, busyWith } = useSubscribe();
  useChosenBefore(subscribe);

  if (catalogue.isError) {
    return <LoadFailed title="The plans could not be loaded" answer={catalogue} />;
  }
  // Marking the learner's plan later would move what is below.
  if (!catalogue.data || own.isLoading || latest.isLoading) {
    return (
      <LoadingRegion css={cards}>
        <Skeleton shape="block" height="20rem" />
        <Skeleton shape="block" height="20rem" />
      </LoadingRegion>
    );
  }

  const choose = ({ plan, price }: Plan) => {
    if (price === 0) void navigate(addressOf('question-list'));
    else if (host.session.get().user) void subscribe(plan);
    else host.openModal('login', { afterSignIn: () => void subscribe(plan), returnTo: addressToContinue(plan, billing) });
  };
  return (
    <div css={cards}>
      {plansFor(billing, catalogue.data.plans).map((plan) => (
        <PlanCard
          key={plan.id}
          plan={plan}
          current={own.data?.plan === plan.plan}
          signedIn={user !== null}
          period={periodOf(plan, latest.data?.order ?? null)}
          startsAt={own.data?.plan === plan.plan ? null : startOf(plan, latest.data?.order ?? null, new Date())}
          busy={busyWith === plan.plan}
          onChoose={() => choose(plan)}
        />
      ))}
    </div>
  );
}

/** Resumes, once, the purchase of a plan that a guest chose before signing up. */
function useChosenBefore(subscribe: (plan: PlanKey) => Promise<void>) {
  const { user } = useSession();
  const [search, setSearch] = useSearchParams();
  const done = useRef(false);
  const chosen = chosenPlanOf(search);
  useEffect(() => {
    if (!user || !chosen || done.current) return;
    done.current = true;
    setSearch(withoutChoice(search), { replace: true, preventScrollReset: true });
    void subscribe(chosen);
  }, [user, chosen, search, setSearch, subscribe]);
}

interface ContactWay {
  label: string;
  to: string;
}

/** Each its configured form, or the site's own. */
function contactWays(links: SiteLinks): ContactWay[] {
  return [
    { label: 'Get in Touch', to: getInTouchAddress(links) },
    { label: 'Request a Demo', to: demoClassAddress(links) },
  ];
}
