import { write } from 'node:fs';

/** Lines wait in memory while the output is slow or full; beyond this they are dropped and counted. */
const mostWaiting = 1024 * 1024;
const pauseMs = { busy: 100, broken: 1000 };
const longestFlushMs = 1000;

export type LogOutput = {
  write: (line: string) => void;
  /** Says when no line waits any more, or that it took too long: nobody may be reading. */
  flush: (done: () => void) => void;
};

/**
 * Writes log lines without ever blocking or ending the process. A synchronous write waits for as long as a
 * disk is full or a pipe is not read, and every visitor waits with it.
 */
export function logOutput(fd: number): LogOutput {
  let lines: string[] = [];
  let length = 0;
  let dropped = 0;
  let isWriting = false;
  const idle: (() => void)[] = [];

  function add(line: string): void {
    if (length > mostWaiting) dropped += 1;
    else {
      lines.push(line);
      length += line.length;
    }
    if (!isWriting) writeWaiting();
  }

  function writeWaiting(): void {
    isWriting = lines.length > 0;
    if (!isWriting) {
      for (const resolve of idle.splice(0)) resolve();
      return;
    }
    const [batch, count, gap] = [lines.join(''), lines.length, dropped];
    lines = [];
    length = 0;
    writeBatch(Buffer.from(gap > 0 ? gapLine(gap) + batch : batch), (error) => {
      dropped += error ? count : -gap;
      if (error) later(pauseMs.broken, writeWaiting);
      else writeWaiting();
    });
  }

  function writeBatch(batch: Buffer, done: (error: Error | null) => void): void {
    write(fd, batch, (error, written) => {
      if (error?.code === 'EAGAIN') later(pauseMs.busy, () => writeBatch(batch, done));
      else if (!error && written < batch.length) writeBatch(batch.subarray(written), done);
      else done(error);
    });
  }

  return {
    write: add,
    flush: (done) => {
      if (!isWriting) return done();
      idle.push(done);
      later(longestFlushMs, done);
    },
  };
}

function later(milliseconds: number, work: () => void): void {
  setTimeout(work, milliseconds).unref();
}

/** It begins on a line of its own, as half a line may stand before it. */
function gapLine(dropped: number): string {
  const time = new Date().toISOString();
  return `\n${JSON.stringify({ level: 40, time, dropped, msg: 'some log lines could not be written' })}\n`;
}
