type Props = { sentence: string | null; takeBack: () => void };

/** Says what was just done, and takes it back. */
export function UndoBar({ sentence, takeBack }: Props) {
  return (
    <div className="bar" role="status">
      {sentence ? (
        <>
          {sentence}
          <button type="button" className="button button-quiet" onClick={takeBack}>
            Undo
          </button>
        </>
      ) : null}
    </div>
  );
}
