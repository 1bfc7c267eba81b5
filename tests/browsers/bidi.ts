import { once } from 'node:events';

type Evaluated = { result: { value?: string }; exceptionDetails?: { text: string } };
type Waiting = { resolve: (result: never) => void; reject: (error: Error) => void };

/** The little of WebDriver BiDi that the journeys need. */
export async function connect(address: string) {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, Waiting>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, error, message, result } = JSON.parse(String(data));
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error) asked?.reject(new Error(`${error}: ${message}`));
    else asked?.resolve(result as never);
  });

  function send<Result>(method: string, params: object): Promise<Result> {
    last += 1;
    const id = last;
    socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
  }

  /** What it gives travels as JSON, so that no value has to be put together again. */
  async function evaluate<Result>(context: string, expression: string): Promise<Result> {
    const { result, exceptionDetails } = await send<Evaluated>('script.evaluate', {
      expression: `(async () => JSON.stringify(await ${expression}))()`,
      target: { context },
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return JSON.parse(result.value ?? 'null');
  }

  return { send, evaluate, close: () => socket.close() };
}

export type Session = Awaited<ReturnType<typeof connect>>;
