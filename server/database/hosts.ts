import pg from 'pg';

/** One address for each host of `postgres://user@one:5432,two:5432/name`. */
export function addressesOf(url: string): string[] {
  const [, start = '', hosts = '', rest = ''] = /^(\w+:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/.exec(url) ?? [];
  return hosts.split(',').map((host) => start + host + rest);
}

/** What a pooler such as PgBouncer may refuse to set for a connection that it shares out. */
const ownSettings = { statement_timeout: undefined, idle_in_transaction_session_timeout: undefined };

/**
 * Connects to whichever of several hosts takes writes. After a failover the first connections fail, each
 * failure turns to the next host, and the one that has become the primary is found within a few tries. A pooler
 * that refuses our settings is asked again without them: then only our own timer ends a slow statement.
 */
export function clientOf(addresses: readonly string[]): typeof pg.Client {
  let turn = 0;
  let isPooled = false;
  return class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      const connectionString = addresses[turn % addresses.length];
      super({ ...config, ...(isPooled ? ownSettings : {}), connectionString });
      // The pool listens only from a moment after it is connected; an error in between would end the process.
      this.on('error', () => {});
    }

    override connect(): Promise<pg.Client>;
    override connect(callback: (error?: Error) => void): void;
    override connect(callback?: (error?: Error) => void): Promise<pg.Client> | undefined {
      const tried = turn;
      const connected = super.connect().then(async () => {
        if (addresses.length > 1) await refuseStandby(this);
        return this;
      });
      connected.catch((error: Error) => {
        if (/unsupported startup parameter/.test(error.message)) isPooled = true;
        else if (turn === tried) turn += 1;
      });
      if (!callback) return connected;
      connected.then(() => callback(), callback);
    }
  };
}

async function refuseStandby(client: pg.Client): Promise<void> {
  const { rows } = await client.query('select pg_is_in_recovery() as standby');
  if (!rows[0]?.standby) return;
  await client.end();
  throw new Error('this host only follows another');
}
