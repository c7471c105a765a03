import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../processes/programs.ts';
import { readSettings, serviceEnvironment } from './settings.ts';

describe('readSettings', () => {
  it('has a value for every setting', () => {
    const standard = {
      port: 3000,
      apiPort: 4000,
      dataDir: resolve(ROOT, '.data'),
      databaseUrl: null,
      databaseOwnerUrl: null,
      demoSeed: true,
    };
    expect(readSettings({})).toEqual(standard);
    expect(readSettings({ PORT: '', API_PORT: '', DATA_DIR: '', DATABASE_URL: '', DEMO_SEED: '' })).toEqual(standard);
  });

  it('reads each', () => {
    const env = { PORT: '8080', API_PORT: '8081', DATA_DIR: '/srv/x', DATABASE_URL: 'postgresql://u:p@db/x', DEMO_SEED: 'off' };
    const expected = {
      port: 8080,
      apiPort: 8081,
      dataDir: '/srv/x',
      databaseUrl: 'postgresql://u:p@db/x',
      databaseOwnerUrl: null,
      demoSeed: false,
    };
    expect(readSettings(env)).toEqual(expected);
  });

  it.each(['0', '65536', '-1', '3000.5', 'http', '0x10', ' '])('refuses the port %j', (PORT) => {
    expect(() => readSettings({ PORT })).toThrow('PORT is a number from 1 to 65535');
  });

  it('refuses ports that browsers refuse', () => {
    const env = { PORT: '6000', API_PORT: '4045' };
    expect(() => readSettings(env)).toThrow(
      /PORT 6000 is a port that browsers refuse; .*API_PORT 4045 is a port that browsers refuse/,
    );
  });

  it('names every fault at once', () => {
    const env = { PORT: 'x', DATABASE_URL: 'mysql://db/x', DEMO_SEED: 'maybe' };
    expect(() => readSettings(env)).toThrow(/PORT is a number.*DATABASE_URL is not.*DEMO_SEED is on or off/);
  });

  it('refuses one port for both', () => expect(() => readSettings({ PORT: '4000' })).toThrow('PORT and API_PORT are both 4000'));
});

it("passes the site's address to the services", () => {
  const env = serviceEnvironment(readSettings({ PORT: '8080', API_PORT: '8081' }), 'postgres://db/x');
  expect(env).toMatchObject({
    PUBLIC_URL: 'http://localhost:8080',
    API_URL: 'http://127.0.0.1:8081',
    DATABASE_URL: 'postgres://db/x',
  });
});
