import { describe, expect, it } from 'vitest';
import { readSettings, SettingsFault, shapeOf } from './index.ts';

const faultsOf = (read: () => unknown): readonly string[] => {
  try {
    read();
  } catch (error) {
    if (error instanceof SettingsFault) return error.faults;
    throw error;
  }
  return [];
};

describe('settings', () => {
  const { PORT, LEAVE_SECONDS, SITE_VARIANT, CONTACT_PHONE } = shapeOf('gateway');

  it('are read by their kind; an empty one counts as absent', () => {
    const env = { PORT: '0', LEAVE_SECONDS: '2.5', SITE_VARIANT: '', HOME: '/root' };
    expect(readSettings({ PORT, LEAVE_SECONDS, SITE_VARIANT, CONTACT_PHONE }, env)).toEqual({
      PORT: 0,
      LEAVE_SECONDS: 2.5,
      SITE_VARIANT: 'full',
    });
  });

  it('that are wrong are all told at once, with those that do not go together', () => {
    const env = { PORT: '6000', LEAVE_SECONDS: '61', SITE_VARIANT: 'restricted' };
    const rules = ({ PORT: port, SITE_VARIANT: variant }: { PORT?: number; SITE_VARIANT?: string }) => [
      ['SITE_VARIANT', `Is ${variant} where the port is ${port}`] as const,
      ['PORT', 'is wrong anyway'] as const,
    ];
    expect(faultsOf(() => readSettings({ PORT, LEAVE_SECONDS, SITE_VARIANT }, env, rules))).toEqual([
      'PORT 6000 is a port that browsers refuse; choose another',
      'LEAVE_SECONDS is a number from 0 to 60, not 61',
      'SITE_VARIANT: Is restricted where the port is undefined',
    ]);
  });

  it('are given to their readers alone', () => {
    expect(shapeOf('gateway')).toHaveProperty('RAZORPAY_KEY_ID');
    expect(shapeOf('gateway')).not.toHaveProperty('RAZORPAY_KEY_SECRET');
    expect(shapeOf('development')).toEqual({ DEV_PORT_OFFSET: expect.anything() });
  });

  it('never repeat what may be a secret', () => {
    const env = {
      DATABASE_URL: 'mysql://u:hidden@db/x',
      SMTP_URL: 'http://u:hidden@mail',
      FACTOR_KEY: 'hidden',
      CLAMD_URL: 'hidden',
    };
    const faults = faultsOf(() => readSettings(shapeOf('api'), env));
    expect(faults).toHaveLength(Object.keys(env).length);
    expect(faults.join()).not.toContain('hidden');
  });
});
