import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

describe('the gateway’s settings', () => {
  it('do without any', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      variant: 'full',
      links: { getInTouch: null, demoClass: null, trialClass: null, contactEmail: 'support@sigmaroom.example' },
      services: { google: false, razorpay: false },
    });
  });

  it.each(['javascript:alert(1)', 'forms.example', 'ftp://forms.example'])('take no %s for an address of a form', (value) => {
    expect(() => readSettings({ DEMO_CLASS_URL: value })).toThrow('DEMO_CLASS_URL is not a web or mailto address');
  });

  it('let no developer in unless the deployment says so', () => {
    expect(readSettings({}).moduleOverrides).toBe(false);
    expect(readSettings({ NODE_ENV: 'production', MODULE_OVERRIDES: 'off' }).moduleOverrides).toBe(false);
    expect(readSettings({ MODULE_OVERRIDES: 'on' }).moduleOverrides).toBe(true);
    expect(readSettings({ NODE_ENV: 'development' }).moduleOverrides).toBe(true);
    expect(() => readSettings({ MODULE_OVERRIDES: 'yes' })).toThrow('MODULE_OVERRIDES is on or off, not yes');
  });

  it('report every fault together', () => {
    const env = { PORT: 'x', SITE_VARIANT: 'half', CONTACT_EMAIL: 'nobody' };
    expect(() => readSettings(env)).toThrow(/PORT is not a port.*\nSITE_VARIANT is full.*\nCONTACT_EMAIL is not an e-mail/);
  });
});
