import { sampleUser, withHost } from '@shell/kit/stories';
import { freePlan, samplePlan, yearlyPlan } from '../samples.ts';
import { PricingPage } from './PricingPage.tsx';

export default { title: 'mfe-account/PricingPage', component: PricingPage };

const path = '/pricing';
const plans = () => ({ plans: [freePlan, samplePlan(), yearlyPlan] });

export const ForGuests = { decorators: [withHost({ path, answers: { 'GET /api/plans': plans } })] };

export const ForMembers = {
  decorators: [withHost({ path, user: sampleUser(), answers: { 'GET /api/plans': plans, 'GET /api/plan': () => samplePlan() } })],
};

export const NotLoaded = { decorators: [withHost({ path })] };
