import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { developmentApp } from './build-tools/development-app.ts';
import { inlineStyles } from './build-tools/inline-styles.ts';
import { pictures } from './build-tools/pictures.ts';
import { preloadHelper } from './build-tools/preload-helper.ts';
import { oldestBrowsers } from './build-tools/style-targets.ts';
import { visitScript } from './build-tools/visit-script.ts';

/** React comes as one file, whatever wakes first. */
const groups = [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }];

export default defineConfig({
  plugins: [
    tailwindcss(),
    inlineStyles(),
    visitScript(),
    preloadHelper(),
    pictures(),
    developmentApp(),
    reactRouter(),
  ],
  build: {
    target: 'es2023',
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
