type Answer = {
  status: number;
  headers: Headers;
  text: string;
  json: { id?: unknown; reference?: unknown; error?: { message?: string } };
};

const longest = 10_000;

/** Says of itself that it is a program, and that it wants to be counted nowhere. */
const self = {
  'user-agent': 'Prometheon-Canary/1.0 (bot)',
  'sec-gpc': '1',
  dnt: '1',
  // A page that is shown to nobody is no view, not even a robot's.
  'sec-fetch-dest': 'empty',
};

const reasons: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'its name is unknown',
  EAI_AGAIN: 'its name cannot be looked up',
  ETIMEDOUT: 'it does not answer',
  ECONNRESET: 'the connection was cut off',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'nobody trusts its certificate',
  SELF_SIGNED_CERT_IN_CHAIN: 'nobody trusts its certificate',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate comes without the chain it needs',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
};

/** An answer as it is, redirects included, or why there is none. */
export async function reach(address: string, init: RequestInit): Promise<Answer | string> {
  try {
    const response = await fetch(address, {
      ...init,
      headers: { ...self, ...init.headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(longest),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: parsed(text) };
  } catch (error) {
    return reasonOf(error);
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  if (error.name === 'TimeoutError') return `no answer within ${longest / 1000} seconds`;
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return reasons[code] ?? (code || error.message);
}

function parsed(text: string): Answer['json'] {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}
