import { getRequestListener } from '@hono/node-server';
import type { Plugin, RunnableDevEnvironment } from 'vite';

/**
 * In development the same Hono app answers, imported anew whenever one of its files changes, so edits to
 * the API reload like edits to a page. Vite's own middlewares come first and serve the modules.
 */
export function developmentApp(): Plugin {
  return {
    name: 'development-app',
    apply: 'serve',
    configureServer(server) {
      const { runner } = server.environments.ssr as RunnableDevEnvironment;
      const services = runner
        .import<typeof import('../server/services.ts')>('/server/services.ts')
        .then(({ openServices }) => openServices(process.env));
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const { createApp } = await runner.import<typeof import('../server/app.ts')>('/server/app.ts');
            const app = createApp(await services);
            request.url = request.originalUrl ?? request.url;
            await getRequestListener((incoming) => app.fetch(incoming))(request, response);
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}
