import { css, Global } from '@emotion/react';
import { lazy, Suspense } from 'react';
import type { Preview } from 'storybook-react-rsbuild';
import '../src/styles/styles.css';
import { token } from '../src/tokens/token.ts';

const canvas = css({ 'body.sb-show-main': { background: token.color.paper, color: token.color.ink } });

// A single story does not need it.
const ComponentPage = lazy(async () => ({ default: (await import('./ComponentPage.tsx')).ComponentPage }));

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light' },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.setAttribute('data-theme', globals.theme === 'dark' ? 'dark' : 'light');
      return (
        <>
          <Global styles={canvas} />
          <Story />
        </>
      );
    },
  ],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    docs: {
      page: () => (
        <Suspense>
          <ComponentPage />
        </Suspense>
      ),
    },
    controls: { expanded: true },
    options: { storySort: { order: ['Foundations', 'Compositions', 'Components'] } },
    viewport: {
      options: {
        phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet, 820', styles: { width: '820px', height: '1180px' } },
        desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '860px' } },
      },
    },
  },
};

export default preview;
