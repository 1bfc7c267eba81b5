// What the build makes one file of: the prerenderer asks it for the pages, `main.mjs` for the server, and the thread
// that makes pages for what the owner has changed.
export * from 'virtual:react-router/server-build';
export { layOver } from '#app/editable/content.ts';
export { builtAddresses, renderAlone } from './pages/render-alone.ts';
export { serve } from './process/serve.ts';
