import {
  CacheProvider,
  ClassNames,
  css,
  Global,
  jsx,
  keyframes,
  ThemeContext,
  ThemeProvider,
  useTheme,
  withEmotionCache,
} from '@emotion/react';
import * as emotionJsxDev from '@emotion/react/jsx-dev-runtime';
import * as emotionJsx from '@emotion/react/jsx-runtime';
import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import * as dataCache from '@shell/kit/shared/data-cache';
import * as moduleBase from '@shell/kit/shared/module-base';
import * as router from '@shell/kit/shared/router';
import * as designSystem from 'design-system/every-page';
import * as react from 'react';
import * as reactJsxDev from 'react/jsx-dev-runtime';
import * as reactJsx from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';

/** Filled in by the build. */
declare const SHARED_VERSIONS: Record<string, string>;

/** Without `withTheme`, which is unused and brings two packages. */
const emotion = {
  CacheProvider,
  ClassNames,
  css,
  Global,
  jsx,
  keyframes,
  ThemeContext,
  ThemeProvider,
  useTheme,
  withEmotionCache,
};

/** Modules get these instead of copies. */
const PACKAGES: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': reactJsx,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  '@emotion/react': emotion,
  '@emotion/react/jsx-runtime': emotionJsx,
  'react/jsx-dev-runtime': reactJsxDev,
  '@emotion/react/jsx-dev-runtime': emotionJsxDev,
  '@shell/kit/shared/router': router,
  '@shell/kit/shared/data-cache': dataCache,
  'design-system/every-page': designSystem,
  '@shell/kit/shared/module-base': moduleBase,
};

/** The shared packages in the runtime's form. */
export function sharedPackages(): ModuleFederation['options']['shared'] {
  return Object.fromEntries(
    Object.entries(SHARED_VERSIONS).map(([name, version]) => [
      name,
      { version, lib: () => PACKAGES[name], shareConfig: { singleton: true, requiredVersion: `^${version}`, eager: true } },
    ]),
  ) as never;
}
