import { record } from '#server/accounts/audit.ts';
import { addressOf } from '#server/http/own-address.ts';
import type { Services } from '#server/services.ts';
import { staffRoutes } from './routes.ts';

/** How the site is doing, and trying it at once. */
export function healthApi({ watch, config, database }: Pick<Services, 'watch' | 'config' | 'database'>) {
  return staffRoutes()
    .on('GET /health', () => watch.read())
    .on('POST /health/try', async (context) => {
      await record(database, context.get('staff').user.email, 'tried the site');
      const socket = context.env?.incoming?.socket;
      const asked = addressOf(socket?.localAddress ?? '', socket?.localPort ?? config.port);
      await watch.tryAll(config.publicOrigin ?? asked);
      return watch.read();
    }).router;
}
