import { describe, expect, test } from 'vitest';
import { PRODUCTION } from '../test/production.ts';
import { listeningHost, readConfig } from './config.ts';

const required = { DATABASE_URL: 'postgres://person@localhost:5432/study' };

describe('readConfig', () => {
  test('needs nothing but the database', () => {
    expect(readConfig(required)).toEqual({
      NODE_ENV: 'development',
      API_PORT: 4000,
      DATABASE_URL: required.DATABASE_URL,
      DATA_DIR: '.data',
      PUBLIC_URL: 'http://localhost:3000',
      RAZORPAY_URL: 'https://api.razorpay.com',
      SITE_VARIANT: 'full',
      DEMO_SEED: 'on',
      TRUSTED_PROXIES: 1,
      PASSWORD_LENGTH: 6,
      SIGN_UP_CONFIRMATION: 'none',
      SESSION_DAYS: 90,
      STAFF_SESSION_DAYS: 7,
      STAFF_SECOND_FACTOR: 'optional',
      QUESTION_APPROVAL: 'off',
      SECOND_MARKING: 'off',
      ANONYMOUS_MARKING: 'off',
      MAIL_FROM: 'Sigmaroom <no-reply@sigmaroom.example>',
      LEAVE_SECONDS: 0,
      DEVICE_LIMITS: 'on',
      WATERMARK_TEXT: 'Sigmaroom',
      WORKERS: 'on',
      HSTS_SUBDOMAINS: 'off',
      CORS_ORIGINS: [],
      LOG_LEVEL: 'info',
      OTEL_SERVICE_NAME: 'study-platform-api',
      OTEL_TRACES_SAMPLER_ARG: 1,
    });
  });

  test('reads numbers, lists and addresses', () => {
    const config = readConfig({
      ...required,
      API_PORT: '0',
      PUBLIC_URL: 'https://study.example/',
      CORS_ORIGINS: 'https://a.example, https://b.example:8443',
    });
    expect(config).toMatchObject({
      API_PORT: 0,
      PUBLIC_URL: 'https://study.example',
      CORS_ORIGINS: ['https://a.example', 'https://b.example:8443'],
    });
  });

  test('takes an empty variable for an absent one, and ignores those of other programs', () => {
    expect(readConfig({ ...required, CORS_ORIGINS: '', API_PORT: '', HOME: '/root' })).toEqual(readConfig(required));
  });

  test('refuses ports that fetch refuses', async () => {
    const refusesIt = async (port: number) => {
      const reason = await fetch(`http://127.0.0.1:${port}`, { method: 'HEAD' }).catch((error: Error) => String(error.cause));
      return String(reason).includes('bad port');
    };
    for (const port of [1, 25, 4045, 6000, 10_080]) {
      expect(await refusesIt(port)).toBe(true);
      expect(() => readConfig({ ...required, API_PORT: String(port) })).toThrow('a port that browsers refuse');
    }
  });

  test('listens to this machine only outside production, unless set otherwise', () => {
    expect(listeningHost(readConfig(required))).toBe('127.0.0.1');
    expect(listeningHost(readConfig({ ...required, LISTEN_HOST: '0.0.0.0' }))).toBe('0.0.0.0');
    expect(listeningHost(readConfig({ ...required, ...PRODUCTION }))).toBeUndefined();
  });

  test('does without nothing in production that is made for one machine, and says what it wants', () => {
    expect(() => readConfig({ ...required, NODE_ENV: 'production' })).toThrow(
      /PUBLIC_URL: Set the https address.*SMTP_URL: Set a mail server.*DEMO_SEED: Set it to off/s,
    );
    expect(() => readConfig({ ...required, ...PRODUCTION, PUBLIC_URL: 'http://study.example' })).toThrow('PUBLIC_URL');
    expect(readConfig({ ...required, ...PRODUCTION })).toMatchObject({ DEMO_SEED: 'off' });
  });

  test('reports every fault together', () => {
    const wrong = { API_PORT: '99999', NODE_ENV: 'staging', CORS_ORIGINS: 'https://a.example/path', SITE_VARIANT: 'tiny' };
    for (const name of [...Object.keys(wrong), 'DATABASE_URL']) expect(() => readConfig(wrong)).toThrow(`  ${name}`);
  });
});

test('mails are not sent from an address that cannot exist', () => {
  const settings = { DATABASE_URL: 'postgres://localhost/x', SMTP_URL: 'smtps://mail.study.org' };
  expect(() => readConfig(settings)).toThrow(/MAIL_FROM/);
  expect(readConfig({ ...settings, MAIL_FROM: 'Study <hello@study.org>' }).MAIL_FROM).toContain('hello@study.org');
});
