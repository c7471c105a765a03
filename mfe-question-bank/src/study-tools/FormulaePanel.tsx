import type { Question } from '@api/contract';
import { onDemand } from '@shell/kit';
import { LoadingRegion, Skeleton } from 'design-system';

const waiting = (
  <LoadingRegion label="Loading the formulae">
    <Skeleton shape="block" height="16rem" />
  </LoadingRegion>
);

export const FormulaePanel = onDemand<{ question: Question }>(
  () => import('./TopicFormulae.tsx').then((module) => module.TopicFormulae),
  { waiting },
);
