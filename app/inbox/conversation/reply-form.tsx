import type { FormEvent } from 'react';
import type { Submission } from '../answers.ts';
import { Meanwhile, repliesSince } from '../presence/meanwhile.tsx';
import type { Message, ReplyTemplate } from './answers.ts';
import { TemplateChoice } from './template-choice.tsx';
import { useReply } from './use-reply.ts';

type Props = {
  table: string;
  id: string;
  row: Submission;
  messages: Message[];
  draft: string;
  templates: ReplyTemplate[];
};

/** Answers the visitor by mail. What is written is kept as it is typed, and can be taken back before it leaves. */
export function ReplyForm({ table, id, row, messages, draft, templates }: Props) {
  const last = messages.at(-1)?.id ?? null;
  const { text, seen, isKept, busy, sent, type, reply, takeBack } = useReply({ table, id }, draft, last);
  const meanwhile = text === '' ? [] : repliesSince(messages, seen);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void reply(seen);
  };
  return (
    <form onSubmit={send} className="note-form">
      <TemplateChoice
        table={table}
        row={row}
        templates={templates}
        onChoose={(words) => type(text.trim() ? `${text.trimEnd()}\n\n${words}` : words)}
      />
      <label htmlFor="reply">Reply to {row.email}</label>
      <textarea
        id="reply"
        rows={6}
        required
        maxLength={20_000}
        className="field-input"
        value={text}
        aria-describedby="reply-state"
        onChange={(event) => type(event.target.value)}
      />
      <p id="reply-state" className="detail-line">
        {text === ''
          ? 'Their own words are quoted below yours.'
          : isKept
            ? 'Draft kept.'
            : 'Keeping the draft…'}
      </p>
      <Meanwhile replies={meanwhile} busy={busy} onSendAnyway={() => void reply(last)} />
      <button type="submit" className="button button-ember" aria-busy={busy}>
        {busy ? 'Sending…' : 'Send reply'}
      </button>
      <div role="status" className="reply-sent">
        {sent ? (
          <>
            The reply leaves in a few seconds.
            <button type="button" className="button button-quiet" onClick={takeBack}>
              Undo
            </button>
          </>
        ) : null}
      </div>
    </form>
  );
}
