import { renderWithHost, sampleQuestion, withComponentStyles } from '@shell/kit/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StudyTools } from './StudyTools.tsx';

withComponentStyles();

it('does not offer to read aloud where the browser cannot speak', () => {
  renderWithHost(<StudyTools question={sampleQuestion()} help={null} />);
  expect(screen.getByRole('button', { name: 'Calculator' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Read aloud' })).toBeNull();
});
