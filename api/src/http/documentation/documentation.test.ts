import { endpoints } from '@api/contract';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { PRODUCTION } from '../../../test/production.ts';
import { startTestApi } from '../../../test/test-api.ts';

const api = await startTestApi();

type Document = {
  openapi: string;
  paths: Record<string, Record<string, { operationId: string; security: object[] }>>;
  components: { schemas: Record<string, unknown> };
};
const readDocument = async () => (await (await api.fetch('/api/openapi.json')).json()) as Document;

describe('GET /api/openapi.json', () => {
  test('is a valid OpenAPI 3.1 document', async () => {
    const document = await readDocument();
    const { valid, errors } = await new Validator().validate(structuredClone<Record<string, unknown>>(document));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(document.openapi).toBe('3.1.1');
  });

  test('has every endpoint once, each with an id of its own', async () => {
    const { paths } = await readDocument();
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, ...operation })),
    );
    const names = Object.keys(endpoints).map((name) => name.replace(/:(\w+)/g, '{$1}'));
    expect(operations.map(({ name }) => name).sort()).toEqual(names.sort());
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  });

  test('refers only to components that it has', async () => {
    const document = await readDocument();
    const references = JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g);
    for (const [, reference = ''] of references) {
      expect(document.components.schemas).toHaveProperty(reference.replace('#/components/schemas/', ''));
    }
  });

  test('says where a session is needed', async () => {
    const { paths } = await readDocument();
    expect(paths['/api/me']?.get?.security).toEqual([{ session: [] }]);
    expect(paths['/api/plans']?.get?.security).toEqual([{}, { session: [] }]);
  });
});

describe('GET /api/docs', () => {
  test.each([
    ['/api/docs', 'text/html'],
    ['/api/docs/', 'text/html'],
    ['/api/docs/start.js', 'text/javascript'],
    ['/api/docs/swagger-ui-bundle.js', 'text/javascript'],
    ['/api/docs/swagger-ui.css', 'text/css'],
    ['/api/docs/favicon-32x32.png', 'image/png'],
  ])('serves %s', async (path, type) => {
    const response = await api.fetch(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain(type);
  });

  test('runs no inline script and loads nothing from elsewhere', async () => {
    const response = await api.fetch('/api/docs');
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'; script-src 'self';/);
    const page = await response.text();
    expect(page).not.toMatch(/<script>|https?:\/\/| on\w+=/);
  });

  test('serves nothing else of the package', async () => {
    for (const path of ['/api/docs/package.json', '/api/docs/../../package.json', '/api/docs/%2e%2e/package.json']) {
      expect((await api.fetch(path)).status).toBe(404);
    }
  });
});

test('is not served in production', async () => {
  const live = await startTestApi(PRODUCTION);
  for (const path of ['/api/docs', '/api/docs/start.js', '/api/openapi.json']) {
    expect((await api.fetch(path)).status).toBe(200);
    expect((await live.fetch(path)).status).toBe(404);
  }
});
