// What the build makes one file of: the prerenderer asks it for the pages, `main.mjs` for the server.
export * from 'virtual:react-router/server-build';
export { serve } from './process/serve.ts';
