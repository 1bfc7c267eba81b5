import { Agent, request } from 'node:http';
import type { MadeDay, MadeRequest } from './made-day.ts';

const connections = 24;

/** Sends a made day over a few connections that stay open. One visitor's requests come one after the other. */
export async function sendDay(urls: string[], { visitors }: MadeDay): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const queue = visitors.entries();
  let sent = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      // A balancer gives each request to the next process.
      for (const [, { requests }] of queue)
        for (const one of requests) await send(agent, urls[sent++ % urls.length] ?? '', one);
    }),
  );
  agent.destroy();
}

function send(agent: Agent, url: string, { method, path, headers, body }: MadeRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    const given = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''));
    const asked = request(url + path, { agent, method, headers: given }, (response) => {
      if ((response.statusCode ?? 500) >= 400) reject(new Error(`${method} ${path}: ${response.statusCode}`));
      response.on('end', resolve);
      response.resume();
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
