import { once } from 'node:events';
import { connect } from 'node:tls';
import type { About, Finding } from './finding.ts';
import { counted } from './finding.ts';

const day = 24 * 60 * 60 * 1000;
const policy = { fewestDays: 14, longest: 5000 };

/** How long visitors' browsers will trust the address of PUBLIC_URL. */
export async function lookAtCertificate(subject: About, origin: string | null): Promise<Finding> {
  if (!origin?.startsWith('https:')) return subject.off('PUBLIC_URL is not https, so there is none.');
  return certificateFinding(subject, origin, await endOfCertificate(new URL(origin)), Date.now());
}

export function certificateFinding(
  subject: About,
  origin: string,
  until: number | null,
  now: number,
): Finding {
  if (until === null)
    return subject.bad('unreachable', `${origin} shows no certificate.`, 'Look at the proxy in front.');
  const days = Math.floor((until - now) / day);
  const date = new Date(until).toISOString().slice(0, 10);
  if (days < 0)
    return subject.bad(
      'expired',
      `It ended on ${date}: browsers warn every visitor.`,
      'Renew it now, and see why it was not renewed by itself.',
    );
  if (days < policy.fewestDays)
    return subject.bad(
      'ends soon',
      `It ends in ${counted(days, 'day')}, on ${date}.`,
      'See why it was not renewed by itself: most are a month before.',
    );
  return subject.good(`Good for ${counted(days, 'day')}, until ${date}.`);
}

/** Whatever browsers think of it: whether it is trusted shows when the forms are tried. */
async function endOfCertificate({ hostname, port }: URL): Promise<number | null> {
  const socket = connect({
    host: hostname,
    port: Number(port) || 443,
    servername: hostname,
    rejectUnauthorized: false,
  });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(policy.longest) });
    return Date.parse(socket.getPeerCertificate().valid_to) || null;
  } catch {
    return null;
  } finally {
    socket.destroy();
  }
}
