import { randomUUID } from 'node:crypto';
import { connectDatabase } from '../src/db/connect.ts';
import { createTestDatabase } from './test-database.ts';

/**
 * An empty database and the address of a role for the application, which migrating is to make. `drop` takes both away.
 */
export async function createApplicationRole(password = 'secret') {
  const { owner, ownerUrl, drop } = await createTestDatabase({ empty: true });
  const role = `application_${randomUUID().slice(0, 8)}`;
  const address = new URL(ownerUrl);
  [address.username, address.password] = [role, password].map(encodeURIComponent) as [string, string];
  const url = address.href;
  const application = connectDatabase(url, { poolSize: 4 });
  return {
    ...{ owner, ownerUrl, role, url, application },
    async drop() {
      await application.destroy();
      await owner.raw(`DROP OWNED BY ${role}`);
      await owner.raw(`DROP ROLE ${role}`);
      await drop();
    },
  };
}
