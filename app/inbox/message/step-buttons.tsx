type Props = { previous: (() => void) | null; next: (() => void) | null };

/** From one submission to the next without going back to the list. At its ends they stay, so that nothing moves. */
export function StepButtons({ previous, next }: Props) {
  return (
    <>
      <Step name="Previous" sign="↑" go={previous} />
      <Step name="Next" sign="↓" go={next} />
    </>
  );
}

function Step({ name, sign, go }: { name: string; sign: string; go: (() => void) | null }) {
  return (
    <button
      type="button"
      className="button button-quiet"
      aria-label={`${name} submission`}
      aria-disabled={go === null}
      onClick={() => go?.()}
    >
      {sign}
    </button>
  );
}
