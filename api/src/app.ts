import Koa from 'koa';
import { createFileStore, createOwnFiles } from './adapters/files/index.ts';
import { createIdentityProvider, createSchoolLogIn } from './adapters/identity/index.ts';
import { createLtiTool } from './adapters/lti/index.ts';
import { mailboxPages, outboxFolder } from './adapters/mail/index.ts';
import { createMalwareScanner } from './adapters/malware/index.ts';
import { createTextReader } from './adapters/ocr/index.ts';
import { createPayments, usesSandbox } from './adapters/payments/index.ts';
import { contexts } from './contexts.ts';
import { findSession } from './domains/identity/accounts/index.ts';
import { noteRefusedAccess } from './domains/identity/security-events/index.ts';
import { authenticate } from './http/authenticate.ts';
import { createWorkShares } from './http/concurrency-limits.ts';
import { documentation } from './http/documentation/documentation.ts';
import { health } from './http/health.ts';
import { checkAddress } from './http/input.ts';
import { errorHandler, requestFrame, servedCalls } from './http/request-frame.ts';
import { compression, crossOrigin, securityHeaders } from './http/response-headers.ts';
import { assertEveryEndpointServed, createRouter, rejectUnmatched } from './http/route.ts';
import type { ApiContext, ApiState, Services } from './http/services.ts';
import { mailPreviews } from './jobs/mail-previews.ts';
import { metrics } from './metrics/measure-answers.ts';
import { identitySandbox } from './sandbox/identity/index.ts';
import { sandboxOf } from './sandbox/razorpay/running-sandbox.ts';
import { sandboxPages } from './sandbox/razorpay/site-pages.ts';

/** The API as a Koa application: every middleware in the order in which a request meets it, and the routes of every context. */
export function createApp(services: Services): Koa<ApiState, ApiContext> {
  const app = new Koa<ApiState, ApiContext>();
  app.context.services = services;
  app.context.shares = createWorkShares();
  app.context.malware = createMalwareScanner(services.config);
  app.on('error', (error) => services.log.warn({ err: error }, 'connection failed'));

  const { config, clock } = services;
  const ports = {
    services,
    files: createFileStore(config, () => clock.now()),
    ownFiles: createOwnFiles(config, () => clock.now()),
    identity: services.identity ?? createIdentityProvider(config),
    schools: createSchoolLogIn(config),
    payments: createPayments(config, sandboxOf),
    lti: createLtiTool(config),
    textReader: createTextReader(config),
  };
  const router = createRouter();
  for (const context of Object.values(contexts)) context.routes(router, ports);
  assertEveryEndpointServed(router);

  app.use(metrics(services));
  app.use(requestFrame());
  app.use(compression());
  app.use(securityHeaders(services.config));
  app.use(errorHandler());
  app.use(crossOrigin(services.config));
  app.use(health());
  app.use(servedCalls());
  app.use((ctx, next) => {
    checkAddress(ctx.url);
    return next();
  });
  if (usesSandbox(services.config)) app.use(sandboxPages(services.config));
  if (services.config.NODE_ENV !== 'production') {
    app.use(documentation());
    app.use(mailboxPages(outboxFolder(services.config)));
    app.use(mailPreviews(services));
    app.use(identitySandbox(services.config, services.clock));
  }
  app.use(authenticate(findSession, services.config));
  app.use(noteRefusedAccess());
  app.use(router.routes());
  app.use(rejectUnmatched());
  return app;
}
