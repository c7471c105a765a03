import { z } from 'zod';
import { idSchema, momentSchema, pageParamSchema, pageSizeParamSchema, text } from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import { LARGEST_VITAL, LONGEST_FAILURE, MOST_REPORTED_AT_ONCE } from './limits.ts';

/**
 * How a module failed: files missing, late (`slow`), unlike the release (`tampered`) or unable to run (`broken`); a
 * lifecycle step failed; it threw while rendering, later (`error`), or in a promise (`rejection`).
 */
export const failureKindSchema = z.enum([
  ...(['missing', 'slow', 'tampered', 'broken'] as const),
  ...(['bootstrap', 'mount', 'unmount', 'render', 'error', 'rejection'] as const),
]);
export type FailureKind = z.infer<typeof failureKindSchema>;

/** In milliseconds; `CLS` has no unit. https://web.dev/articles/vitals */
export const vitalSchema = z.enum(['LCP', 'INP', 'CLS', 'FCP', 'TTFB']);
export type Vital = z.infer<typeof vitalSchema>;

/** A module by its name, as the registry writes it. */
export const moduleNameSchema = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'Not the name of a module');
/** One release of it. */
export const moduleVersionSchema = z.string().regex(/^[0-9a-f]{16}$/, 'Not the version of a module');

const build = { module: moduleNameSchema, version: moduleVersionSchema };

/** How one page load went for a module: counted once as `ok` or `failed`; `failed-later` once more, of one that was `ok` at first. */
export const loadOutcomeSchema = z.enum(['ok', 'failed', 'failed-later']);
export type LoadOutcome = z.infer<typeof loadOutcomeSchema>;

const failureReportSchema = z.strictObject({
  ...build,
  kind: failureKindSchema,
  /** The browser's message; stored without possible personal data. */
  message: text(LONGEST_FAILURE),
  /** The page as the routes write it, `/blogs/:slug`: never the address itself. */
  page: text(200).regex(/^\//, 'Pages begin with /'),
});
export type FailureReport = z.infer<typeof failureReportSchema>;

const loadSchema = z.strictObject({ ...build, outcome: loadOutcomeSchema });
export type ModuleLoad = z.infer<typeof loadSchema>;

const vitalReportSchema = z.strictObject({
  ...build,
  metric: vitalSchema,
  value: z.number().nonnegative().max(LARGEST_VITAL),
  /** The page that was opened, by its name (addresses.ts). */
  page: moduleNameSchema.optional(),
});
export type VitalReport = z.infer<typeof vitalReportSchema>;

/** Equal failures of one version, as one. */
export const moduleFailureSchema = z.object({
  id: idSchema,
  module: z.string(),
  version: z.string(),
  kind: failureKindSchema,
  message: z.string(),
  /** Where it happened last. */
  page: z.string(),
  count: z.int(),
  first_at: momentSchema,
  last_at: momentSchema,
});
export type ModuleFailure = z.infer<typeof moduleFailureSchema>;

/** Loads of one version and how they went. */
const loadCountsSchema = z.object({ loads: z.int(), failed: z.int() });

/** The 75th percentile of each that was measured, and of how many page loads. */
const vitalsSchema = z.array(z.object({ metric: vitalSchema, p75: z.number(), count: z.int() }));

export const moduleVersionHealthSchema = loadCountsSchema.extend({
  ...{ module: z.string(), version: z.string() },
  vitals: vitalsSchema,
});
export type ModuleVersionHealth = z.infer<typeof moduleVersionHealthSchema>;

const sentByPages = { access: 'anyone', anyDevice: true, unattended: true, bodyBytes: 16_384, status: 204 } as const;

export const moduleHealthEndpoints = defineEndpoints({
  'POST /api/module-failures': {
    summary: 'Report module failures on a page; equal failures are counted together',
    ...sentByPages,
    body: z.strictObject({ failures: z.array(failureReportSchema).min(1).max(MOST_REPORTED_AT_ONCE) }),
  },
  'POST /api/module-loads': {
    summary: 'Report the module builds that a page loaded, and how that went; in most releases a tenth of the pages report',
    ...sentByPages,
    body: z.strictObject({ loads: z.array(loadSchema).min(1).max(MOST_REPORTED_AT_ONCE) }),
  },
  'POST /api/web-vitals': {
    summary: 'Report the web vitals of a page; the same pages that report their loads',
    ...sentByPages,
    body: z.strictObject({ vitals: z.array(vitalReportSchema).min(1).max(MOST_REPORTED_AT_ONCE) }),
  },
  'GET /api/admin/module-failures': {
    summary: 'Failures of modules in the last 30 days, the latest first',
    access: 'modules',
    query: z.strictObject({
      module: moduleNameSchema.optional(),
      version: moduleVersionSchema.optional(),
      page: pageParamSchema.optional(),
      pageSize: pageSizeParamSchema.optional(),
    }),
    response: z.object({ failures: z.array(moduleFailureSchema), page: z.int(), pageSize: z.int(), totalCount: z.int() }),
  },
  'GET /api/admin/module-versions': {
    summary: 'Each version of each module in the last 30 days: page loads, failed loads, web vitals',
    access: 'modules',
    response: z.object({ versions: z.array(moduleVersionHealthSchema) }),
  },
  'GET /module-health': {
    summary:
      "Loads and speed of one version in the last hour, for the gateway that watches a canary and for `npm run releases -w shell`; on the API's own port only",
    access: 'anyone',
    query: z.strictObject({ ...build, since: momentSchema }),
    /** `networks`: distinct sources of failures, at most 8, so that no single sender can have a version withdrawn. */
    response: loadCountsSchema.extend({ networks: z.int(), vitals: vitalsSchema }),
  },
});
