import { fileURLToPath } from 'node:url';
import { mergeRsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import type { StorybookConfig } from 'storybook-react-rsbuild';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const config: StorybookConfig = {
  stories: ['../src/**/*.stories.tsx', '../../mfe-*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: { name: 'storybook-react-rsbuild', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Props tables come from the source's types; the TypeScript compiler is not needed.
  typescript: { reactDocgen: 'react-docgen', check: false },
  rsbuildFinal: (base) =>
    mergeRsbuildConfig(base, {
      plugins: [pluginReact({ swcReactOptions: { runtime: 'automatic', importSource: '@emotion/react' } })],
      source: { include: [here('../src')] },
      tools: {
        // The last of the rules before all others applies first.
        rspack: (_config, { appendRules }) =>
          appendRules({ test: /\.tsx$/, enforce: 'pre', include: here('../src'), loader: here('./readonly-arrays.mjs') }),
      },
      performance: { printFileSize: false },
    }),
};

export default config;
