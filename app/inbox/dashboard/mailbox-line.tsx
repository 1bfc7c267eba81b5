/** Answers that came by mail are waiting where nobody sees them. */
export function MailboxLine({ failing }: { failing: string }) {
  return (
    <p className="backup-line">
      <strong>Answers by mail are not coming in: {failing}</strong> It is tried again by itself.
    </p>
  );
}
