import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { call } from '../frame/call.ts';
import { tellWriting } from '../presence/writing.ts';
import type { SentReply } from './answers.ts';
import type { ReplyAction, ReplyOutcome } from './reply-actions.ts';

const typingPause = 600;

type Place = { table: string; id: string };

/**
 * A reply that is being written. It is kept on the server as it is typed; once it is sent it can be taken back for
 * a few seconds, and its words are in the field again.
 */
export function useReply({ table, id }: Place, draft: string, last: string | null) {
  const [text, setText] = useState(draft);
  const [kept, setKept] = useState(draft);
  // What was there before the first letter has been read; what comes later may not have been.
  const [seen, setSeen] = useState(last);
  if (text === '' && seen !== last) setSeen(last);
  const keeping = useRef(Promise.resolve());
  const fetcher = useFetcher<ReplyOutcome>({ key: `reply ${id}` });
  const sent = useSent(fetcher.data ?? null);
  const send = (action: ReplyAction) =>
    fetcher.submit(action, { method: 'post', encType: 'application/json' });

  useEffect(() => {
    if (kept === text) return;
    const timer = setTimeout(() => {
      const names = { table, id };
      keeping.current = call('POST /submissions/:table/:id/draft', { names, body: { text } }).then(
        () => setKept(text),
        // It is tried again with the next letter; the field still has it.
        () => undefined,
      );
    }, typingPause);
    return () => clearTimeout(timer);
  }, [table, id, text, kept]);

  const [outcome, setOutcome] = useState(fetcher.data);
  if (outcome !== fetcher.data) {
    setOutcome(fetcher.data);
    if (fetcher.data) {
      const words = 'text' in fetcher.data ? fetcher.data.text : '';
      setText(words);
      setKept(words);
    }
  }

  return {
    text,
    isKept: kept === text,
    busy: fetcher.state !== 'idle',
    sent,
    seen,
    type: (words: string) => {
      setText(words);
      tellWriting(id);
    },
    /** After a draft that is on its way, or that would come back once the reply has left. */
    reply: async (read: string | null) => {
      setSeen(read);
      await keeping.current;
      await send({ does: 'reply', table, id, text, seen: read });
    },
    takeBack: () => sent && void send({ does: 'take back', table, reply: sent.id }),
  };
}

/** The reply that was just sent, as long as it can be taken back. */
function useSent(outcome: ReplyOutcome): SentReply | null {
  const reply = outcome && 'leavesAt' in outcome ? outcome : null;
  const [gone, setGone] = useState<string | null>(null);
  useEffect(() => {
    if (!reply) return;
    const timer = setTimeout(() => setGone(reply.id), Math.max(0, Date.parse(reply.leavesAt) - Date.now()));
    return () => clearTimeout(timer);
  }, [reply]);
  return reply && reply.id !== gone ? reply : null;
}
