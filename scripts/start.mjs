import { build, install, run } from './prepare.mjs';
import { serverCommand } from './server-command.mjs';

await install();
await build();

const { flags, main } = serverCommand;
const { child, finished } = run('node', [...flags, main], { env: { NODE_ENV: 'production' } });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
process.exit(await finished);
