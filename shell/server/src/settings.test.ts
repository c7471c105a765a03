import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

describe('the gateway’s settings', () => {
  it('do without any', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      variant: 'full',
      links: {
        getInTouch: null,
        demoClass: null,
        trialClass: null,
      },
      figures: true,
      services: { google: false, razorpay: false },
    });
  });

  it('listen to this machine alone, unless it is production or they say otherwise', () => {
    expect(readSettings({}).host).toBe('127.0.0.1');
    expect(readSettings({ NODE_ENV: 'production' }).host).toBeUndefined();
    expect(readSettings({ LISTEN_HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
    expect(() => readSettings({ TRUSTED_PROXIES: '-1' })).toThrow('TRUSTED_PROXIES is a number from 0 to 5, not -1');
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

  it('lack no contact detail in a demonstration, and make none up for a real site', () => {
    expect(readSettings({}).links).toMatchObject({
      contactEmail: expect.stringMatching(/@example\.com$/),
      phone: expect.stringContaining(' 555 '),
      whatsApp: expect.stringContaining(' 555 '),
      hours: 'Mon–Fri, 11am–7pm IST',
      postalAddress: expect.stringContaining('Example Street'),
      grievanceEmail: expect.stringMatching(/@example\.com$/),
    });
    const unset = { contactEmail: null, phone: null, whatsApp: null, postalAddress: null, grievanceEmail: null };
    expect(readSettings({ DEMO_SEED: 'off' }).links).toMatchObject(unset);
  });

  it('include the configured contact details: the support address is one', () => {
    const { links } = readSettings({
      SUPPORT_EMAIL: 'help@school.example',
      CONTACT_PHONE: '+91 22 5550 1234',
      CONTACT_ADDRESS: 'First Floor | 1 Long Road|Pune',
    });
    expect(links).toMatchObject({
      contactEmail: 'help@school.example',
      phone: '+91 22 5550 1234',
      postalAddress: 'First Floor\n1 Long Road\nPune',
      grievanceEmail: 'help@school.example',
    });
    expect(readSettings({ SUPPORT_EMAIL: 'help@school.example', CONTACT_EMAIL: 'us@school.example' }).links.contactEmail).toBe(
      'us@school.example',
    );
    expect(readSettings({ SITE_FIGURES: 'off' }).figures).toBe(false);
  });

  it('report every fault together', () => {
    const env = { PORT: 'x', SITE_VARIANT: 'half', CONTACT_EMAIL: 'nobody', CONTACT_PHONE: '12', SITE_FIGURES: 'some' };
    expect(() => readSettings(env)).toThrow(
      /PORT is not a port.*\n *SITE_VARIANT is full.*\n *SITE_FIGURES is on.*\n *CONTACT_EMAIL is not an e-mail.*\n *CONTACT_PHONE is not a number/,
    );
  });
});
