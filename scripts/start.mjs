import { build, install, run } from './prepare.mjs';

await install();
await build();

const { child, finished } = run('node', ['server/main.mjs'], { env: { NODE_ENV: 'production' } });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
process.exit(await finished);
