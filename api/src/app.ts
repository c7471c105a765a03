import Koa from 'koa';
import { identitySandbox } from '../sandbox/identity/index.ts';
import { createFileStore, createOwnFiles } from './adapters/files/index.ts';
import { createIdentityProvider } from './adapters/identity/index.ts';
import { mailboxPages, outboxFolder } from './adapters/mail/index.ts';
import { createTextReader } from './adapters/ocr/index.ts';
import { createPayments, usesSandbox } from './adapters/payments/index.ts';
import { sandboxPages } from './adapters/payments/sandbox-pages.ts';
import { accountRoutes, findSession } from './domains/accounts/index.ts';
import { contactRoutes } from './domains/contact/index.ts';
import { contentRoutes } from './domains/content/index.ts';
import { doubtRoutes } from './domains/doubts/index.ts';
import { fileRoutes } from './domains/files/index.ts';
import { gradingRoutes } from './domains/grading/index.ts';
import { learnerMarkRoutes } from './domains/learner-marks/index.ts';
import { moduleHealthRoutes } from './domains/module-health/index.ts';
import { notificationRoutes } from './domains/notifications/index.ts';
import { paperRoutes } from './domains/papers/index.ts';
import { planRoutes } from './domains/plans-and-payments/index.ts';
import { practiceRoutes } from './domains/practice/index.ts';
import { questionRoutes } from './domains/questions/index.ts';
import { reportRoutes } from './domains/reports/index.ts';
import { searchRoutes } from './domains/search/index.ts';
import { shareImageRoutes } from './domains/share-images/index.ts';
import { sitemapRoutes } from './domains/sitemap/index.ts';
import { subjectRoutes } from './domains/subjects-and-topics/index.ts';
import { testRoutes } from './domains/timed-tests/index.ts';
import { authenticate } from './http/authenticate.ts';
import { documentation } from './http/documentation/documentation.ts';
import { errorHandler } from './http/error-handler.ts';
import { health } from './http/health.ts';
import { checkAddress } from './http/input.ts';
import { requestFrame } from './http/request-frame.ts';
import { compression, crossOrigin, securityHeaders } from './http/response-headers.ts';
import { assertEveryEndpointServed, createRouter, refuseTheRest } from './http/route.ts';
import type { ApiContext, ApiState, Services } from './http/services.ts';
import { mailPreviews } from './jobs/mail-previews.ts';

/** The API as a Koa application: every middleware and every domain's routes, in the order in which a request meets them. */
export function createApp(services: Services): Koa<ApiState, ApiContext> {
  const app = new Koa<ApiState, ApiContext>();
  app.context.services = services;
  app.on('error', (error) => services.log.warn({ err: error }, 'connection failed'));

  const ownFiles = createOwnFiles(services.config, () => services.clock.now());
  const files = createFileStore(services.config, () => services.clock.now());
  const router = createRouter();
  accountRoutes(router, services.identity ?? createIdentityProvider(services.config));
  planRoutes(router, createPayments(services.config));
  subjectRoutes(router);
  questionRoutes(router, files, createTextReader(services.config));
  learnerMarkRoutes(router);
  practiceRoutes(router, files);
  reportRoutes(router);
  doubtRoutes(router, files);
  notificationRoutes(router);
  moduleHealthRoutes(router);
  searchRoutes(router, services);
  testRoutes(router);
  gradingRoutes(router, files);
  paperRoutes(router, files);
  contactRoutes(router);
  contentRoutes(router);
  fileRoutes(router, files, ownFiles);
  shareImageRoutes(router, files);
  sitemapRoutes(router);
  assertEveryEndpointServed(router);

  app.use(requestFrame());
  app.use(compression());
  app.use(securityHeaders());
  app.use(errorHandler());
  app.use(crossOrigin(services.config));
  app.use(health());
  app.use((ctx, next) => {
    checkAddress(ctx.url);
    return next();
  });
  if (usesSandbox(services.config)) app.use(sandboxPages(services.config));
  app.use(documentation());
  if (services.config.NODE_ENV !== 'production') {
    app.use(mailboxPages(outboxFolder(services.config)));
    app.use(mailPreviews(services));
    app.use(identitySandbox(services.config, services.clock));
  }
  app.use(authenticate(findSession, services.config));
  app.use(router.routes());
  app.use(refuseTheRest());
  return app;
}
