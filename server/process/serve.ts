import { createServer, type Server } from 'node:http';
import { resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { hasAdmin } from '#server/accounts/roles.ts';
import { createApp } from '#server/app.ts';
import { keepBackups } from '#server/backup/schedule.ts';
import { linkOrigin, StartError } from '#server/config/config.ts';
import { watchMailbox } from '#server/conversation/mailbox/watch-mailbox.ts';
import { addressOf } from '#server/http/own-address.ts';
import { keepDigest } from '#server/notifications/digest.ts';
import { runOutbox } from '#server/notifications/worker.ts';
import { builtFiles } from '#server/pages/built-files.ts';
import { keepHouse } from '#server/privacy/housekeeping.ts';
import { plainTargetsOnly } from '#server/protection/request-target.ts';
import { closeServices, openServices, type Services } from '#server/services.ts';
import { keepWatch } from '#server/watch/keep-watch.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { sentenceOf } from './sentence-of.ts';
import { closeUnread } from './unread-answers.ts';

/** Milliseconds that a client has to send the head of a request, and all of it, before it is cut off. */
const slowestRequests = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
};

/** Serves what was built in this checkout, until a signal ends it. Bad circumstances are one sentence. */
export async function serve(checkout: string): Promise<void> {
  try {
    await open(checkout);
  } catch (error) {
    const sentence = sentenceOf('The site cannot start', error);
    if (!sentence) throw error;
    console.error(sentence);
    process.exit(1);
  }
}

async function open(checkout: string): Promise<void> {
  const services = await openServices(process.env, checkout);
  const answer = getRequestListener(createApp(services).fetch);
  const { config, log } = services;
  const plain = plainTargetsOnly(config, log);
  const files = builtFiles(resolve(checkout, 'build'), services);
  const server = createServer(
    slowestRequests,
    oneAtATime((request, response) =>
      plain(request, response, () => files(request, response, () => answer(request, response))),
    ),
  );
  closeUnread(server, log);
  await showPublished(services);
  await listen(server, services);
  await announce(server, services);
  keepHouse(services);
  keepDigest(services);
  const jobs = [
    runOutbox(services),
    watchMailbox(
      { ...services, reader: resolve(checkout, 'server/conversation/mailbox/reader-thread.ts') },
      config.mailbox,
    ),
    keepWatch(services, addressOf(config.host, portOf(server, config))),
    keepBackups(services, resolve(checkout, 'scripts/backup.ts')),
  ];
  finishOnSignal(server, services, Promise.all(jobs));
}

/** Nobody gets the texts of the build where others are published. */
async function showPublished({ site, log, leaving }: Services): Promise<void> {
  await site
    ?.follow()
    .catch((error: unknown) => log.error({ err: error }, 'could not show what was published; trying again'));
  site?.keepFollowing(leaving.signal);
}

function listen(server: Server, { config }: Services): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `Port ${config.port} is taken. Stop what uses it, or choose another: PORT=3001 npm start`,
        EACCES: `Port ${config.port} needs more rights. Choose one above 1023: PORT=3001 npm start`,
      };
      reject(
        new StartError(reasons[error.code ?? ''] ?? `Cannot listen on ${config.host}: ${error.message}.`),
      );
    });
    server.listen(config.port, config.host, resolve);
  });
}

async function announce(server: Server, { config, database }: Services): Promise<void> {
  const port = portOf(server, config);
  const where =
    database.engine === 'postgres' ? 'in the PostgreSQL of DATABASE_URL' : `in ${config.dataDirectory}`;
  console.log(
    `Serving ${config.publicOrigin ?? `http://localhost:${port}`} (submissions are kept ${where}).`,
  );
  if (!(await hasAdmin(database)))
    console.log('There is no admin yet. Make the first one with: npm run admin -- add you@example.org');
  if (!config.mail) console.log('Mail is off: nobody is notified until SMTP_URL names a mail server.');
  else if (!config.publicOrigin)
    console.log(`Links in mails lead to ${linkOrigin(config)}. If this site is elsewhere, set PUBLIC_URL.`);
  // A parent process (the tests, a supervisor) learns the port this way when it asked for any free one.
  process.send?.({ port });
}

function portOf(server: Server, config: Services['config']): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : config.port;
}

/** Takes no new connections, finishes what was accepted, then leaves. */
function finishOnSignal(server: Server, services: Services, jobs: Promise<unknown>): void {
  const finish = () => {
    services.leaving.abort();
    // A page that keeps asking would hold its connection, and this process, for ever.
    server.prependListener('request', (_, response) => response.setHeader('connection', 'close'));
    server.close(async () => {
      await jobs;
      await closeServices(services);
      process.exit(0);
    });
    server.closeIdleConnections();
  };
  process.once('SIGTERM', finish);
  process.once('SIGINT', finish);
}
