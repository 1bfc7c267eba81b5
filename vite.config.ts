import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { developmentApp } from './build-tools/development-app.ts';
import { inlineStyles } from './build-tools/inline-styles.ts';
import { pictures } from './build-tools/pictures.ts';
import { preloadHelper } from './build-tools/preload-helper.ts';
import { oldestBrowsers } from './build-tools/style-targets.ts';
import { visitScript } from './build-tools/visit-script.ts';

/**
 * React comes as one file, whatever wakes first, and with it the few small things that islands share. Else each
 * would be a request of its own, and a name that the script of every page has to know.
 */
const reactAndShared =
  /node_modules\/(react|react-dom|scheduler)\/|(vite\/preload-helper|components\/mark|content\/(company|demo)|navigation\/visit-flags)\.(js|tsx?)$/;
const groups = [
  { name: 'react', test: reactAndShared },
  { name: 'play-video', test: /app\/media\/(find-poster|play-video|video-site)\.ts$/ },
  { name: 'turn', test: /app\/media\/hologram\/\w+\.ts$/ },
];

/** With its packages in the bundle the server starts in half the time: hundreds of files need not be found. */
const packagesInBundle: Plugin = {
  name: 'packages-in-bundle',
  apply: 'build',
  config: () => ({ environments: { ssr: { resolve: { noExternal: true } } } }),
};

export default defineConfig({
  plugins: [
    packagesInBundle,
    tailwindcss(),
    inlineStyles(),
    visitScript(),
    preloadHelper(),
    pictures(),
    developmentApp(),
    reactRouter(),
  ],
  build: {
    target: oldestBrowsers,
    cssTarget: oldestBrowsers,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Tells the byte budgets which files a page's scripts bring; it is not served.
    manifest: true,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ssr: { build: { rollupOptions: { input: './server/bundle.ts' } } },
  },
});
