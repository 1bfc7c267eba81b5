import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { addAdmin, listAdmins, removeAdmin, resetPassword } from '#server/accounts/admins.ts';
import { readConfig, StartError } from '#server/config/config.ts';
import { closeServices, openServices, type Services } from '#server/services.ts';
import { needDatabase, noticeOfNewDatabase } from './command-line/database-there.ts';
import { tellInASentence } from './command-line/tell-in-a-sentence.ts';

const usage = `Usage:
  npm run admin -- add EMAIL              make an account an admin (sets its password)
  npm run admin -- list                   who is an admin
  npm run admin -- remove EMAIL           take the role away and end the sessions
  npm run admin -- reset-password EMAIL   set a new password, turn two-factor off, end the sessions
The password is read from ADMIN_PASSWORD or asked for.`;

const commands: Record<string, (services: Services, email: string) => Promise<string>> = {
  add,
  list: async (services) => (await listAdmins(services)).join('\n') || 'There is no admin yet.',
  remove: async (services, email) => `${await removeAdmin(services, email)} is no longer an admin.`,
  'reset-password': async (services, email) =>
    `${await resetPassword(services, email, await password())} has a new password.`,
};

await tellInASentence('That could not be done', admin);

async function admin(): Promise<void> {
  const [name = '', email = ''] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || (name !== 'list' && !email)) throw new StartError(usage);
  const place = readConfig(process.env);
  // The first admin may be made before the first start.
  if (name !== 'add') needDatabase(place);
  const tellIfNew = noticeOfNewDatabase(place);
  const services = await openServices({ ...process.env, LOG_LEVEL: 'warn' });
  tellIfNew();
  try {
    console.log(await command(services, email));
  } finally {
    await closeServices(services);
  }
}

async function add(services: Services, address: string): Promise<string> {
  const { email, before } = await addAdmin(services, address, await password());
  if (before === 'nobody') return `${email} is an admin now.`;
  const changes = 'The password is new, two-factor is off and all sessions have ended.';
  if (before === 'account') return `${email} had an account and is an admin now. ${changes}`;
  return `${email} was an admin already. ${changes}`;
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
