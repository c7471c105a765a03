import { css } from '@emotion/react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { token } from '../../tokens/token.ts';
import { Button } from '../Button/Button.tsx';
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState.tsx';

/** Props of ErrorState. */
export interface ErrorStateProps extends Omit<EmptyStateProps, 'title' | 'icon'> {
  title?: ReactNode;
  /** Without it there is no button. */
  onRetry?: () => void;
  retrying?: boolean;
}

const red = css({ '& > [aria-hidden]': { background: token.color.redPenSoft, color: token.color.redPen } });

/** A failed load: what happened, what was kept (children), and Try again. */
export function ErrorState({ title = 'Something went wrong', onRetry, retrying = false, actions, ...rest }: ErrorStateProps) {
  return (
    <EmptyState
      role="alert"
      {...rest}
      css={red}
      title={title}
      icon={<CircleAlert />}
      actions={
        (onRetry || actions) && (
          <>
            {onRetry && (
              <Button onClick={onRetry} loading={retrying}>
                Try again
              </Button>
            )}
            {actions}
          </>
        )
      }
    />
  );
}
