import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { AdminError, addAdmin, listAdmins, removeAdmin, resetPassword } from '#server/accounts/admins.ts';
import { StartError } from '#server/config/config.ts';
import { closeServices, openServices, type Services } from '#server/services.ts';

const usage = `Usage:
  npm run admin -- add EMAIL              make an account an admin (sets its password)
  npm run admin -- list                   who is an admin
  npm run admin -- remove EMAIL           take the role away and end the sessions
  npm run admin -- reset-password EMAIL   set a new password, turn two-factor off, end the sessions
The password is read from ADMIN_PASSWORD or asked for.`;

const commands: Record<string, (services: Services, email: string) => Promise<string>> = {
  add: async (services, email) => `${await addAdmin(services, email, await password())} is an admin now.`,
  list: async (services) => (await listAdmins(services)).join('\n') || 'There is no admin yet.',
  remove: async (services, email) => `${await removeAdmin(services, email)} is no longer an admin.`,
  'reset-password': async (services, email) =>
    `${await resetPassword(services, email, await password())} has a new password.`,
};

const [name = '', email] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (!command || (name !== 'list' && !email)) leave(usage);

try {
  const services = await openServices({ ...process.env, LOG_LEVEL: 'warn' });
  try {
    console.log(await command(services, email ?? ''));
  } finally {
    await closeServices(services);
  }
} catch (error) {
  if (error instanceof AdminError || error instanceof StartError) leave(error.message);
  throw error;
}

async function password(): Promise<string> {
  if (process.env.ADMIN_PASSWORD) return process.env.ADMIN_PASSWORD;
  process.stderr.write('Password (at least 6 characters, not shown): ');
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const prompt = createInterface({ input: process.stdin, output: silence, terminal: process.stdin.isTTY });
  const answer = await prompt.question('');
  prompt.close();
  process.stderr.write('\n');
  return answer;
}

function leave(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
