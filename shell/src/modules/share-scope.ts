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
import * as dataCache from '@shell/kit/shared/data-cache';
import * as moduleBase from '@shell/kit/shared/module-base';
import * as router from '@shell/kit/shared/router';
import * as designSystem from 'design-system/every-page';
import * as react from 'react';
import * as reactJsxDev from 'react/jsx-dev-runtime';
import * as reactJsx from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';

/** Under which name and in which version the shell gives each of its packages; filled in by the build. */
declare const SHARED_VERSIONS: Record<string, { key: string; version: string }>;

/** One version of a package, in the form that containers read. https://webpack.js.org/concepts/module-federation/#building-blocks */
export interface SharedPackage {
  /** A function that answers the package: containers of others may load theirs first. */
  get: () => () => unknown;
  from: string;
  eager: boolean;
  loaded: boolean;
}

/** Packages by name and version. */
export type ShareScope = Record<string, Record<string, SharedPackage>>;

/** All but `withTheme`, which nobody uses, and which brings two packages more. */
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

/** What the page has of each package anyway. Every module gets it instead of a copy of its own. */
const PACKAGES: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': reactJsx,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  '@emotion/react': emotion,
  '@emotion/react/jsx-runtime': emotionJsx,
  'react/jsx-dev-runtime': reactJsxDev,
  '@emotion/react/jsx-dev-runtime': emotionJsxDev,
  'react-router-dom': router,
  '@tanstack/react-query': dataCache,
  'design-system': designSystem,
  '@shell/kit': moduleBase,
};

let scope: ShareScope | undefined;

/** The packages that the shell shares with modules; the same object for all, as a container may be told only once. */
export function shareScope(): ShareScope {
  scope ??= Object.fromEntries(
    Object.entries(SHARED_VERSIONS).map(([name, { key, version }]) => [
      key,
      { [version]: { get: () => () => PACKAGES[name], from: 'shell', eager: true, loaded: true } },
    ]),
  );
  return scope;
}
