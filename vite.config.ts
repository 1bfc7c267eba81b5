import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { developmentApp } from './build-tools/development-app.ts';
import { inlineStyles } from './build-tools/inline-styles.ts';
import { pictures } from './build-tools/pictures.ts';
import { visitScript } from './build-tools/visit-script.ts';

export default defineConfig({
  plugins: [tailwindcss(), inlineStyles(), visitScript(), pictures(), developmentApp(), reactRouter()],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  environments: {
    ssr: { build: { rollupOptions: { input: './server/app.ts' } } },
  },
});
