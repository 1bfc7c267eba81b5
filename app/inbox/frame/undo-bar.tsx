type Props = { undo: { sentence: string } | null; takeBack: () => void };

/** Says what was just done, and takes it back. */
export function UndoBar({ undo, takeBack }: Props) {
  return (
    <div className="bar" role="status">
      {undo ? (
        <>
          {undo.sentence}
          <button type="button" className="staff-button" onClick={takeBack}>
            Undo
          </button>
        </>
      ) : null}
    </div>
  );
}
