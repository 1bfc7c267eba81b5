/**
 * How the server is started, everywhere: `npm start`, the tests, `deploy/` and the Dockerfile. New objects get
 * 4 MB before they are sorted out instead of 16, and old ones are collected once they have grown by a third:
 * less memory at its peak, and lists and exports are as fast.
 */
export const serverCommand = {
  flags: ['--max-semi-space-size=4', '--heap-growing-percent=30'],
  main: 'server/main.mjs',
};
