import { cleanup, render, screen } from '@testing-library/react';
import { withComponentStyles } from 'design-system/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { guestsOnly, membersOnly } from './by-session.ts';

withComponentStyles();

const root = document.documentElement;
afterEach(() => {
  cleanup();
  root.removeAttribute('data-session');
});

describe('what is drawn for guests and members alike', () => {
  it('is seen by those whom it is for, as the page says before scripts who is here', () => {
    render(
      <>
        <p css={membersOnly}>Today</p>
        <p css={guestsOnly}>Login</p>
      </>,
    );
    expect(screen.getByText('Today')).not.toBeVisible();
    expect(screen.getByText('Login')).toBeVisible();
    root.toggleAttribute('data-session', true);
    expect(screen.getByText('Today')).toBeVisible();
    expect(screen.getByText('Login')).not.toBeVisible();
  });
});
