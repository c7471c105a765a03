import { onDemand } from '@shell/kit';
import { createElement, useState } from 'react';
import type { ConfirmChangeProps } from './ConfirmChange.tsx';

const Asked = onDemand(() => import('./ConfirmChange.tsx').then((module) => module.ConfirmChange));

/** Loads with the first change. */
export function ConfirmChange(props: ConfirmChangeProps) {
  const [asked, setAsked] = useState(false);
  if (props.proposal && !asked) setAsked(true);
  return asked ? createElement(Asked, props) : null;
}
