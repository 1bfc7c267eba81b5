import { build, install, run } from './prepare.mjs';

await install('start');
if ((await run('node', ['scripts/check-settings.ts']).finished) !== 0) process.exit(1);
await build();

const { child, finished } = run('node', ['server/main.mjs'], { env: { NODE_ENV: 'production' } });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
process.exit(await finished);
