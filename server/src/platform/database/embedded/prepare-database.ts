// The product's own role and database on the embedded server.
import { Client } from 'pg';
import { ADMIN_NAME } from './cluster.ts';

export const DATABASE_NAME = 'ijeuwa';
export const OWNER_NAME = 'ijeuwa';

// The owner may make databases (each test wants one) but is no superuser, as on a rented server: a hole in
// our SQL must not become a program run on the machine.
export async function prepareDatabase({ port, password }: { port: number; password: string }): Promise<void> {
  const admin = new Client({ host: '127.0.0.1', port, user: ADMIN_NAME, password, database: 'postgres' });
  await admin.connect();
  try {
    if (!(await exists(admin, 'SELECT 1 FROM pg_roles WHERE rolname = $1', OWNER_NAME))) {
      await admin.query(`CREATE ROLE ${OWNER_NAME} LOGIN CREATEDB PASSWORD '${password}'`);
    }
    if (!(await exists(admin, 'SELECT 1 FROM pg_database WHERE datname = $1', DATABASE_NAME))) {
      await admin.query(`CREATE DATABASE ${DATABASE_NAME} OWNER ${OWNER_NAME}`);
    }
  } finally {
    await admin.end();
  }
}

async function exists(admin: Client, query: string, name: string): Promise<boolean> {
  const { rowCount } = await admin.query(query, [name]);
  return rowCount === 1;
}
